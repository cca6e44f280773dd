/// Determines the static type of an expression from declarations and from the values of variables.
///
/// It evaluates nothing, since a call with side effects must run only once. If the declarations do not determine a
/// type, it is unknown, and code that depends on it is rejected rather than guessed.
struct StaticTypes {
    let evaluator: Evaluator
    let scope: Scope
    /// The number of declarations followed so far, which can form a cycle.
    private var level = 0

    private static let maximumDepth = 32

    init(_ evaluator: Evaluator, _ scope: Scope) {
        self.evaluator = evaluator
        self.scope = scope
    }

    /// Returns the type of an expression without context; nil if unknown.
    func type(of node: Expression) -> TypeRef? {
        let type = found(node)
        return type == .any ? nil : type
    }

    /// Returns the type of a path of properties.
    func type(of names: [String], in type: DeclaredType) -> TypeRef? {
        names.reduce(.named(type.name) as TypeRef?) { found, name in found.flatMap { member(name, ofType: $0) } }
    }

    /// Returns a copy that looks up names in the scope of another declaration.
    func inside(_ scope: Scope) -> StaticTypes? {
        guard level < Self.maximumDepth else { return nil }
        var inner = StaticTypes(evaluator, scope)
        inner.level = level + 1
        return inner
    }

    private func found(_ node: Expression) -> TypeRef? {
        switch node.kind {
        case .evaluated(let value): evaluator.inferredType(of: value)
        case .nilLiteral: .optional(.any)
        case .integer: .int
        case .float: .double
        case .boolean, .and, .or: .bool
        case .string: .string
        case .array(let elements): common(elements).map { .array($0) }
        case .dictionary(let pairs): dictionary(pairs)
        case .tuple(let parts): tuple(parts)
        case .name(let name): self.name(name)
        case .member(let base, let name): member(name, of: base)
        case .call(let call): result(of: call)
        case .subscripted(let base, let indices): element(of: base, indices)
        case .unary(let name, let operand): name == "!" ? .bool : type(of: operand)
        case .binary(let name, let left, let right): operation(name, left, right)
        case .coalesce(let left, let right): coalesced(left, right)
        case .ternary(_, let yes, let no): common([yes, no])
        case .optionalLink(let base), .forced(let base): type(of: base)?.wrapped
        case .chain(let body): type(of: body).map { $0.isOptional ? $0 : .optional($0) }
        default: special(node)
        }
    }

    private func special(_ node: Expression) -> TypeRef? {
        switch node.kind {
        case .cast(_, let type, let kind):
            switch kind {
            case .plain, .forced: type
            case .optional: .optional(type)
            case .test: .bool
            }
        case .attempt(let inner, let isForced):
            isForced ? type(of: inner) : type(of: inner).map { $0.isOptional ? $0 : .optional($0) }
        default: nil
        }
    }

    /// Returns the result type of a single-expression closure with the given parameter types.
    func result(of closure: ClosureExpression, _ parameters: [TypeRef]) -> TypeRef? {
        guard let statement = closure.onlyStatement, level < Self.maximumDepth else { return nil }
        let body: Expression
        switch statement.kind {
        case .expression(let node): body = node
        case .returned(let node?): body = node
        default: return nil
        }
        let inner = Scope(parent: scope, frame: scope.frame)
        for (index, type) in parameters.enumerated() {
            let named = closure.parameters.flatMap { index < $0.count ? $0[index] : nil }
            let known = named?.type ?? type
            let cell = Cell(.void, isLet: true, type: known == .any ? nil : known, isInitialized: false)
            inner.define(named?.name ?? "$\(index)", cell)
        }
        return inside(inner)?.type(of: body)
    }

    // MARK: - Literals and operators

    /// Returns the common type of expressions; literals take the type of the others.
    private func common(_ nodes: [Expression]) -> TypeRef? {
        let telling = nodes.filter { !$0.isImplicit && !$0.isFlexibleNumber }
        let types = (telling.isEmpty ? nodes : telling).map { type(of: $0) }
        guard let first = types.first, let type = first else { return nil }
        if types.allSatisfy({ $0 == first }) { return type }
        // Next to nil or an optional, a value is wrapped in an optional.
        guard types.allSatisfy({ $0 != nil }), types.contains(where: { $0?.isPlainOptional == true }) else {
            return nil
        }
        let inner = Set(types.compactMap { $0?.wrapped }.filter { $0 != .any })
        return inner.count > 1 ? nil : .optional(inner.first ?? .any)
    }

    private func coalesced(_ left: Expression, _ right: Expression) -> TypeRef? {
        let other = type(of: right)
        return other?.isPlainOptional == true ? other : type(of: left)?.wrapped ?? other
    }

