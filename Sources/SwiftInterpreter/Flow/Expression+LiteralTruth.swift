/// The Boolean values that a compiler computes itself, to find the paths that are never taken.
extension Expression {
    /// The value of a literal, its negation, or a comparison of literals; nil for all else.
    var literalTruth: Bool? {
        switch withoutParentheses.kind {
        case .boolean(let value): value
        case .unary("!", let operand): operand.literalTruth.map { !$0 }
        case .binary(let name, let left, let right): Self.comparison(name, left, right)
        default: nil
        }
    }

    private static func comparison(_ name: String, _ left: Expression, _ right: Expression) -> Bool? {
        if let left = left.literalTruth, let right = right.literalTruth {
            return name == "==" ? left == right : name == "!=" ? left != right : nil
        }
        guard case .integer(let left) = left.withoutParentheses.kind,
            case .integer(let right) = right.withoutParentheses.kind
        else { return nil }
        switch name {
        case "==": return left == right
        case "!=": return left != right
        case "<": return left < right
        case "<=": return left <= right
        case ">": return left > right
        case ">=": return left >= right
        default: return nil
        }
    }
}
