extension NativeType {
    /// The kind of the type as Swift would write it.
    var writtenKind: WrittenInterface.Kind {
        if isProtocol { return .protocolType }
        if isClass || superclass != nil { return .classType }
        return traits.contains(.cases) ? .enumeration : .structure
    }

    /// Returns the head of the type as Swift would write it.
    func writtenHead(in table: BindingTable) -> WrittenInterface {
        var result = WrittenInterface(kind: writtenKind, name: name)
        result.inherited = ([superclass].compactMap { $0 } + conformances).map { WrittenType($0) }
        // As in Swift, an enum without associated values is hashable.
        if traits.isSuperset(of: .plainCases), !conformances.contains("Hashable") {
            result.inherited.append(WrittenType("Hashable"))
        }
        if traits.contains(.final) { result.modifiers.insert(.final) }
        if traits.contains(.options) { result.inherited.append(WrittenType("OptionSet")) }
        if table.syntax.wrappers.contains(name) { result.modifiers.insert(.propertyWrapper) }
        return result
    }

    /// The operators among the static functions.
    var operatorNames: Set<String> {
        guard traits.contains(.operators) else { return [] }
        return Set(members.staticMethods.keys.filter { $0.utf8.first.map(InterfaceReader.isOperator) ?? false })
    }

    /// Returns the members in Swift's notation; calls a function with each that has none.
    func writtenMembers(
        in table: BindingTable,
        _ note: (_ name: String, _ error: TypeError) -> Void
    ) -> [WrittenDeclaration] {
        var result = initializersWithInheritance.map { initializer, inheritance in
            var written = initializer.writtenDeclaration(.initializer)
            written.modifiers.formUnion(inheritance)
            return written
        }
        func add(_ property: NativeProperty, named name: String, _ modifiers: WrittenModifiers = []) {
            do {
                var written = try written(property, in: table)
                written.modifiers.formUnion(modifiers)
                result.append(written)
            } catch {
                note(name, error)
            }
        }
        // The order of registration is kept; operators are not in it.
        for name in members.order + operatorNames.sorted() {
            let isCase = members.cases.contains(name)
            result += (members.methods[name] ?? []).map { $0.writtenDeclaration(.function) }
            result += (members.staticMethods[name] ?? []).map {
                $0.writtenDeclaration(isCase ? .enumCase : .function, isStatic: true)
            }
            if let property = members.properties[name] { add(property, named: name) }
            if isCase, members.staticProperties[name] != nil {
                result.append(WrittenDeclaration(kind: .enumCase, name: name))
            } else if let property = members.staticProperties[name] {
                add(property, named: name, .static)
            }
        }
        return result
            + members.subscripts.map { place in
                var written = WrittenDeclaration(kind: .subscript, name: "subscript", type: place.resultType)
                written.parameters = [WrittenParameter(name: "index", type: place.indexType)]
                written.modifiers = place.set == nil ? .computed : [.computed, .settable]
                return written
            }
    }

    /// The initializers, and those that only subclasses call, with the modifiers that subclasses see.
    private var initializersWithInheritance: [(NativeCallable, WrittenModifiers)] {
        let own = members.initializers.map { initializer in
            let inherited = adoption.inheritedInitializers.first {
                $0.signature.labelledName == initializer.signature.labelledName
            }
            return (initializer, inherited?.inheritance ?? [])
        }
        let names = Set(members.initializers.map(\.signature.labelledName))
        let others = adoption.inheritedInitializers.filter { !names.contains($0.signature.labelledName) }
        return own + others.map { ($0, $0.inheritance) }
    }

    private func written(_ property: NativeProperty, in table: BindingTable) throws(TypeError) -> WrittenDeclaration {
        guard let type = table.type(of: property) else {
            throw TypeError(message: "the type '\(property.swiftType)' is not registered")
        }
        var result = WrittenDeclaration(kind: .variable, name: property.name, type: type)
        result.modifiers = .computed
        if property.isSettable { result.modifiers.insert(.settable) }
        if objects.isReference, !isClass { result.modifiers.insert(.nonmutating) }
        return result
    }
}

extension NativeCallable {
    /// The modifiers that subclasses see in an initializer that they inherit: one that calls another one is a convenience
    /// initializer, and one that reads an archive is required.
    fileprivate var inheritance: WrittenModifiers {
        if signature.labelledName == "init(coder:)" { return .required }
        return forwarding != nil ? .convenience : []
    }

    /// Returns the declaration in Swift's notation.
    func writtenDeclaration(_ kind: WrittenDeclaration.Kind, isStatic: Bool = false) -> WrittenDeclaration {
        var result: WrittenDeclaration
        if let written = signature.written {
            result = written
            result.kind = kind
        } else {
            result = WrittenDeclaration(kind: kind, name: signature.name, type: signature.result)
            result.parameters = signature.parameters.map { parameter in
                WrittenParameter(label: parameter.label, name: parameter.name, type: parameter.type)
            }
        }
        if kind != .function { result.type = nil }
        if kind == .initializer, signature.result.isOptional { result.modifiers.insert(.failable) }
        if isStatic, kind == .function { result.modifiers.insert(.static) }
        if isMutating { result.modifiers.insert(.mutating) }
        for index in result.parameters.indices { result.parameters[index].nameBuilder() }
        return result
    }
}

extension WrittenParameter {
    /// Adds the generic argument of a builder that has none: the element of the list that the closure returns.
    fileprivate mutating func nameBuilder() {
        guard case .named(var parts)? = builder, parts.last?.arguments.isEmpty == true else { return }
        guard case .function(_, .array(let element), _) = type else { return }
        parts[parts.count - 1].arguments = [element]
        builder = .named(parts)
    }
}
