import Foundation

/// Numbers with the four basic operators.
protocol Arithmetic {
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self
}

extension Double: Arithmetic {}
extension Decimal: Arithmetic {}

extension Arithmetic {
    /// Returns the result of an operator; nil for another name.
    static func result(of name: String, _ left: Self, _ right: Self) -> Self? {
        switch name {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        case "/": left / right
        default: nil
        }
    }
}
