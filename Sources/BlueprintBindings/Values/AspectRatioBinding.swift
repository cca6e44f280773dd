import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let aspectRatio = Binding("AspectRatio") { table in
        table.register(
            AspectRatio.self,
            as: "AspectRatio",
            summary: "A width in proportion to a height.",
            example: "AspectRatio(width: 16, height: 9)"
        ) { ratio in
            ratio.initializer("init(width: CGFloat, height: CGFloat)") {
                AspectRatio(width: try $0["width"], height: try $0["height"])
            }
            ratio.initializer("init(ratio: CGFloat)") { AspectRatio(ratio: try $0.get("ratio", as: CGFloat.self)) }
            ratio.staticProperty("square", summary: "1 to 1.", AspectRatio.square)
            ratio.property("ratio", \.ratio)
            ratio.bareWord { word in
                let parts = word.split(separator: ":").map(String.init)
                guard parts.count == 2, parts.allSatisfy(CommandNumber.isNumber) else { return nil }
                return "AspectRatio(width: \(parts[0]), height: \(parts[1]))"
            }
        }
    }
}
