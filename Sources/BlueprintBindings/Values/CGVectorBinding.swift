import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let cgVector = Binding("CGVector") { table in
        table.register(
            CGVector.self,
            as: "CGVector",
            summary: "A direction and a length.",
            example: "CGVector(dx: 1, dy: 2)"
        )
    }
}
