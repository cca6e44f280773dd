import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let cgAffineTransform = Binding("CGAffineTransform") { table in
        table.register(
            CGAffineTransform.self,
            as: "CGAffineTransform",
            summary: "A transform in the plane.",
            example: "CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2)"
        ) { transform in
            for (name, path) in parts { transform.property(name, path) }
        }
    }

    private static var parts: [(String, WritableKeyPath<CGAffineTransform, CGFloat>)] {
        [("a", \.a), ("b", \.b), ("c", \.c), ("d", \.d), ("tx", \.tx), ("ty", \.ty)]
    }
}
