/// A key path as a value: the way from a root to a value in it.
final class KeyPathObject: CustomStringConvertible {
    /// The names of the members, as the library reads them.
    let names: [String]
    /// The members, links and indices that tell it from other paths of its root.
    let identity: [String]
    let read: (Value) throws -> Value
    let modify: (inout Value, (inout Value) throws -> Void) throws -> Void
    /// The root's type, for the description.
    let root: String
    /// The type of the value that it leads to.
    let valueType: Type

    init(
        names: [String],
        root: String,
        valueType: Type = .any,
        identity: [String]? = nil,
        read: @escaping (Value) throws -> Value,
        modify: @escaping (inout Value, (inout Value) throws -> Void) throws -> Void
    ) {
        self.names = names
        self.identity = identity ?? names
        self.root = root
        self.valueType = valueType
        self.read = read
        self.modify = modify
    }

    /// The key path as Swift source.
    var description: String { "\\\(root)." + names.joined(separator: ".") }

    /// Returns the path that goes on with another one.
    func appending(_ other: KeyPathObject) -> KeyPathObject {
        KeyPathObject(
            names: names + other.names,
            root: root,
            valueType: other.valueType,
            identity: identity + other.identity,
            read: { try other.read(try self.read($0)) },
            modify: { root, change in try self.modify(&root) { try other.modify(&$0, change) } }
        )
    }
}

extension KeyPathObject: Equatable {
    static func == (one: KeyPathObject, other: KeyPathObject) -> Bool {
        one.root == other.root && one.identity == other.identity
    }
}

extension Value {
    /// The key path that the value is.
    var path: KeyPathObject? {
        guard case .native(let native) = self else { return nil }
        return native.base as? KeyPathObject
    }
}

/// The code of key paths.
extension Compiler {
    func keyPath(_ names: [String], _ node: Expression) throws -> Code {
        let components = findings.details.components[ObjectIdentifier(node)] ?? []
        let code = try keyPathValue(components, node)
        guard let function = type(of: node).function else { return code }
        let change = keyPathConversion(from: valueType(of: components, node), to: function)
        let run = code.run
        return Code { here in try change(here, try run(here)) }
    }

    /// Returns the type of what a key path leads to.
    private func valueType(of components: [Expression], _ node: Expression) -> Type {
        guard let last = components.last else { return node.notation?.value.map { type(of: $0) } ?? .error }
        let known = type(of: last)
        return known.isError ? choice(of: last)?.type ?? .error : known
    }

    /// Returns the code of a key path of some members.
    ///
    /// - Parameter pathType: the type of the key path, where the node itself is none.
    func keyPathValue(_ components: [Expression], _ node: Expression, of pathType: Type? = nil) throws -> Code {
        var steps: [(Activation) throws -> KeyPathObject] = []
        if let value = node.notation?.value { steps.append(try expressionPath(value)) }
        for component in components { steps.append(try memberPath(component)) }
        let type = Self.keyPathType(runner)
        var rootName = ""
        if case .nominal(_, let arguments) = (pathType ?? self.type(of: node)).form, let root = arguments.first {
            rootName = runner.printer.name(of: root)
        }
        let name = rootName
        let findValueType = concrete(valueType(of: components, node))
        return Code { here in
            var path: KeyPathObject?
            for step in steps {
                let next = try step(here)
                path = path?.appending(next) ?? next
            }
            let whole =
                path ?? KeyPathObject(names: ["self"], root: name, read: { $0 }, modify: { try $1(&$0) })
            let named = KeyPathObject(
                names: whole.names,
                root: name,
                valueType: findValueType(here),
                identity: whole.identity,
                read: whole.read,
                modify: whole.modify
            )
            return .native(NativeValue(named, type: type))
        }
    }

    private static func keyPathType(_ runner: Runner) -> NativeType {
        NativeType(name: "KeyPath")
    }

    private func memberPath(_ component: Expression) throws -> (Activation) throws -> KeyPathObject {
        guard case .implicitMember(let name) = component.kind else {
            throw unsupported("this key path", at: component.offset)
        }
        guard let choice = choice(of: component), let declaration = choice.declaration else {
            let index = Int(name, radix: 10)
            let path = KeyPathObject(
                names: [name],
                root: "",
                read: { value in
                    guard case .tuple(let fields) = value else { return value }
                    return (fields.first { $0.label == name } ?? fields[index ?? 0]).value
                },
                modify: { value, change in
                    guard case .tuple(var fields) = value else { return }
                    let place = fields.firstIndex { $0.label == name } ?? index ?? 0
                    value = .void
                    defer { value = .tuple(fields) }
                    try change(&fields[place].value)
                }
            )
            return { _ in path }
        }
        let (runner, place, find) = (runner, location(component.offset), concrete(choice.selfType ?? .error))
        return { here in
            let type = find(here)
            return KeyPathObject(
                names: [name],
                root: "",
                read: { try runner.read(declaration, of: $0, type, at: place) },
                modify: { try runner.modify(declaration, of: &$0, type, at: place, $1) }
            )
        }
    }

