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
            ratio.bareWord { word in
                let parts = word.split(separator: ":").map(String.init)
                guard parts.count == 2, parts.allSatisfy(CommandNumber.isNumber) else { return nil }
                return "AspectRatio(width: \(parts[0]), height: \(parts[1]))"
            }
        }
    }
}
