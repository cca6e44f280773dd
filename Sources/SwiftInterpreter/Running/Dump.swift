/// The text that `dump(_:)` prints: each part of a value on a line of its own.
struct Dump {
    private let printer: Printer
    /// The number of values that may still be shown.
    private var itemsLeft: Int
    /// The objects and types that were printed, in their order.
    private var visited: [ObjectIdentity: Int] = [:]
    private(set) var text = ""

    init(_ printer: Printer, maxItems: Int) {
        self.printer = printer
        itemsLeft = maxItems
    }

    /// Adds a value; `depth` is the number of levels that may still be shown.
    mutating func add(_ value: Value, _ type: Type, name: String?, indent: Int, depth: Int) throws {
        guard itemsLeft > 0 else { return }
        try printer.runner.budget.step()
        let reflection = try printer.reflection(of: value, type)
        if let native = reflection.native { return add(native, name, indent, depth) }
        itemsLeft -= 1
        start(name, reflection.children.count, indent, depth)
        text += reflection.summary
        guard note(reflection.identity) else { return }
        text += "\n"
        guard depth > 0 else { return }
        try add(reflection.ancestors[...], indent: indent + 2, depth: depth - 1)
        try add(reflection.children, indent, depth)
    }

    /// Begins a line.
    private mutating func start(_ name: String?, _ count: Int, _ indent: Int, _ depth: Int) {
        text += String(repeating: " ", count: indent) + (count == 0 ? "-" : depth <= 0 ? "▹" : "▿") + " "
        if let name { text += name + ": " }
    }

    /// Adds the number of an object; returns false if its parts were printed before.
    private mutating func note(_ identity: ObjectIdentity?) -> Bool {
        guard let identity else { return true }
        if let known = visited[identity] {
            text += " #\(known)\n"
            return false
        }
        text += " #\(visited.count)"
        visited[identity] = visited.count
        return true
    }

    /// Adds the parts of an object that its superclasses declare.
    private mutating func add(_ ancestors: ArraySlice<Reflection.Ancestor>, indent: Int, depth: Int) throws {
        guard let nearest = ancestors.first, itemsLeft > 0 else { return }
        itemsLeft -= 1
        start("super", nearest.children.count, indent, depth)
        text += nearest.name + "\n"
        guard depth > 0 else { return }
        try add(ancestors.dropFirst(), indent: indent + 2, depth: depth - 1)
        try add(nearest.children, indent, depth)
    }

    private mutating func add(_ children: [Reflection.Child], _ indent: Int, _ depth: Int) throws {
        for (index, child) in children.enumerated() {
            guard itemsLeft > 0 else {
                let rest = children.count - index
                text += String(repeating: " ", count: indent + 4) + "(\(rest)\(index > 0 ? " more" : "") "
                text += rest == 1 ? "child)\n" : "children)\n"
                return
            }
            try add(child.value, child.type, name: child.name, indent: indent + 2, depth: depth - 1)
        }
    }

    /// Adds a value of compiled code, whose parts the interpreter does not know.
    private mutating func add(_ native: Any, _ name: String?, _ indent: Int, _ depth: Int) {
        var own = ""
        dump(native, to: &own, name: name, indent: indent, maxDepth: depth, maxItems: itemsLeft)
        itemsLeft -= own.count { $0 == "\n" }
        text += own
    }
}

extension Library {
    /// Prints the parts of a value and returns the value.
    func dumped(_ arguments: [Value?], _ type: Type) throws -> Value {
        let value = arguments.first.flatMap { $0 } ?? .void
        func number(_ index: Int, _ preset: Int) -> Int {
            if index < arguments.count, case .int(let number)? = arguments[index] { return number }
            return preset
        }
        var name: String?
        if arguments.count > 1, case .present(.string(let given))? = arguments[1] { name = given }
        let (indent, depth) = (number(2, 0), number(3, .max))
        if indent < 0 { throw BindingError("Range requires lowerBound <= upperBound") }
        var dump = Dump(runner.printer, maxItems: number(4, .max))
        try dump.add(value, type, name: name, indent: indent, depth: depth)
        runner.print(dump.text)
        return value
    }
}

