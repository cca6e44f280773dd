import Foundation

/// Values as literals of Swift.
enum Quoted {
    /// The text in quotes, with what has a meaning in them escaped.
    static func literal(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }

    /// A finite number, without a fraction where it has none.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(format: "%.0f", value) : "\(value)"
    }
}
