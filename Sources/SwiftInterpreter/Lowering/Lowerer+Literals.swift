import SwiftSyntax

extension Lowerer {
    /// Lowers a literal; returns nil for other nodes.
    func literal(_ node: ExprSyntax) throws -> Expression? {
        guard Self.literals.contains(node.kind) else { return nil }
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

    private static let literals: Set<SyntaxKind> = [
        .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr,
        .stringLiteralExpr,
    ]

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

/// The check that a function with a result returns a value on every path, as a compiler makes before running.
extension Lowerer {
    /// Throws if a body can end without returning a value.
    ///
    /// - Parameter kind: the compiler's words for the function, such as `instance method`.
    func checkReturns(_ body: [Statement], of result: TypeRef, in kind: String, at place: Int) throws {
        guard checks.paths, result != .void, result != .named("Never"), !gives(body) else { return }
        throw source.diagnostic(
            "missing return in \(kind) expected to return '\(result)'",
            at: place,
            kind: .meaning
        )
    }

    /// Returns the compiler's words for a kind of function.
    func kind(of function: FunctionDeclSyntax) -> String {
        if function.parent?.is(MemberBlockItemSyntax.self) == true {
            let isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
            return isStatic ? "static method" : "instance method"
        }
        var ancestor = function.parent
        while let node = ancestor {
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { return "local function" }
            ancestor = node.parent
        }
        return "global function"
    }

    /// Returns true if a body returns a value, possibly as its single expression.
    private func gives(_ body: [Statement]) -> Bool {
        guard body.count == 1, case .expression(let node) = body[0].kind else { return leaves(body) }
        switch node.kind {
        case .conditional(let conditional): return gives(conditional.body) && conditional.otherwise.map(gives) == true
        case .choice(let choice): return choice.cases.allSatisfy { gives($0.body) }
        default: return true
        }
    }

    /// Returns true if the code after a body is unreachable.
    private func leaves(_ body: [Statement]) -> Bool { body.contains { leaves($0) } }

    private func leaves(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .returned, .thrown, .fellThrough: true
        case .expression(let node): leaves(node)
        case .whileLoop(let conditions, let body, _): isEndless(conditions) && !breaks(body)
        case .repeatLoop(let body, let condition, _):
            leaves(body) || isEndless([.expression(condition)]) && !breaks(body)
        case .block(let body, let label): leaves(body) && (label == nil || !breaks(body))
        case .attempted(let attempt): leaves(attempt.body) && attempt.clauses.allSatisfy { leaves($0.body) }
        default: false
        }
    }

    private func leaves(_ node: Expression) -> Bool {
        switch node.kind {
        case .conditional(let conditional): leaves(conditional.body) && conditional.otherwise.map(leaves) == true
        case .choice(let choice): choice.cases.allSatisfy { leaves($0.body) }
        case .call(let call):
            // Other functions that never return are only known when they are called.
            if case .name("fatalError") = call.callee.kind {
                true
            } else if case .name("preconditionFailure") = call.callee.kind {
                true
            } else {
                mentionsNever
            }
        default: false
        }
    }

    /// Returns true if the code after a body is certainly reachable: the body neither leaves the block nor calls a
    /// function that might never return.
    func certainlyCompletes(_ body: [Statement]) -> Bool {
        body.allSatisfy { statement in
            switch statement.kind {
            case .variables, .function, .type, .alias: true
            case .expression(let node): certainlyCompletes(node)
            default: false
            }
        }
    }

    private func certainlyCompletes(_ node: Expression) -> Bool {
        switch node.kind {
        case .assign, .assignWith: true
        case .call(let call):
            if case .name("print") = call.callee.kind { true } else { false }
        default: false
        }
    }

    private func isEndless(_ conditions: [Condition]) -> Bool {
        guard conditions.count == 1, case .expression(let node) = conditions[0], case .boolean(true) = node.kind else {
            return false
        }
        return true
    }

    /// Returns true if a loop's body may contain a `break` of that loop.
    private func breaks(_ body: [Statement]) -> Bool {
        body.contains { statement in
            switch statement.kind {
            case .broken: true
            case .expression(let node):
                switch node.kind {
                case .conditional(let conditional): breaks(conditional.body) || breaks(conditional.otherwise ?? [])
                case .choice(let choice): choice.cases.contains { breaks($0.body) }
                default: false
                }
            case .guarded(_, let body), .block(let body, _), .whileLoop(_, let body, _), .repeatLoop(let body, _, _):
                breaks(body)
            case .forLoop(let loop, _): breaks(loop.body)
            case .attempted(let attempt): breaks(attempt.body) || attempt.clauses.contains { breaks($0.body) }
            default: false
            }
        }
    }
}

extension Expression {
    /// True if the expression certainly has a value other than `Void`.
    var certainlyHasValue: Bool {
        switch kind {
        case .integer, .largeInteger, .float, .boolean, .string, .array, .dictionary, .nilLiteral, .binary, .and, .or,
            .closure,
            .range:
            true
        default: false
        }
    }
}
