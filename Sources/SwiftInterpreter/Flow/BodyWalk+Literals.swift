/// The literals of integers that their types cannot hold.
extension BodyWalk {
    /// Notes a literal, with its sign, that overflows; returns true for a literal with a sign.
    func checkLiteral(_ node: Expression) -> Bool {
        switch node.kind {
        case .integer(let number): check(number, node)
        case .largeInteger(let number): check(number, isNegative: false, node)
        case .unary("-", let operand):
            switch operand.kind {
            case .integer(let number): check(-number, operand)
            case .largeInteger(let number): check(number, isNegative: true, operand)
            default: return false
            }
            return true
        default: break
        }
        return false
    }

    private func check(_ number: Int, _ node: Expression) {
        guard number < 0 || number > Int8.max, let type = findings.type(of: node),
            let integers = type.integers, !holds(number, integers)
        else { return }
        add("\(number)", isUnsigned: number < 0 && !integers.isSigned, type, node)
    }

    private func check(_ number: LargeInteger, isNegative: Bool, _ node: Expression) {
        guard let type = findings.type(of: node) else { return }
        if let integers = type.integers {
            if !isNegative, let value = number.integer, holds(value, integers) { return }
            add((isNegative ? "-" : "") + number.digits, isUnsigned: isNegative && !integers.isSigned, type, node)
        } else if type.nominal?.name == "Float" ? Float(number.digits)?.isFinite != true : !number.double.isFinite {
            add((isNegative ? "-" : "") + number.digits, isUnsigned: false, type, node)
        }
    }

    private func add(_ number: String, isUnsigned: Bool, _ type: Type, _ node: Expression) {
        found.add(
            isUnsigned
                ? "negative integer '\(number)' overflows when stored into unsigned type '\(type)'"
                : "integer literal '\(number)' overflows when stored into '\(type)'",
            at: node.offset
        )
    }

    private func holds<Number: FixedWidthInteger>(_ number: some FixedWidthInteger, _ type: Number.Type) -> Bool {
        Number(exactly: number) != nil
    }
}

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
