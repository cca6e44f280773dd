import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiBezierPath = Binding("UIBezierPath") { table in
        table.register(
            UIBezierPath.self,
            as: "UIBezierPath",
            summary: "A path of lines and curves; nothing draws it here.",
            example: "UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20), corners: .capsule).bounds"
        ) { path in
            path.hasReferenceSemantics()
        }
    }
}
