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
            offset.bareWords { words in
                CommandNumber.numbers(words, count: 2).map { ("UIOffset(horizontal: \($0[0]), vertical: \($0[1]))", 2) }
            }
        }
    }
}