/// The parts of a value, as Swift's `Mirror` has them.
struct Reflection {
    /// A named part.
    struct Child {
        var name: String?
        var value: Value
        var type: Type
    }

    /// A superclass of an object with the parts that it declares.
    struct Ancestor {
        var name: String
        var children: [Child]
    }

    /// The line of the value itself.
    var summary: String
    var children: [Child] = []
    /// The superclasses of an object, the nearest first.
    var ancestors: [Ancestor] = []
    /// The object or type that may be printed once only.
    var identity: ObjectIdentity?
    /// The value of compiled code, whose parts only compiled code knows.
    var native: Any?
}

extension Printer {
    /// Returns the parts of a value.
    func reflection(of value: Value, _ type: Type) throws -> Reflection {
        let own = runner.types.dynamicType(of: value, type)
        let (whole, value) = (value, runner.types.opened(value))
        if own.nominal?.name == "AnyHashable" {
            let inner = runner.types.type(of: whole)
            return Reflection(
                summary: text(whole, own, isDebug: true),
                children: [.init(name: "value", value: value, type: inner)]
            )
        }
        switch value {
        case .present(let inner):
            let child = Reflection.Child(name: "some", value: inner, type: own.wrapped ?? .any)
            return Reflection(summary: text(value, own, isDebug: true), children: [child])
        case .array(let values): return list(values, element(own), "element")
        case .dictionary(let pairs): return dictionary(pairs, own)
        case .tuple(let fields): return tuple(fields, own)
        case .range(let range): return self.range(range, own)
        case .type:
            let identity = runner.library.objectIdentity(of: value)
            return Reflection(summary: text(value, own, isDebug: true), identity: identity)
        case .instance(let instance): return try self.instance(instance, own)
        case .native(let native): return self.native(native, own)
        case .void: return tuple([], own)
        default: return Reflection(summary: text(value, own, isDebug: true))
        }
    }

    private func list(_ values: some Collection<Value>, _ type: Type, _ noun: String) -> Reflection {
        Reflection(
            summary: "\(values.count) \(noun)\(values.count == 1 ? "" : "s")",
            children: values.map { .init(name: nil, value: $0, type: type) }
        )
    }

    private func dictionary(_ pairs: OrderedPairs, _ type: Type) -> Reflection {
        var types = [Type.any, Type.any]
        if case .nominal(_, let arguments) = type.form, arguments.count == 2 { types = arguments }
        let pair = Type.tuple([.init(label: "key", type: types[0]), .init(label: "value", type: types[1])])
        let values = pairs.entries.map { entry in
            Value.tuple([.init(label: "key", entry.key), .init(label: "value", entry.value)])
        }
        return list(values, pair, "key/value pair")
    }

    private func tuple(_ fields: [Value.TupleField], _ type: Type) -> Reflection {
        var types: [Type.Field] = []
        if case .tuple(let own) = type.form { types = own }
        var result = list(fields.map(\.value), .any, "element")
        result.summary = "(\(result.summary))"
        for (index, field) in fields.enumerated() {
            let own = index < types.count ? types[index] : .init(label: field.label, type: .any)
            result.children[index].name = own.label ?? ".\(index)"
            result.children[index].type = own.type
        }
        return result
    }

    private func range(_ range: RangeValue, _ type: Type) -> Reflection {
        let isWhole = range.lower != nil && range.upper != nil
        let bounds = [("lowerBound", range.lower), ("upperBound", range.upper)]
        return Reflection(
            summary: isWhole ? text(.range(range), type, isDebug: true) : name(of: type, isQualified: true),
            children: bounds.compactMap { name, bound in
                bound.map { .init(name: name, value: $0, type: element(type)) }
            }
        )
    }

