import Foundation
import HeadlessUIKit
import Testing

@Suite struct LayerTests {
    @Test func theBorderAndTheCornersAreShown() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(view.displayContent.border == nil && view.displayContent.cornerRadius == 0)
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.red.cgColor
        view.layer.cornerRadius = 30
        #expect(view.displayContent.border == DisplayContent.Border(color: .red, width: 2))
        #expect(view.displayContent.cornerRadius == 10)
        view.layer.maskedCorners = []
        #expect(view.displayContent.cornerRadius == 0)
        for view in [UILabel(), UIButton(), UIScrollView(), UIImageView()] {
            view.layer.borderWidth = 1
            #expect(view.displayContent.border == DisplayContent.Border(color: .black, width: 1))
        }
    }

    @Test func someOfItsPropertiesAreTheViews() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 40, height: 20))
        view.layer.masksToBounds = true
        view.layer.opacity = 0.5
        view.layer.backgroundColor = UIColor.green.cgColor
        view.layer.transform = CATransform3DMakeScale(2, 2, 1)
        view.layer.isHidden = true
        #expect(view.clipsToBounds && view.alpha == 0.5 && view.backgroundColor == .green && view.isHidden)
        #expect(view.transform3D.m11 == 2 && view.layer === view.layer && view.layer.position == view.center)
    }

    @Test func valuesOtherThanTheDefaultsAreInspected() {
        let view = UIView()
        func names() -> [String] { view.inspectedProperties.map(\.name).filter { $0.hasPrefix("layer.") } }
        view.layer.name = "plain"
        #expect(names() == [])
        view.layer.shadowOpacity = 0.25
        view.layer.shadowRadius = 8
        view.layer.cornerCurve = .continuous
        #expect(names() == ["layer.cornerCurve", "layer.shadowOpacity", "layer.shadowRadius"])
    }
}
