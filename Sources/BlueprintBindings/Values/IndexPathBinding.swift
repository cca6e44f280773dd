import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// The sum of two array literals is an index path where a value of any type is expected: its `+` is not generic.
    static let indexPath = Binding("IndexPath") { table in
        table.register(
            IndexPath.self,
            as: "IndexPath",
            traits: .operators,
            summary: "The indices on the way to an item in nested lists.",
            example: "IndexPath(indexes: [0, 2]).count"
        ) { path in
            path.initializer("init()", summary: "One without indices.") { _ in IndexPath() }
            path.initializer("init(arrayLiteral indexes: [Int])") { try IndexPath(indexesIn: $0) }
            path.initializer("init(indexes: [Int])") { try IndexPath(indexesIn: $0) }
            path.initializer("init(index: Int)", summary: "One with one index.") {
                IndexPath(index: try $0.get("index", as: Int.self))
            }
            path.initializer("init(row: Int, section: Int)", summary: "The path to a row of a section.") {
                IndexPath(row: try $0["row"], section: try $0["section"])
            }
            path.initializer("init(item: Int, section: Int)", summary: "The path to an item of a section.") {
                IndexPath(item: try $0["item"], section: try $0["section"])
            }
            for (name, place) in [("item", 1), ("row", 1), ("section", 0)] {
                path.property(name, summary: "Index \(place).") { path -> Int in
                    guard path.count > place else { throw BindingError("the index path has \(path.count) indices") }
                    return path[place]
                }
            }
            path.property("count", \.count, summary: "The number of indices.")
            path.property("isEmpty", \.isEmpty)
            path.property("description", \.description)
            path.infix("+", "IndexPath") { (one: IndexPath, other: IndexPath) in one + other }
        }
    }
}

extension IndexPath {
    /// Creates an index path from the argument with the indices.
    fileprivate init(indexesIn arguments: Arguments) throws {
        self.init(indexes: try arguments.get("indexes", as: [Int].self))
    }
}
