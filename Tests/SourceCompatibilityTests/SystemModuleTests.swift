import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Files of apps import modules of Apple's systems.
@Suite struct SystemModuleTests {
    @Test func theirTypesAreTheHeadlessOnes() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let layer: CALayer = view.layer
        layer.cornerRadius = 4
        layer.borderColor = UIColor.red.cgColor
        layer.borderWidth = 1
        let color: CGColor? = layer.borderColor
        #expect(color == UIColor.red.cgColor)
        #expect(view.displayContent.cornerRadius == 4 && view.displayContent.border?.color == .red)
        #expect(CATransform3DIsIdentity(layer.transform) && CGFloat.zero == layer.zPosition)
    }
}
