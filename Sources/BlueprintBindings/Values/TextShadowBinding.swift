import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let textShadow = Binding("TextShadow") { table in
        table.register(
            TextShadow.self,
            as: "TextShadow",
            summary: "The shadow of letters.",
            example: "TextShadow(radius: 2, opacity: 0.5, offset: UIOffset(horizontal: 1, vertical: 1), color: .black)"
        )
    }
}