    private func dictionary(_ pairs: [(key: Expression, value: Expression)]) -> TypeRef? {
        guard let key = common(pairs.map(\.key)), let value = common(pairs.map(\.value)) else { return nil }
        return .dictionary(key, value)
    }

    private func tuple(_ parts: [LabelledExpression]) -> TypeRef? {
        if parts.count == 1 { return type(of: parts[0].value) }
        var elements: [TypeRef.TupleElement] = []
        for part in parts {
            guard let type = type(of: part.value) else { return nil }
            elements.append(.init(label: part.label, type: type))
        }
        return .tuple(elements)
    }

    private func operation(_ name: String, _ left: Expression, _ right: Expression) -> TypeRef? {
        guard evaluator.declaredOperators.isEmpty else { return nil }
        switch name {
        case "==", "!=", "===", "!==", "<", "<=", ">", ">=", "~=": return .bool
        default: return common([left, right])
        }
    }

    // MARK: - Names and members

    private func name(_ name: String) -> TypeRef? {
        switch evaluator.resolve(name: name, scope) {
        case .cell(let cell):
            if let type = cell.type { return type }
            return cell.isInitialized && cell.getter == nil ? evaluator.inferredType(of: cell.value) : nil
        case .member(let owner): return member(name, ofValue: owner.value)
        case .functions, nil: return nil
        }
    }

    private func member(_ name: String, of base: Expression) -> TypeRef? {
        if let owner = namedType(base) { return staticMember(name, of: owner) }
        return type(of: base).flatMap { member(name, ofType: $0) }
    }

    private func member(_ name: String, ofValue value: Value) -> TypeRef? {
        if case .type(let owner) = value { return staticMember(name, of: owner) }
        return entry(name, evaluator.index(of: value), declared: (value.declaredType))
    }

    private func member(_ name: String, ofType type: TypeRef) -> TypeRef? {
        if case .tuple(let parts) = type {
            if let part = parts.first(where: { $0.label == name }) { return part.type }
            return Int(name, radix: 10).flatMap { parts.indices.contains($0) ? parts[$0].type : nil }
        }
        if let element = type.arrayElement, name == "first" || name == "last" { return .optional(element) }
        guard let (index, declared) = index(of: type) else { return nil }
        return entry(name, index, declared: declared)
    }

    /// Returns the type of the last property of a key path.
    func type(ofPath names: [String], from root: TypeRef) -> TypeRef? {
        names.reduce(Optional(root)) { type, name in type.flatMap { member(name, ofType: $0) } }
    }

    private func entry(_ name: String, _ index: MemberIndex, declared: DeclaredType?) -> TypeRef? {
        let entry = index[name]
        if let place = entry.stored, let declared, declared.stored.indices.contains(place) {
            // Only a value determines a generic parameter.
            return declared.stored[place].written == nil ? declared.stored[place].type : nil
        }
        if !entry.constrained.isEmpty { return nil }
        if let computed = entry.computed { return computed.type }
        return entry.native.flatMap { evaluator.table.type(of: $0.property) }
    }

    /// Returns the members of a type's values.
    private func index(of type: TypeRef) -> (MemberIndex, DeclaredType?)? {
        switch type {
        case .named, .existential, .generic:
            switch try? evaluator.resolve(type, at: 0, scope) {
            case .declared(let declared)?: return (evaluator.index(of: declared), declared)
            case .native(let native)?: return (evaluator.index(of: native), nil)
            case .builtIn(let name)?: return (evaluator.builtInIndex(BuiltInTypes.names(of: name)), nil)
            case nil, .exact?: return nil
            }
        case .array: return (evaluator.builtInIndex(BuiltInTypes.names(of: "Array")), nil)
        case .dictionary: return (evaluator.builtInIndex(BuiltInTypes.names(of: "Dictionary")), nil)
        default: return nil
        }
    }

    /// Returns the type that an expression names, such as `Theme` or `Theme.Colors`.
    private func namedType(_ node: Expression) -> TypeValue? {
        switch node.kind {
        case .name(let name):
            if case .cell(let cell)? = evaluator.resolve(name: name, scope) {
                if case .type(let type) = cell.value { return type }
                return nil
            }
            return evaluator.findType(name, scope)
        case .member(let base, let name): return namedType(base).flatMap { evaluator.nestedType(name, of: $0) }
        case .type(let type): return try? evaluator.resolve(type, at: node.offset, scope)
        default: return nil
        }
    }

