import SwiftSyntax

extension Lowerer {
    /// Lowers a literal; returns nil for other nodes.
    func literal(_ node: ExprSyntax) throws -> Expression? {
        // The kind is read faster than the node is unwrapped.
        switch node.kind {
        case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr,
            .stringLiteralExpr:
            break
        default: return nil
        }
        let start = offset(node)
        switch node.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let literal):
            return Expression(try integer(literal.literal.text, literal), at: start)
        case .floatLiteralExpr(let literal):
            let text = literal.literal.text.replacing("_", with: "")
            guard let value = Double(text), value.isFinite else {
                report("the number \(text) is too large", node)
                return Expression(.float(0), at: start)
            }
            return Expression(.float(value), at: start)
        case .booleanLiteralExpr(let literal): return Expression(.boolean(literal.literal.text == "true"), at: start)
        case .nilLiteralExpr: return Expression(.nilLiteral, at: start)
        case .stringLiteralExpr(let literal): return Expression(.string(try string(literal)), at: start)
        case .arrayExpr(let array):
            return Expression(.array(try array.elements.map { try expression($0.expression) }), at: start)
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else {
                return Expression(.dictionary([]), at: start)
            }
            let pairs = try elements.map { (key: try expression($0.key), value: try expression($0.value)) }
            return Expression(.dictionary(pairs), at: start)
        default: return nil
        }
    }

    private func integer(_ text: String, _ node: some SyntaxProtocol) throws -> Expression.Kind {
        let all = text.utf8.contains(UInt8(ascii: "_")) ? text.replacing("_", with: "") : text
        let prefixes = ["0x": 16, "0b": 2, "0o": 8]
        let radix = all.utf8.count > 2 ? prefixes[String(all.prefix(2))] ?? 10 : 10
        let digits = radix == 10 ? all[...] : all.dropFirst(2)
        if let value = Int(digits, radix: radix) { return .integer(value) }
        guard let value = LargeInteger(digits, radix: radix) else {
            report("the number \(text) is too large", node)
            return .integer(0)
        }
        return .largeInteger(value)
    }

    // MARK: - Strings

    private func string(_ literal: StringLiteralExprSyntax) throws -> [Expression.StringPart] {
        let hashes = literal.openingPounds?.text.count ?? 0
        var parts: [Expression.StringPart] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let text):
                let content = try unescaped(text.content.text, hashes: hashes, at: text)
                if case .text(let before)? = parts.last {
                    parts[parts.count - 1] = .text(before + content)
                } else {
                    parts.append(.text(content))
                }
            case .expressionSegment(let interpolation):
                parts.append(.value(try interpolated(interpolation)))
            }
        }
        return parts
    }

    private func unescaped(_ text: String, hashes: Int, at node: some SyntaxProtocol) throws -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        let scalars = Array(text.unicodeScalars)
        let marks = Array(repeating: Unicode.Scalar("#"), count: hashes)
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            guard scalar == "\\", scalars[index...].starts(with: marks) else {
                result.append(scalar)
                continue
            }
            index += hashes
            guard index < scalars.count else { break }
            let escape = scalars[index]
            index += 1
            switch escape {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "\\", "\"", "'": result.append(escape)
            case "u": result.append(try unicodeEscape(scalars, &index, at: node))
            case "\n", " ", "\t": skipLineEnd(scalars, &index, escape)
            default:
                report(
                    "invalid escape sequence '\\\(escape)' in literal",
                    node,
                    fix: "write '\\\\\(escape)' for a backslash"
                )
            }
        }
        return String(result)
    }

    private func unicodeEscape(
        _ scalars: [Unicode.Scalar],
        _ index: inout Int,
        at node: some SyntaxProtocol
    ) throws -> Unicode.Scalar {
        guard let close = scalars[index...].firstIndex(of: "}"), close > index + 1, scalars[index] == "{" else {
            throw invalid("expected hexadecimal digits in braces, such as '\\u{1F600}'", node)
        }
        var digits = String.UnicodeScalarView()
        digits.append(contentsOf: scalars[(index + 1)..<close])
        index = close + 1
        guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) else {
            throw invalid("'\\u{\(String(digits))}' is not a valid Unicode scalar", node)
        }
        return scalar
    }

    /// Skips a backslash at the end of a line in a multi-line string, which joins the line with the next one.
    private func skipLineEnd(_ scalars: [Unicode.Scalar], _ index: inout Int, _ first: Unicode.Scalar) {
        if first == "\n" { return }
        while index < scalars.count, scalars[index] == " " || scalars[index] == "\t" { index += 1 }
        if index < scalars.count, scalars[index] == "\n" { index += 1 }
    }
}

/// The interpolations of string literals that call a function of the source, or have labels.
extension Lowerer {
    /// Returns the value of an interpolation: an expression, or the text that `appendInterpolation` makes of arguments.
    func interpolated(_ node: ExpressionSegmentSyntax) throws -> Expression {
        guard let first = node.expressions.first else {
            throw invalid("expected an expression between the parentheses", node)
        }
        if node.expressions.count == 1, first.label == nil, !declaresInterpolations {
            return try expression(first.expression)
        }
        return Expression.collecting(
            [.value(try arguments(node.expressions))],
            in: "DefaultStringInterpolation",
            at: offset(first)
        )
    }

    /// True if source declares an `appendInterpolation` whose call is written as a single value.
    private var declaresInterpolations: Bool { session.hasInterpolations || contents.mayDeclareInterpolations }

    /// Notes a function that interpolations call.
    func noteInterpolation(_ node: FunctionDeclSyntax) {
        guard node.name.text == "appendInterpolation", !session.hasInterpolations else { return }
        session.hasInterpolations = true
    }
}
