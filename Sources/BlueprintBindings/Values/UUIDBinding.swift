import Foundation
import SwiftInterpreter

extension Binding {
    static let uuid = Binding("UUID") { table in
        table.register(
            UUID.self,
            as: "UUID",
            summary: "A unique identifier; the values are counted, so that the same source gives the same values.",
            example: "UUID().uuidString"
        ) { uuid in
            uuid.initializer("init()", summary: "The next one.") { UUID(counting: $0.nextNumber()) }
            uuid.failableInitializer("init(uuidString string: String)", summary: "Nil if the text is none.") {
                UUID(uuidString: try $0.get("string", as: String.self))
            }
            uuid.property("uuidString", \.uuidString, summary: "Hexadecimal digits in five groups.")
            uuid.property("description", \.description)
        }
    }
}

extension UUID {
    /// Returns a UUID that ends in a number.
    fileprivate init(counting number: Int) {
        func byte(_ position: Int) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * position)) }
        self.init(
            uuid: (
                0, 0, 0, 0, 0, 0, 0, 0, byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
            )
        )
    }
}
