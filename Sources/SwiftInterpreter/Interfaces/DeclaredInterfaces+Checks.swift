/// The errors of declarations that a compiler finds when it knows all of them.
extension DeclaredInterfaces {
    /// Notes the errors in the declarations; needs the types of all variables.
    func check() {
        checkRedeclarations()
        for entry in types where entry.nominal.kind == .enumeration { checkRawValues(of: entry) }
        for entry in types + extensions { checkOverrides(in: entry) }
        for entry in types { checkRecursion(of: entry) }
        for entry in types where entry.nominal.modifiers.contains(.resultBuilder) { checkBuilder(entry) }
        for entry in types + extensions { checkStored(in: entry) }
        for entry in types + extensions { checkSetters(in: entry) }
        for entry in extensions { checkInitializers(in: entry) }
        for entry in extensions { checkAccess(of: entry) }
        checkConformances()
        checkArguments()
        checkRequirements()
        checkTypeAccess()
        checkModifiers()
    }

    /// Notes a result builder that cannot build anything.
    private func checkBuilder(_ entry: Entry) {
        let methods = ["buildBlock", "buildPartialBlock"].flatMap { interfaces.members($0, of: entry.nominal) }
        guard methods.isEmpty, !entry.code.traits.isListing, entry.code.traits.hole == nil else { return }
        note(
            "result builder must provide at least one static 'buildBlock' method, or both "
                + "'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'",
            at: entry.code.offset
        )
    }

    /// Notes stored properties where there is no place for them.
    private func checkStored(in entry: Entry) {
        checkStaticStored(in: entry)
        guard entry.isExtension || entry.nominal.kind == .enumeration, !entry.nominal.isProtocol || entry.isExtension
        else { return }
        let word = entry.isExtension ? "extensions" : "enums"
        for binding in entry.code.variables where binding.isStoredInInstance && binding.writtenBuilder == nil {
            guard let name = binding.pattern.names.first else { continue }
            note("\(word) must not contain stored properties", at: name.offset)
        }
    }

    /// Notes stored properties of types of which there are many, one for each generic argument or conformance.
    private func checkStaticStored(in entry: Entry) {
        guard !entry.isProtocol else { return }
        var next: Nominal? = entry.nominal
        while let here = next, here.generics.parameters.isEmpty { next = here.outer }
        guard next != nil else { return }
        let place = entry.nominal.isProtocol ? "protocol extensions" : "generic types"
        for binding in entry.code.variables
        where binding.isStatic && binding.accessors == nil && binding.writtenBuilder == nil {
            guard let name = binding.pattern.names.first else { continue }
            note("static stored properties not supported in \(place)", at: name.offset)
        }
    }

    /// Notes the access of a setter where there is none.
    private func checkSetters(in entry: Entry) {
        for binding in entry.code.variables where binding.modifiers.contains(.privateSet) {
            let isReadOnly = binding.isLet || binding.accessors.map { $0.setter == nil } == true
            guard isReadOnly, let name = binding.pattern.names.first else { continue }
            note("'private(set)' modifier cannot be applied to read-only properties", at: name.offset)
        }
    }

    /// Notes the initializers in an extension of a class that do not call others.
    private func checkInitializers(in entry: Entry) {
        guard entry.nominal.isClass else { return }
        for code in entry.code.initializers where !code.traits.isConvenience {
            note(
                TypeError(
                    message:
                        "designated initializer cannot be declared in an extension of '\(entry.nominal.name)'; did "
                        + "you mean this to be a convenience initializer?",
                    offset: code.offset,
                    fix: "write 'convenience' before 'init'"
                )
            )
        }
    }

    /// Notes a public extension of a type that is not.
    private func checkAccess(of entry: Entry) {
        let nominal = entry.nominal
        guard entry.code.interface.modifiers.contains(.public), nominal.code != nil,
            !nominal.modifiers.contains(.public)
        else { return }
        let word =
            switch nominal.kind {
            case .structure: "struct"
            case .enumeration: "enum"
            case .classType: "class"
            case .protocolType: "protocol"
            }
        note("extension of \(nominal.accessWord) \(word) cannot be declared public", at: entry.start)
    }

    // MARK: - Redeclarations

    func checkRedeclarations() {
        var members: [Nominal: [Declaration]] = [:]
        var order: [Nominal] = []
        for entry in types + extensions {
            let list = entry.isExtension ? added(to: entry.nominal) : entry.nominal.members
            if members[entry.nominal] == nil { order.append(entry.nominal) }
            let known = members[entry.nominal, default: []]
            let new = list.order.flatMap { list[$0] }.filter { one in
                one.isInSource && !known.contains { $0 === one }
            }
            members[entry.nominal, default: []] += new
        }
        for nominal in order { checkRedeclarations(members[nominal] ?? []) }
        checkRedeclarations(globals + variables)
    }

