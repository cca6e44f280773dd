import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let layoutAttributes = Binding("LayoutAttributes") { table in
        table.register(
            LayoutAttributes.self,
            as: "LayoutAttributes",
            summary: "The frame, alpha, hidden state and transform of an element.",
            example: "LayoutAttributes(frame: CGRect(x: 10, y: 10, width: 40, height: 20)).bounds"
        )
    }
}