    private func staticMember(_ name: String, of owner: TypeValue) -> TypeRef? {
        if case .declared(let declared) = owner, declared.cases[name] != nil { return .named(declared.name) }
        if let stored = evaluator.staticStored(name, of: owner) {
            if let type = stored.type ?? stored.cell?.type { return type }
            return stored.value.flatMap { inside(stored.scope)?.type(of: $0) }
        }
        if let computed = evaluator.staticComputed(name, of: owner) { return computed.type }
        return evaluator.staticNative(name, of: owner).map { evaluator.table.type(of: $0.property) ?? .named($0.owner) }
    }

    // MARK: - Calls and subscripts

    private func result(of call: Call) -> TypeRef? {
        switch call.callee.kind {
        case .name(let name): return result(ofCalling: name, call)
        case .globalName(let name): return inside(evaluator.globals)?.result(ofCalling: name, call)
        case .member(let base, let name):
            if let owner = namedType(base) {
                if let nested = evaluator.nestedType(name, of: owner) { return made(nested, call) }
                if name == "init" { return made(owner, call) }
                return result(of: evaluator.staticCandidates(name, of: owner), call)
            }
            guard let type = type(of: base) else { return nil }
            let methods = index(of: type).map { $0.0[name].methods } ?? []
            return methods.isEmpty
                ? member(name, ofType: type)?.function?.result : result(of: methods, call, receiver: type)
        case .type(let type): return type
        default: return type(of: call.callee)?.function?.result
        }
    }

    private func result(ofCalling name: String, _ call: Call) -> TypeRef? {
        switch evaluator.resolve(name: name, scope) {
        case .cell(let cell):
            if case .function(let function) = cell.value { return function.type?.function?.result }
            return cell.type?.function?.result
        case .functions(let functions): return result(of: functions.map { .declared($0, selfType: nil) }, call)
        case .member(let owner):
            if case .type(let type) = owner.value {
                return result(of: evaluator.staticCandidates(name, of: type), call)
            }
            let methods = evaluator.methodCandidates(name, of: owner.value)
            return methods.isEmpty
                ? member(name, ofValue: owner.value)?.function?.result : result(of: methods, call)
        case nil: break
        }
        if let type = evaluator.findType(name, scope) { return made(type, call) }
        let functions = evaluator.table.functions[name] ?? evaluator.table.builtInFunctions[name] ?? []
        return result(of: functions.map { .native($0) }, call)
    }

    /// Returns the type that an initializer call creates: an optional for a failable initializer.
    private func made(_ type: TypeValue, _ call: Call) -> TypeRef? {
        let name = TypeRef.named(type.name)
        if case .builtIn = type { return call.arguments.isEmpty ? name : nil }
        let fitting = evaluator.initializers(of: type).filter {
            ArgumentMatcher($0.signature, call.arguments).mismatch == nil
        }
        let mayFail = fitting.contains { $0.mayFail }
        if !mayFail { return name }
        return fitting.allSatisfy { $0.mayFail } ? .optional(name) : nil
    }

    private func result(of candidates: [Candidate], _ call: Call, receiver: TypeRef? = nil) -> TypeRef? {
        let results = candidates.compactMap { candidate -> TypeRef?? in
            let matcher = ArgumentMatcher(candidate.signature, call.arguments)
            if matcher.mismatch != nil { return nil }
            let chosen = ChosenCall(candidate: candidate, matcher: matcher)
            let generics = GenericArguments(chosen, call, receiver: receiver, expected: nil, self)
            return .some(generics.map(\.result) ?? candidate.signature.result)
        }
        guard let first = results.first, results.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private func element(of base: Expression, _ indices: [LabelledExpression]) -> TypeRef? {
        let type = type(of: base)
        if let element = type?.arrayElement {
            if indices.count == 1, case .range = indices[0].value.kind { return .generic("ArraySlice", [element]) }
            return element
        }
        switch type {
        case .dictionary(_, let value)?: return indices.count == 1 ? .optional(value) : value
        default: return nil
        }
    }
}

extension Candidate {
    /// True for a failable initializer.
    fileprivate var mayFail: Bool {
        switch self {
        case .initializer(let bound, _): bound.code.isFailable
        case .native(let callable): callable.signature.result.isOptional
        case .rawValue: true
        default: false
        }
    }
}

extension TypeRef {
    /// The element type of an array or a slice.
    fileprivate var arrayElement: TypeRef? {
        switch self {
        case .array(let element): element
        case .generic("ArraySlice", let elements): elements.first
        default: nil
        }
    }

    /// The type without its outermost optional.
    fileprivate var wrapped: TypeRef {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }
}

extension Value {
    fileprivate var declaredType: DeclaredType? {
        if case .instance(let instance) = self { return instance.type }
        return nil
    }
}