    private func native(_ native: NativeValue, _ type: Type) -> Reflection {
        let value = Value.native(native)
        if let set = native.base as? ValueSet { return list(set.elements, element(type), "member") }
        if let slice = native.base as? ArraySlice<Value> { return list(slice, element(type), "element") }
        let types: [Type] = if case .nominal(_, let own) = type.form { own } else { [] }
        if let own = native.base as? LibraryCase {
            let payload = own.values.first.map { value in
                Reflection.Child(
                    name: own.name,
                    value: value,
                    type: types.count > 1 && own.name == "failure" ? types[1] : types.first ?? .any
                )
            }
            let summary = name(of: type, isQualified: true) + "." + own.name
            return Reflection(summary: summary, children: payload.map { [$0] } ?? [])
        }
        if let lazy = native.base as? LazyValue {
            return Reflection(summary: name(of: type, isQualified: true), children: lazy.zippedParts(types))
        }
        if native.base is KeyPathObject || native.base is Substring {
            return Reflection(summary: text(value, type, isDebug: true))
        }
        return Reflection(summary: "", native: native.base)
    }

    // MARK: - Values of declared types

    private func instance(_ instance: Instance, _ type: Type) throws -> Reflection {
        guard let nominal = type.nominal else { return Reflection(summary: instance.type.name) }
        let described = try described(.instance(instance), type, isDebug: true)
        if let enumCase = instance.enumCase {
            let summary = described ?? (name(of: type, isQualified: true) + "." + enumCase.name)
            return Reflection(summary: summary, children: payload(instance, enumCase, type))
        }
        let layout = runner.types.layout(of: nominal)
        let children = try zip(layout.stored, instance.fields).map { try child($0, $1, type) }
        var result = Reflection(summary: described ?? name(of: type, isQualified: true))
        result.children = Array(children.dropFirst(layout.inheritedCount))
        guard nominal.isClass else { return result }
        result.identity = runner.library.objectIdentity(of: .instance(instance))
        result.ancestors = ancestors(of: nominal, type, children)
        return result
    }

    /// Returns the superclasses of a class with their parts of the values of an object.
    private func ancestors(of nominal: Nominal, _ type: Type, _ children: [Reflection.Child]) -> [Reflection.Ancestor] {
        guard let parent = runner.lookup.superclass(of: type), let own = parent.nominal else { return [] }
        guard own.code != nil else { return [.init(name: name(of: parent, isQualified: true), children: [])] }
        let inherited = runner.types.layout(of: nominal).inheritedCount
        let above = runner.types.layout(of: own).inheritedCount
        let parts = Array(children[above..<inherited])
        return [.init(name: name(of: parent, isQualified: true), children: parts)]
            + ancestors(of: own, parent, children)
    }

    private func child(_ property: Declaration, _ value: Value, _ type: Type) throws -> Reflection.Child {
        let own = fieldType(property, type)
        guard property.modifiers.contains(.lazy) else {
            return .init(name: property.name, value: try fieldValue(property, value), type: own)
        }
        // The storage of a lazy property is an optional.
        let stored = if case .void = value { Value.nil } else { Value.present(value) }
        return .init(name: "$__lazy_storage_$_\(property.name)", value: stored, type: runner.standard.optional(own))
    }

    /// Returns the values of a case: one without a label is there itself, others are a tuple.
    private func payload(_ instance: Instance, _ enumCase: Declaration, _ type: Type) -> [Reflection.Child] {
        let fields = payloadFields(of: enumCase, type)
        guard let first = instance.fields.first, let own = fields.first else { return [] }
        if fields.count == 1, own.label == nil { return [.init(name: enumCase.name, value: first, type: own.type)] }
        let values = zip(fields, instance.fields).map { Value.TupleField(label: $0.label, $1) }
        return [.init(name: enumCase.name, value: .tuple(values), type: .tuple(fields))]
    }
}
