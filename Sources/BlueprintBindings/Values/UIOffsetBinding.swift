import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiOffset = Binding("UIOffset") { table in
        table.register(
            UIOffset.self,
            as: "UIOffset",
            summary: "An offset in points.",
            example: "UIOffset(horizontal: 4, vertical: 2)"
        ) { offset in
            offset.initializer("init(horizontal: CGFloat, vertical: CGFloat)") {
                UIOffset(horizontal: try $0["horizontal"], vertical: try $0["vertical"])
            }
            offset.staticProperty("zero", summary: "An offset of 0.", UIOffset.zero)
            offset.property("horizontal", \.horizontal)
            offset.property("vertical", \.vertical)
            offset.bareWords { words in
                CommandNumber.numbers(words, count: 2).map { ("UIOffset(horizontal: \($0[0]), vertical: \($0[1]))", 2) }
            }
        }
    }
}
