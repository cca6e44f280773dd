/// Members and conformances in Swift.
extension StubText {
    private var values: StubValues { StubValues(made: made, source: source, facts: facts) }

    /// Returns the lines of a member, or of a function outside of types.
    func lines(of member: MadeMember, in owner: String? = nil, isExtension: Bool = false) -> [String] {
        let name = Self.quoted(member.name)
        if member.name == "init" {
            let call = owner == "UIColor" ? "self.init(white: 0.5, alpha: 1)" : "self.init()"
            return ["convenience init(\(Self.list(member.parameters ?? []))) { \(call) }"]
        }
        if let parameters = member.parameters {
            let isVoid = member.type == "Void"
            let word = member.isStatic ? "static func" : "func"
            let result = isVoid ? "" : " -> \(member.type)"
            let head = "\(word) \(name)(\(Self.list(parameters)))\(result)"
            if isVoid { return ["\(head) {}"] }
            if owner == "Element", member.type == "any Element" { return ["\(head) { self }"] }
            return ["\(head) { \(value(member)) }"]
        }
        let type = member.type == "Void" ? "()" : member.type
        let isObject = owner.map { made[$0]?.kind == .object || facts.isClass($0) } ?? false
        if member.isStatic {
            let isStored = owner.map { made[$0]?.kind != .requirement && made[$0]?.genericCount != 1 } ?? true
            if isDraft || !isStored || owner.map(facts.isProtocol) == true {
                return property("static var \(name): \(type)", member, "set")
            }
            return ["static \(member.isAssigned ? "var" : "let") \(name): \(type) = \(value(member))"]
        }
        if member.isAssigned, !isDraft, !isExtension, owner != nil {
            return ["var \(name): \(type) = \(value(member))"]
        }
        return property("var \(name): \(type)", member, isObject || owner == nil ? "set" : "nonmutating set")
    }

    /// - Parameter setter: the words before the body that sets the property.
    private func property(_ head: String, _ member: MadeMember, _ setter: String) -> [String] {
        let value = value(member)
        return [member.isAssigned ? "\(head) { get { \(value) } \(setter) {} }" : "\(head) { \(value) }"]
    }

    private func value(_ member: MadeMember) -> String {
        guard !isDraft else { return "fatalError()" }
        return values.value(of: member.type, named: member.name)
            ?? "fatalError(\"no value is made up here: write one\")"
    }

    // MARK: - Protocols

    /// Returns the lines of a protocol, without the values that its extension gives.
    func protocolLines(_ type: MadeType, _ name: String, _ clause: String) -> [String] {
        let body = type.members.map { member -> String in
            let word = member.isStatic ? "static " : ""
            if let parameters = member.parameters {
                let list = Self.list(parameters)
                return "\(word)func \(Self.quoted(member.name))(\(list))"
                    + (member.type == "Void" ? "" : " -> \(member.type)")
            }
            let accessors = member.isAssigned ? "get set" : "get"
            return "\(word)var \(Self.quoted(member.name)): \(member.type) { \(accessors) }"
        }
        guard !body.isEmpty else { return ["protocol \(name)\(clause) {}"] }
        return ["protocol \(name)\(clause) {"] + Self.indented(body) + ["}"]
    }

    /// Returns the lines behind a type: the values of a protocol, the first values of a property wrapper.
    func trailing(_ type: MadeType) -> [String] {
        switch type.kind {
        case .requirement: protocolValues(type)
        case .wrapper: wrapperValues(type)
        case .value, .object: []
        }
    }

    private func protocolValues(_ type: MadeType) -> [String] {
        var lines: [String] = []
        if !type.members.isEmpty {
            let body = type.members.flatMap { self.lines(of: $0, in: type.name, isExtension: true) }
            lines += ["extension \(type.name) {"] + Self.indented(body) + ["}"]
        }
        let conforming = source.inheritors[type.name]?.contains { source.declared[$0.name] != nil } == true
        guard made.hasValues(of: type.name) || !conforming else { return lines }
        let keyword = type.conformances.contains("AnyObject") ? "class" : "struct"
        let name = Self.conformingName(type)
        guard type.isElement else { return lines + ["\(keyword) \(name): \(type.name) {}"] }
        return lines + [
            "\(keyword) \(name): \(type.name) {",
            "    var elementRepresentation: any Element { Label(text: \(Quoted.literal(type.name))) }",
            "}",
        ]
    }

    /// Returns the members that conformances of a type require.
    func witnesses(of type: MadeType, _ keyword: String) -> [String] {
        var lines: [String] = []
        let name = type.lastName
        let hasPayload = keyword == "enum" && cases(of: type).contains { $0.parameters != nil }
        for kind in type.conformances {
            switch kind {
            case "Equatable", "Hashable":
                if keyword == "class" || type.isElement || hasPayload {
                    lines.append("static func == (first: \(name), second: \(name)) -> Bool { true }")
                    if kind == "Hashable" { lines.append("func hash(into hasher: inout Hasher) {}") }
                }
            case "Comparable": lines.append("static func < (first: \(name), second: \(name)) -> Bool { false }")
            case "Identifiable" where !type.members.contains { $0.name == "id" }:
                lines.append("var id: String { \"1\" }")
            default: continue
            }
        }
        return lines
    }

    // MARK: - Property wrappers

    /// Returns the lines of a property wrapper.
    func wrapperLines(_ type: MadeType, _ name: String) -> [String] {
        [
            "@propertyWrapper struct \(name)<Value> {",
            "    var wrappedValue: Value",
            "    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }",
            "}",
        ]
    }

    private func wrapperValues(_ type: MadeType) -> [String] {
        type.wrapped.flatMap { wrapped -> [String] in
            let value = isDraft ? nil : values.value(of: wrapped, named: "value")
            let body = value.map { "self.init(wrappedValue: \($0))" } ?? "fatalError()"
            return ["extension \(type.name) where Value == \(wrapped) {", "    init() { \(body) }", "}"]
        }
    }
}
