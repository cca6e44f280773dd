/// The rule that a closure with implicit parameters uses all of them.
enum ClosureBody {
    /// Returns true if a text uses all implicit parameters, outside the closures within it.
    static func usesAll(_ variables: [ExpressionForm.Variable], in text: String) -> Bool {
        var depth = 0
        var outside = ""
        for character in text {
            if character == "}" { depth -= 1 }
            if depth == 0 { outside.append(character) }
            if character == "{" { depth += 1 }
        }
        return variables.allSatisfy { !$0.name.hasPrefix("$") || outside.contains($0.name) }
    }

    /// Returns a short body of a type that uses all implicit parameters.
    static func simple(_ type: ValueType, _ variables: [ExpressionForm.Variable]) -> String {
        guard variables.count == 1, let variable = variables.first else { return "$0 + $1" }
        switch (type, variable.type) {
        case (.bool, .int): return "$0 > 3"
        case (.bool, _): return "$0.isEmpty"
        case (.string, .int): return #""\($0)""#
        case (.string, _): return #"$0 + "x""#
        case (_, .string): return "$0.count"
        default: return "$0 + 1"
        }
    }
}