    func added(to nominal: Nominal) -> MemberList {
        interfaces.extensions[ObjectIdentifier(nominal)]?.members ?? MemberList()
    }

    private func checkRedeclarations(_ declarations: [Declaration]) {
        var byName: [String: [Declaration]] = [:]
        for declaration in declarations.sorted(by: {
            interfaces.session.place($0.offset) < interfaces.session.place($1.offset)
        }) {
            let earlier = byName[declaration.name, default: []]
            if earlier.contains(where: { $0.clashes(with: declaration) }) {
                note("invalid redeclaration of '\(declaration.redeclaredName)'", at: declaration.offset)
            } else {
                byName[declaration.name, default: []].append(declaration)
            }
        }
    }

    // MARK: - Enums

    private func checkRawValues(of entry: Entry) {
        let (nominal, code) = (entry.nominal, entry.code)
        guard nominal.rawType != nil else {
            for item in code.cases where item.rawValue != nil {
                note(
                    "enum case cannot have a raw value if the enum does not have a raw type",
                    at: item.rawValue?.offset ?? item.offset
                )
            }
            return
        }
        checkRawType(of: entry)
        var seen: Set<String> = []
        var next: Int? = 0
        for item in code.cases {
            if !item.parameters.isEmpty { note("enum with raw type cannot have cases with arguments", at: item.offset) }
            if let value = item.rawValue, let own = Self.literalType(value, instead: nominal.rawType) {
                note(
                    "cannot convert value of type '\(own)' to raw type '\(nominal.rawType ?? .error)'",
                    at: value.offset
                )
            }
            let key: String
            switch item.rawValue?.kind {
            case .integer(let value)?: (key, next) = ("\(value)", value &+ 1)
            case .largeInteger(let value)?: (key, next) = (value.digits, nil)
            case .float(let value)?: (key, next) = ("\(value)", nil)
            case .string(let parts)?:
                if case .text(let text)? = parts.first { key = "\"\(text)" } else { key = "\"" }
            case nil:
                if Self.isText(nominal.rawType) {
                    key = "\"\(item.name)"
                } else if let value = next {
                    (key, next) = ("\(value)", value &+ 1)
                } else {
                    note(
                        "enum case must declare a raw value when the preceding raw value is not an integer",
                        at: item.offset
                    )
                    continue
                }
            default:
                note("raw value for enum case must be a literal", at: item.rawValue?.offset ?? item.offset)
                continue
            }
            if !seen.insert(key).inserted {
                note("raw value for enum case is not unique", at: item.rawValue?.offset ?? item.offset)
            }
        }
    }

    /// Returns the name of a literal's own type, if that is not the raw type, which is one of the library.
    private static func literalType(_ value: Expression, instead raw: Type?) -> String? {
        guard let name = raw?.nominal?.name, raw?.nominal?.code == nil else { return nil }
        switch value.kind {
        case .integer, .largeInteger: return name == "String" || name == "Character" ? "Int" : nil
        case .float: return isText(raw) || raw?.integers != nil ? "Double" : nil
        case .string: return raw?.isReal == true || raw?.integers != nil ? "String" : nil
        default: return nil
        }
    }

    private func checkRawType(of entry: Entry) {
        let (nominal, code) = (entry.nominal, entry.code)
        guard let raw = nominal.rawType, raw != .error, !code.traits.isListing, code.traits.hole == nil else { return }
        let place = code.interface.inherited.first?.offset ?? code.offset
        let lookup = Lookup(interfaces: interfaces)
        let protocols = ["Integer", "String", "Float", "UnicodeScalar", "ExtendedGraphemeCluster"]
            .compactMap { interfaces.nominal("ExpressibleBy\($0)Literal") }
        let isLiteral = protocols.isEmpty || protocols.contains { lookup.conforms(raw, to: $0) }
        if !isLiteral {
            note("raw type '\(raw)' is not expressible by a string, integer, or floating-point literal", at: place)
        }
        if code.cases.isEmpty { note("an enum with no cases cannot declare a raw type", at: place) }
        guard !isLiteral || code.cases.isEmpty || code.cases.contains(where: { !$0.parameters.isEmpty }) else { return }
        note(
            "'\(nominal.name)' declares raw type '\(raw)', but does not conform to RawRepresentable and conformance "
                + "could not be synthesized",
            at: place
        )
    }

    private static func isText(_ type: Type?) -> Bool { ["String", "Character"].contains(type?.nominal?.name) }

    // MARK: - Recursion

