import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let cgSize = Binding("CGSize") { table in
        table.register(
            CGSize.self,
            as: "CGSize",
            summary: "A width and a height, in points.",
            example: "CGSize(width: 100, height: 50)"
        ) { size in
            size.method("applying(_ t: CGAffineTransform) -> CGSize", summary: "Returns the value after a transform.") {
                $0.applying(try $1["t"])
            }
            size.initializer("init()", summary: "0×0.") { _ in CGSize.zero }
            size.initializer("init(width: CGFloat, height: CGFloat)") {
                CGSize(width: try $0.get("width", as: CGFloat.self), height: try $0.get("height", as: CGFloat.self))
            }
            size.staticProperty("zero", summary: "The size 0×0.", CGSize.zero)
            size.staticProperty(
                "infinity",
                summary: "An unlimited size.",
                CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
            )
            size.property("width", \.width)
            size.property("height", \.height)
            size.method(
                "replacingInfinity(with replacement: CGSize) -> CGSize",
                summary: "Returns the size with infinite lengths replaced.",
                command: .none
            ) { $0.replacingInfinity(with: try $1.get("replacement", as: CGSize.self)) }
            size.bareWords { words in
                if let numbers = CommandNumber.numbers(words, count: 2) {
                    return ("CGSize(width: \(numbers[0]), height: \(numbers[1]))", 2)
                }
                let parts = words.first?.split(whereSeparator: { $0 == "x" || $0 == "×" }).map(String.init) ?? []
                guard parts.count == 2, parts.allSatisfy(CommandNumber.isNumber) else { return nil }
                return ("CGSize(width: \(parts[0]), height: \(parts[1]))", 1)
            }
        }
    }
}