    /// Returns the texts that tell a key path with subscripts or optional links from others.
    private func pathIdentity(_ value: Expression) throws -> [(Activation) throws -> String] {
        switch value.kind {
        case .member(let base, let name): return try pathIdentity(base) + [{ _ in name }]
        case .optionalLink(let base): return try pathIdentity(base) + [{ _ in "?" }]
        case .forced(let base): return try pathIdentity(base) + [{ _ in "!" }]
        case .chain(let base): return try pathIdentity(base)
        case .subscripted(let base, let indices):
            let printer = runner.printer
            let values = try indices.map { index in
                (label: index.label ?? "_", run: try code(index.value).run, type: concrete(type(of: index.value)))
            }
            return try pathIdentity(base) + [
                { here in
                    try values.map { "\($0.label):\(printer.text(try $0.run(here), $0.type(here), isDebug: true))" }
                        .joined(separator: ",")
                }
            ]
        default: return []
        }
    }

    /// Returns a key path with subscripts or optional links.
    private func expressionPath(_ value: Expression) throws -> (Activation) throws -> KeyPathObject {
        var inner = context
        inner.isClosure = true
        inner.isTop = false
        let compiler = Compiler(unit, parent: self, shared: [], inner)
        compiler.declareParameters([Notation.keyPathRoot])
        let place = try? compiler.place(value)
        let run = try compiler.code(value).run
        let size = compiler.variables.size
        let captured = compiler.variables.captured
        let identity = try pathIdentity(value)
        return { outer in
            let types = outer.types
            func activation(_ root: Value) -> Activation {
                let here = Activation(size, types: types)
                here.slots[0] = root
                for capture in captured {
                    switch capture.outer {
                    case .slot(let index): here.boxes[capture.box] = Box(outer.slots[index])
                    case .box(let index): here.boxes[capture.box] = outer.box(index)
                    }
                }
                return here
            }
            return KeyPathObject(
                names: ["…"],
                root: "",
                identity: try identity.map { try $0(outer) },
                read: { try run(activation($0)) },
                modify: { root, change in
                    let here = activation(root)
                    root = .void
                    defer { root = here.slots[0] }
                    try place?.access(here).modify(change)
                }
            )
        }
    }

    // MARK: - Subscripts

    /// Returns the code of `base[index]`.
    func element(of base: Expression, _ indices: [LabelledExpression], _ node: Expression) throws -> Code {
        if indices.count == 1, indices[0].label == "keyPath" {
            return try value(in: base, at: indices[0].value)
        }
        guard let choice = choice(of: node), let declaration = choice.declaration else {
            throw unsupported("this subscript", at: node.offset)
        }
        let arguments = try self.arguments(indices, choice, declaration).values
        let (runner, place, run) = (runner, location(indices.first?.value.offset ?? node.offset), try code(base).run)
        if let fast = fastElement(declaration, choice, run, try integerIndex(indices, choice), place) { return fast }
        let find = concrete(choice.selfType ?? .error)
        let own = choice.arguments.map { concrete($0) }
        let isSuper = isSuper(base)
        let code = Code { here in
            var receiver = try run(here)
            let values = try arguments.map { try $0(here) }
            return try runner.callSubscript(
                declaration,
                on: &receiver,
                find(here),
                values,
                own.map { $0(here) },
                isExact: isSuper,
                at: place
            )
        }
        return unwrapped(code, from: choice.result ?? .error, to: type(of: node), at: node.offset)
    }

    /// Returns the code that reads what a key path leads to.
    private func value(in base: Expression, at index: Expression) throws -> Code {
        let (run, path, types) = (try code(base).run, try code(index).run, types)
        let name = type(of: index).nominal?.name
        return Code { here in
            let value = try run(here)
            guard let path = try path(here).path else { throw BindingError("the index is no key path") }
            let found = try path.read(value)
            switch name {
            case "AnyKeyPath": return .present(types.erased(found, path.valueType))
            case "PartialKeyPath": return types.erased(found, path.valueType)
            default: return found
            }
        }
    }

    private func integerIndex(_ indices: [LabelledExpression], _ choice: Choice) throws -> ((Activation) throws -> Int)?
    {
        guard indices.count == 1, choice.parameters.first == runner.standard.int else { return nil }
        return try code(indices[0].value, as: runner.standard.int).asInt
    }

    /// The element of an array at an integer.
    private func fastElement(
        _ declaration: Declaration,
        _ choice: Choice,
        _ run: @escaping (Activation) throws -> Value,
        _ index: ((Activation) throws -> Int)?,
        _ place: Location
    ) -> Code? {
        guard let index, case .nominal(let nominal, _)? = choice.selfType?.form, nominal.name == "Array",
            declaration.source == nil
        else { return nil }
        let runner = runner
        return Code { here in
            guard case .array(let values) = try run(here) else { return .void }
            let index = try index(here)
            guard values.indices.contains(index) else {
                throw runner.outOfRange(index, values.indices, at: place)
            }
            return values[index]
        }
    }

    func place(of base: Place, keyPath: Expression, _ node: Expression) throws -> Place {
        let path = try code(keyPath).run
        return Place(
            read: try code(node),
            access: { here in
                let access = try base.access(here)
                guard let path = try path(here).path else { throw BindingError("the index is no key path") }
                func modify(_ change: (inout Value) throws -> Void) throws {
                    try access.modify { try path.modify(&$0, change) }
                }
                return Access(modify: modify, set: { try Self.late(false, $0, modify) })
            },
            isPlain: false
        )
    }
}