    /// Notes a struct that contains itself, or an enum that is not marked `indirect`.
    private func checkRecursion(of entry: Entry) {
        let nominal = entry.nominal
        switch nominal.kind {
        case .structure:
            for binding in entry.code.variables where binding.isStoredInInstance {
                for (name, offset, _) in binding.pattern.paths {
                    if nominal.stored(name, at: offset).contains(where: { contains(nominal, in: $0.result) }) {
                        note(
                            "value type '\(nominal.lastName)' cannot have a stored property that recursively contains it",
                            at: offset
                        )
                    }
                }
            }
        case .enumeration:
            guard !nominal.modifiers.contains(.indirect) else { return }
            let isRecursive = entry.code.cases.contains { item in
                nominal.members[item.name].contains { declaration in
                    !declaration.modifiers.contains(.indirect)
                        && declaration.parameters.contains { contains(nominal, in: $0.type) }
                }
            }
            if isRecursive {
                note("recursive enum '\(nominal.lastName)' is not marked 'indirect'", at: entry.code.offset)
            }
        case .classType, .protocolType: break
        }
    }

    /// Returns true if values of a type contain values of another one themselves, not by reference.
    private func contains(_ nominal: Nominal, in type: Type) -> Bool {
        var seen: Set<Nominal> = []
        func search(_ type: Type) -> Bool {
            switch type.form {
            case .tuple(let fields): return fields.contains { search($0.type) }
            case .nominal(let other, let arguments):
                if other === nominal { return true }
                if other.name == "Optional" { return arguments.contains(where: search) }
                guard let code = other.code, seen.insert(other).inserted else { return false }
                if other.kind == .structure {
                    return code.variables.contains { binding in
                        binding.isStoredInInstance && (binding.type != nil || !binding.attributes.isEmpty)
                            && binding.pattern.paths.contains { path in
                                other.stored(path.name, at: path.offset).contains { search($0.result) }
                            }
                    }
                }
                guard other.kind == .enumeration, !other.modifiers.contains(.indirect) else { return false }
                return code.cases.contains { item in
                    other.members[item.name].contains { declaration in
                        !declaration.modifiers.contains(.indirect)
                            && declaration.parameters.contains { search($0.type) }
                    }
                }
            default: return false
            }
        }
        return search(type)
    }
}

extension Nominal {
    /// Returns the declarations of a stored property: that of its wrapper, if it has one, and its own.
    fileprivate func stored(_ name: String, at offset: Int) -> [Declaration] {
        ["_" + name, name].flatMap { members[$0].filter { $0.offset == offset } }
    }
}

extension Declaration {
    /// True for a declaration that is written in source.
    var isInSource: Bool {
        if case .synthesized? = implementation { return false }
        return offset >= 0
    }

    /// The name in the message for a second declaration.
    fileprivate var redeclaredName: String {
        kind == .enumCase && parameters.allSatisfy { $0.label == nil } ? name : shortName
    }

    /// Returns true if two declarations of the same name cannot be told apart.
    fileprivate func clashes(with other: Declaration) -> Bool {
        guard isStaticLike == other.isStaticLike, isFromProtocolExtension == other.isFromProtocolExtension,
            isRequirement == other.isRequirement, generics.ownCount == other.generics.ownCount,
            modifiers.intersection([.prefix, .postfix]) == other.modifiers.intersection([.prefix, .postfix])
        else { return false }
        if isConstrained || other.isConstrained,
            Set(generics.requirements) != Set(other.generics.requirements)
        {
            return false
        }
        let isCallable = !parameters.isEmpty && kind != .variable
        switch (kind, other.kind) {
        case (.variable, .variable): return true
        case (.variable, .function), (.variable, .enumCase): return other.parameters.isEmpty
        case (.function, .variable), (.enumCase, .variable): return !isCallable
        case (.enumCase, .enumCase):
            return parameters.isEmpty || other.parameters.isEmpty || labelledName == other.labelledName
        case (.enumCase, .function), (.function, .enumCase):
            return isCallable && hasSameParameters(as: other) && result == other.result
        case (.initializer, .initializer): return hasSameParameters(as: other) && hasSameBounds(as: other)
        case (.function, .function), (.subscript, .subscript):
            let arguments = generics.parameters.map { Type(.parameter($0)) }
            return hasSameParameters(as: other) && hasSameBounds(as: other)
                && result == other.result.substituting(other.generics.parameters, arguments)
        default: return false
        }
    }

    private func hasSameBounds(as other: Declaration) -> Bool {
        let arguments = generics.parameters.map { Type(.parameter($0)) }
        return Set(generics.requirements)
            == Set(other.generics.requirements.map { $0.substituting(other.generics.parameters, arguments) })
    }
}

extension GenericSignature {
    fileprivate var ownCount: Int { parameters.count }
}
