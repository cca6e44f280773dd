import Foundation
import SwiftInterpreter

extension Binding {
    static let nsNumber = Binding("NSNumber") { table in
        table.register(
            NSNumber.self,
            as: "NSNumber",
            summary: "A number for formatters.",
            example: "NSNumber(value: 12.5).doubleValue"
        ) { number in
            number.hasConstantObjects()
            number.initializer("init(value: Any)", summary: "A number, or a Boolean as 1 or 0.") {
                try NSNumber(read: try $0.value("value"))
            }
            number.property("boolValue", get: { $0.boolValue })
            number.property("doubleValue", get: { $0.doubleValue })
            number.property("intValue", get: { $0.intValue })
            number.property("stringValue", get: { $0.stringValue })
            number.bridges(
                ["Int", "Double", "Bool", "CGFloat", "Float", "Decimal"],
                object: { value, _ in try NSNumber.object(of: value) },
                value: { number, name in
                    switch name {
                    case "Int": .int(number.intValue)
                    case "Bool": .bool(number.boolValue)
                    case "Double", "CGFloat", "Float": .double(number.doubleValue)
                    default: nil
                    }
                }
            )
        }
    }
}

extension NSNumber {
    /// Returns the object of a number, which keeps all digits of a decimal one.
    ///
    /// - Throws: a `BindingError` if the value is not a number.
    static func object(of value: Value) throws -> NSNumber {
        guard case .native(let native) = value.unwrapped else { return try NSNumber(read: value) }
        if let number = native.base as? Decimal { return NSDecimalNumber(decimal: number) }
        return try native.base as? NSNumber ?? NSNumber(read: value)
    }

    /// Returns the number in an interpreter value.
    ///
    /// - Throws: a `BindingError` if the value is not a number.
    convenience init(read value: Value) throws {
        switch value {
        case .bool(let flag): self.init(value: flag)
        case .int(let number): self.init(value: number)
        case .double(let number): self.init(value: number)
        case .native(let native):
            if let number = native.base as? Decimal {
                self.init(value: NSDecimalNumber(decimal: number).doubleValue)
            } else if let number = native.base as? NSNumber {
                self.init(value: number.doubleValue)
            } else {
                fallthrough
            }
        default:
            throw BindingError("cannot convert value of type '\(value.typeName)' to expected argument type 'NSNumber'")
        }
    }
}
