import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiEdgeInsets = Binding("UIEdgeInsets") { table in
        table.register(
            UIEdgeInsets.self,
            as: "UIEdgeInsets",
            summary: "The insets of four sides, in points.",
            example: "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
        ) { insets in
            insets.initializer("init()", summary: "Nothing is selected (the default).") { _ in UIEdgeInsets.zero }
            insets.bareWords { words in
                let counts = [4, 2, 1]
                guard let numbers = counts.lazy.compactMap({ CommandNumber.numbers(words, count: $0) }).first else {
                    return nil
                }
                // Four numbers are the sides; two are the horizontal and the vertical inset, as in `inset 20 10`.
                let (across, along) = (numbers[0], numbers[numbers.count == 2 ? 1 : 0])
                let sides = numbers.count == 4 ? numbers : [along, across, along, across]
                let text = zip(["top", "left", "bottom", "right"], sides).map { "\($0): \($1)" }
                return ("UIEdgeInsets(\(text.joined(separator: ", ")))", numbers.count)
            }
        }
    }
}
