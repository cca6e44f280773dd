import SwiftInterpreter

/// Candidates behind a dot.
extension SourceCompleter {
    /// Adds what can follow the dot at the end.
    func addMembers(in source: UnfinishedSource, _ known: KnownNames, to result: inout SourceCandidates) {
        let dot = source.tokens.count - 1
        guard dot > 0 else { return addModifiers(to: &result) }
        let before = source.tokens[dot - 1]
        if before.text == "\\" {
            let root = source.viewType ?? table.type(named: "Environment")
            if let root { addProperties(of: root, to: &result) }
            return
        }
        let expected = source.expectedTypes(beforeDotAt: dot)
        if !expected.isEmpty, !source.tokens[dot].isAttached || before.kind == .mark {
            return addStaticMembers(of: expected, known, to: &result)
        }
        guard source.tokens[dot].isAttached else { return addModifiers(to: &result) }
        if before.kind == .name {
            let path = source.path(endingAt: dot - 1).names
            if addMembers(ofType: path.joined(separator: "."), known, to: &result) { return }
            if let type = type(of: path, in: source, known) {
                let isInClosure = source.subjectType(of: path[0]) != nil
                return addMembers(of: type, inClosure: isInClosure, known, to: &result)
            }
        } else if before.text.hasPrefix("\""), !before.isFirstOfLine || dot == 1 {
            return addMembers(of: "String", known, to: &result)
        } else if before.text == ")", let callee = source.lastClosed?.callee, known.summary(callee) != nil {
            return addMembers(of: .named(callee), known, to: &result)
        } else if before.text == ")", let callee = source.lastClosed?.callee, let type = table.type(named: callee),
            !table.isElement(type)
        {
            return addMembers(of: .named(callee), known, to: &result)
        }
        addModifiers(to: &result)
    }

    /// Adds the static members of a named type; returns false if the name is not one of a type.
    private func addMembers(ofType name: String, _ known: KnownNames, to result: inout SourceCandidates) -> Bool {
        if let type = table.type(named: name) {
            let types = table.lineage(of: type)
            result.add(sorted: types.flatMap { table.staticMemberNames(of: $0) }) { member in
                table.summary(ofValue: member, of: .named(type.name))
            }
            return true
        }
        guard let own = known.summary(name) else { return false }
        for value in own.values { result.add(value, "\(own.keyword == "enum" ? "case" : "static member") of \(name)") }
        return true
    }

    /// Returns the type of a variable or closure parameter, and of the properties that follow it.
    private func type(of path: [String], in source: UnfinishedSource, _ known: KnownNames) -> TypeRef? {
        guard let first = path.first else { return nil }
        var type = source.subjectType(of: first).map { TypeRef.named($0.name) } ?? source.variable(first)
        for name in path.dropFirst() {
            guard let owner = type?.unwrapped else { return nil }
            if let native = table.nativeType(owner) {
                type = table.property(named: name, of: native).flatMap { table.type(of: $0) }
            } else {
                type = owner.name.flatMap { known.property(name, of: $0) }
            }
        }
        return type
    }

    /// Adds the properties and methods of a value, and the modifiers of an element.
    private func addMembers(
        of type: TypeRef,
        inClosure isInClosure: Bool = false,
        _ known: KnownNames,
        to result: inout SourceCandidates
    ) {
        guard let name = type.unwrapped.name else { return }
        if known.summary(name) != nil {
            for property in known.properties(of: name) { result.add(property.name, "\(property.type)") }
            for function in known.summary(name)?.functions ?? [] {
                result.add(String(function.prefix { $0 != "(" }), function)
            }
            if known.conforms(name, to: "Element", table) { addModifiers(to: &result) }
            return
        }
        guard let native = table.nativeType(type) ?? table.builtIns[name] else { return }
        if native.isProtocol, table.isElement(native) { return addModifiers(to: &result) }
        let isChanged = names.isElementType(name) && !isInClosure
        if isChanged { addModifiers(to: &result) }
        let lineage = table.lineage(of: native)
        let properties = Set(lineage.flatMap(\.properties.keys))
        let methods = Set(native.methods.filter { isUseful($0.value, of: native) }.keys)
        result.add(sorted: properties.union(methods)) { summary(ofMember: $0, of: native) }
    }

    /// Returns false for a modifier, which does not change a value and is useless in its closure.
    private func isUseful(_ overloads: [NativeCallable], of type: NativeType) -> Bool {
        !table.isElement(type) || overloads.contains(where: \.isMutating)
    }

    private func summary(ofMember name: String, of type: NativeType) -> String {
        guard let property = table.property(named: name, of: type) else {
            return table.methods(named: name, of: type).first?.signature.declaration ?? ""
        }
        let written = table.type(of: property).map { "\($0)" } ?? ""
        return property.summary.isEmpty ? written : "\(written)  \(property.summary)"
    }

    private func addProperties(of type: NativeType, to result: inout SourceCandidates) {
        result.add(sorted: Set(table.lineage(of: type).flatMap(\.properties.keys))) {
            summary(ofMember: $0, of: type)
        }
    }

    private func addModifiers(to result: inout SourceCandidates) {
        let methods = table.type(named: "Element")?.methods ?? [:]
        result.add(sorted: names.modifiers) {
            methods[$0]?.first { !$0.signature.summary.isEmpty }?.signature.summary ?? ""
        }
    }

    private func addStaticMembers(of types: [TypeRef], _ known: KnownNames, to result: inout SourceCandidates) {
        result.add(sorted: staticMembers(of: types)) { name in
            types.map { table.summary(ofValue: name, of: $0) }.first { !$0.isEmpty } ?? ""
        }
        for name in types.compactMap(\.unwrapped.name) {
            for value in known.summary(name)?.values ?? [] { result.add(value, "case of \(name)") }
        }
    }

    /// Returns the names of the static members of types that are values of these.
    func staticMembers(of types: [TypeRef]) -> [String] {
        var result: [String] = []
        for type in types.compactMap({ table.nativeType($0) }) {
            for name in table.staticMemberNames(of: type) where makesValue(name, of: type) && !result.contains(name) {
                // An old name is accepted, but not offered.
                if table.summary(ofValue: name, of: .named(type.name)).contains("the old name of") { continue }
                result.append(name)
            }
        }
        return result
    }

    private func makesValue(_ name: String, of type: NativeType) -> Bool {
        if let property = type.staticProperties[name] { return table.type(of: property)?.name == type.name }
        return (type.staticMethods[name] ?? []).contains { $0.signature.result.name == type.name }
    }
}
