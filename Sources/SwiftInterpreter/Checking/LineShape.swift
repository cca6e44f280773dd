/// The shape of an expression: the expression but for the values of literals and the statements of closures without
/// parameters.
///
/// The types in two lines of the same shape are the same, since no type depends on the value of a number or on the
/// length of a text.
struct LineShape: Hashable {
    /// A part of an expression, without the parts in it, which follow.
    private enum Mark: Hashable {
        case integer
        case float
        case boolean(Bool)
        case nothing
        case text(isCharacter: Bool)
        case interpolated(Int)
        case array(Int)
        case dictionary(Int)
        case tuple(Int)
        case name(String)
        case globalName(String)
        case implicitMember(String)
        case member(String)
        case call(Int, FunctionEffects)
        case subscripted(Int)
        case argument(String?, isTrailing: Bool)
        case block(isEmpty: Bool)
        case function(Int, statements: Int)
        case unary(String)
        case binary(String)
        case assignment(String?)
        case range(isClosed: Bool, hasLower: Bool, hasUpper: Bool)
        case and, or, coalesce, ternary, optionalLink, chain, forced, reference
    }

    private var marks: [Mark] = []

    static func == (one: LineShape, other: LineShape) -> Bool { one.marks == other.marks }

    func hash(into hasher: inout Hasher) { hasher.combine(marks) }

    /// The parts of an expression that were read together with its shape, in the same order for each shape.
    struct Parts {
        var nodes: [Expression] = []
        /// The closures without parameters, whose statements are not part of the shape.
        var blocks: [(closure: ClosureExpression, node: Expression)] = []
    }

    /// Reads the shape of an expression; returns nil for one that declares something or names a type.
    static func read(_ node: Expression) -> (shape: LineShape, parts: Parts)? {
        var (shape, parts) = (LineShape(), Parts())
        shape.marks.reserveCapacity(16)
        parts.nodes.reserveCapacity(8)
        return shape.add(node, &parts) ? (shape, parts) : nil
    }

    /// Reads the shape of the statements of a closure, which are expressions.
    static func read(_ statements: [Statement]) -> (shape: LineShape, parts: Parts)? {
        var (shape, parts) = (LineShape(), Parts())
        return shape.add(statements, &parts) ? (shape, parts) : nil
    }

    private mutating func add(_ statements: [Statement], _ parts: inout Parts) -> Bool {
        for statement in statements {
            guard case .expression(let node) = statement.kind, add(node, &parts) else { return false }
        }
        return true
    }

    private mutating func add(_ node: Expression, _ parts: inout Parts) -> Bool {
        guard node.notation == nil else { return false }
        parts.nodes.append(node)
        switch node.kind {
        case .call(let call):
            marks.append(.call(call.arguments.count, call.covered))
            return add(call.callee, &parts) && add(call.arguments, &parts)
        case .subscripted(let base, let indices):
            marks.append(.subscripted(indices.count))
            return add(base, &parts) && add(indices, &parts)
        case .tuple(let fields):
            marks.append(.tuple(fields.count))
            return add(fields, &parts)
        case .closure(let closure): return add(closure, node, &parts)
        default:
            guard let mark = mark(of: node) else { return false }
            marks.append(mark)
            for part in node.parts where !add(part, &parts) { return false }
            return true
        }
    }

    private mutating func add(_ arguments: [LabelledExpression], _ parts: inout Parts) -> Bool {
        for argument in arguments {
            marks.append(.argument(argument.label, isTrailing: argument.isTrailing))
            guard add(argument.value, &parts) else { return false }
        }
        return true
    }

    private mutating func add(_ closure: ClosureExpression, _ node: Expression, _ parts: inout Parts) -> Bool {
        guard closure.parameters == nil, closure.captures.isEmpty,
            !closure.heading.hasSignature, closure.heading.result == nil
        else { return false }
        guard closure.shorthandCount > 0 else {
            marks.append(.block(isEmpty: closure.parts.isEmpty))
            if !closure.parts.isEmpty { parts.blocks.append((closure, node)) }
            return true
        }
        marks.append(.function(closure.shorthandCount, statements: closure.body.count))
        return add(closure.body, &parts)
    }

    /// Returns the mark of an expression without labels; nil for one that no shape has.
    private func mark(of node: Expression) -> Mark? {
        switch node.kind {
        case .integer, .largeInteger: .integer
        case .float: .float
        case .boolean(let value): .boolean(value)
        case .nilLiteral: .nothing
        case .string(let parts): mark(of: parts)
        case .array(let elements): .array(elements.count)
        case .dictionary(let pairs): .dictionary(pairs.count)
        case .name(let name): .name(name)
        case .globalName(let name): .globalName(name)
        case .implicitMember(let name): .implicitMember(name)
        case .member(_, let name): .member(name)
        case .unary(let name, _): .unary(name)
        case .binary(let name, _, _): .binary(name)
        case .assign: .assignment(nil)
        case .assignWith(let name, _, _): .assignment(name)
        case .and: .and
        case .or: .or
        case .coalesce: .coalesce
        case .ternary: .ternary
        case .range(let lower, let upper, let isClosed):
            .range(isClosed: isClosed, hasLower: lower != nil, hasUpper: upper != nil)
        case .optionalLink: .optionalLink
        case .chain: .chain
        case .forced: .forced
        case .reference: .reference
        default: nil
        }
    }

    private func mark(of parts: [Expression.StringPart]) -> Mark {
        let values = parts.count { if case .value = $0 { true } else { false } }
        guard values == 0, parts.count == 1, case .text(let text) = parts[0] else {
            return values == 0 ? .text(isCharacter: false) : .interpolated(values)
        }
        // A literal of one character may be a `Character`.
        return .text(isCharacter: !text.isEmpty && text.dropFirst().isEmpty)
    }
}
