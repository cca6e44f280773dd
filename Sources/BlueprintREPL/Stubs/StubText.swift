import BlueprintInspector

/// The Swift of what is made up.
struct StubText {
    let made: MadeStubs
    let source: StubSource
    let facts: StubFacts
    /// True for the text that is only checked, in which all values are left out.
    let isDraft: Bool
    /// The numbers of the lines whose values do not fit, counted from 1.
    var misfits: Set<Int> = []

    init(_ made: MadeStubs, source: StubSource, facts: StubFacts, isDraft: Bool) {
        (self.made, self.source, self.facts, self.isDraft) = (made, source, facts, isDraft)
    }

    /// A declaration outside of types, with words about it.
    struct Declaration {
        let name: String
        let summary: String
        let lines: [String]
    }

    /// The declarations as one text.
    var text: String {
        var lines: [String] = []
        for declaration in declarations {
            if !lines.isEmpty { lines.append("") }
            lines += declaration.lines
        }
        return lines.enumerated().map { index, line in
            misfits.contains(index + 1) ? Self.withoutValue(line) : line
        }.joined(separator: "\n")
    }

    /// Returns a line whose value is left to be written.
    private static func withoutValue(_ line: String) -> String {
        let unknown = "fatalError(\"no value is made up here: write one\")"
        if let equal = line.firstRange(of: " = "), line.contains("static let ") {
            return String(line[..<equal.lowerBound]).replacing("static let ", with: "static var ", maxReplacements: 1)
                + " { \(unknown) }"
        }
        guard let open = line.firstRange(of: " { "), line.hasSuffix(" }") else { return line }
        return String(line[..<open.lowerBound]) + " { \(unknown) }"
    }

    /// The declarations, types first.
    var declarations: [Declaration] {
        let types = made.all.filter { $0.outerName.map { made[$0] == nil } ?? true }.map(declaration)
        let functions = made.functions.map { member in
            let kind = member.parameters == nil ? "a value" : "a function"
            return Declaration(
                name: member.name,
                summary: kind,
                lines: ["/// \(Self.capital(kind))."] + lines(of: member)
            )
        }
        let extensions = made.extensions.keys.sorted().compactMap { key -> Declaration? in
            guard let members = made.extensions[key], !members.isEmpty else { return nil }
            let body = members.flatMap { lines(of: $0, in: key, isExtension: true) }
            return Declaration(
                name: key,
                summary: Phrasing.count(members.count, "member") + ": " + members.map(\.name).joined(separator: ", "),
                lines: ["extension \(key) {"] + Self.indented(body) + ["}"]
            )
        }
        return types + functions + extensions
    }

    static func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? $0 : "    " + $0 } }

    private static func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// Returns the name of the type that takes the place of the conforming ones of a protocol.
    static func conformingName(_ type: MadeType) -> String { "Stub" + type.name.filter { $0 != "." } }

    // MARK: - Types

    private func declaration(_ type: MadeType) -> Declaration {
        let summary = summary(of: type)
        var lines = ["/// \(Self.capital(summary))."]
        let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
        let body = declarationLines(type, name)
        lines += body
        if let outer = type.outerName {
            return Declaration(
                name: type.name,
                summary: summary,
                lines: ["extension \(outer) {"] + Self.indented(lines) + ["}"]
            )
        }
        return Declaration(name: type.name, summary: summary, lines: lines + trailing(type))
    }

    /// Returns words about what takes the place of a type.
    func summary(of type: MadeType) -> String {
        if let alias = type.alias { return "another name of \(alias)" }
        switch type.kind {
        case .wrapper: return "a property wrapper that keeps a value"
        case .requirement: return "a protocol" + (type.isElement ? " of elements" : "")
        case .object: return type.superclass.map { "a class, as \($0) is" } ?? "a class"
        case .value:
            if type.isElement { return elementSummary(type) }
            if isEnum(type) { return "an enum of \(Phrasing.count(cases(of: type).count, "case"))" }
            return isNamespace(type) ? "a list of values" : "a value"
        }
    }

    private func elementSummary(_ type: MadeType) -> String {
        let parameters = type.initializers.flatMap { $0 }
        let hasText = parameters.contains { Self.isText($0) }
        let hasChildren = parameters.contains { $0.buildsChildren || Self.isElement($0.type) }
        switch (hasText, hasChildren) {
        case (true, true): return "an element, drawn as its texts above its children"
        case (true, false): return "an element, drawn as its text"
        case (false, true): return "an element around its children"
        case (false, false): return "an element of 96×32 points"
        }
    }

    private static func isText(_ parameter: MadeParameter) -> Bool {
        parameter.type == "String" && !["id", "identifier", "key", "accessibilityIdentifier"].contains(parameter.name)
    }

    private static func isElement(_ type: String) -> Bool {
        ["any Element", "[any Element]", "(any Element)?"].contains(type)
    }

    private func declarationLines(_ type: MadeType, _ name: String) -> [String] {
        if let alias = type.alias { return ["typealias \(name) = \(alias)"] }
        let generics =
            type.genericCount == 0 ? "" : "<\((1...type.genericCount).map { "T\($0)" }.joined(separator: ", "))>"
        let inherited = ([type.superclass].compactMap { $0 } + type.conformances)
        let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        let keyword: String
        switch type.kind {
        case .wrapper: return wrapperLines(type, name)
        case .requirement: return protocolLines(type, name, clause)
        case .object: keyword = "class"
        case .value: keyword = isEnum(type) || isNamespace(type) ? "enum" : "struct"
        }
        var body: [String] = []
        if isEnum(type) { body += cases(of: type).map(Self.caseLine) }
        if type.isElement { body.append("var parts: [any Element] = []") }
        if keyword != "enum" { body += initializers(of: type, keyword) }
        let isCase = { (member: MadeMember) in isEnum(type) && cases(of: type).contains(member) }
        for member in type.members where !isCase(member) { body += lines(of: member, in: type.name) }
        if type.isElement { body += representation(type) }
        body += witnesses(of: type, keyword)
        for nested in made.all where nested.outerName == type.name {
            body += ["/// \(Self.capital(summary(of: nested)))."] + declarationLines(nested, nested.lastName)
        }
        guard !body.isEmpty else { return ["\(keyword) \(name)\(generics)\(clause) {}"] }
        return ["\(keyword) \(name)\(generics)\(clause) {"] + Self.indented(body) + ["}"]
    }

    /// Returns the cases of a type that can be an enum.
    func cases(of type: MadeType) -> [MadeMember] {
        type.members.filter { $0.isStatic && $0.type == type.name && !$0.isAssigned }
    }

    /// Returns true if a type is an enum with cases.
    func isEnum(_ type: MadeType) -> Bool {
        let cases = cases(of: type)
        guard type.kind == .value, type.alias == nil, !cases.isEmpty, type.initializers.isEmpty, !type.isElement,
            type.superclass == nil
        else { return false }
        guard !type.members.contains(where: { !$0.isStatic && $0.isAssigned }) else { return false }
        return cases.contains { !["current", "shared", "default", "main", "standard"].contains($0.name) }
    }

    /// Returns true if a type has only static members, and no values.
    private func isNamespace(_ type: MadeType) -> Bool {
        let hasNested = made.all.contains { $0.outerName == type.name }
        return type.kind == .value && !isEnum(type) && type.initializers.isEmpty && type.conformances.isEmpty
            && type.alias == nil && (!type.members.isEmpty || hasNested) && type.members.allSatisfy(\.isStatic)
            && !type.members.contains { $0.type == type.name } && !made.hasValues(of: type.name)
            && !source.named.contains(type.name) && type.genericCount == 0
    }

    private static func caseLine(_ member: MadeMember) -> String {
        guard let parameters = member.parameters, !parameters.isEmpty else { return "case \(quoted(member.name))" }
        let list = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
        return "case \(quoted(member.name))(\(list.joined(separator: ", ")))"
    }

    /// Returns a name with backticks if it is a keyword.
    static func quoted(_ name: String) -> String {
        [
            "default", "in", "is", "as", "case", "class", "func", "for", "if", "init", "let", "return", "self",
            "switch", "true", "false", "nil", "var", "where", "while", "import", "extension", "protocol", "repeat",
            "static", "struct", "subscript", "super", "throw", "try", "operator", "internal", "public", "private",
            "enum", "else", "do", "defer", "continue", "break", "guard",
        ]
        .contains(name) ? "`\(name)`" : name
    }

    // MARK: - Initializers

    private func initializers(of type: MadeType, _ keyword: String) -> [String] {
        if keyword == "struct", type.initializers.isEmpty { return type.isElement ? [] : ["init() {}"] }
        let call = Self.superCall(of: type)
        // Only the other forms are checked, unless this one is called, too.
        let isHidden = isDraft && !type.initializers.isEmpty && !isCalledEmpty(type)
        var lines = isHidden ? [] : ["init() {\(call.map { " \($0) " } ?? "")}"]
        if type.superclass?.hasPrefix("UI") == true {
            lines.append("required init?(coder: NSCoder) { fatalError(\"a stub has no archive\") }")
        }
        for parameters in type.initializers {
            var body = call.map { [$0] } ?? []
            if type.isElement { body += Self.parts(parameters) }
            let head = "init(\(Self.list(parameters)))"
            lines += body.isEmpty ? ["\(head) {}"] : ["\(head) {"] + Self.indented(body) + ["}"]
        }
        return lines
    }

    private func isCalledEmpty(_ type: MadeType) -> Bool {
        source.calls[type.lastName]?.contains { $0.arguments.isEmpty && $0.trailingClosure == nil } == true
    }

    private static func superCall(of type: MadeType) -> String? {
        guard let superclass = type.superclass else { return nil }
        if superclass.hasSuffix("Controller") { return "super.init(nibName: nil, bundle: nil)" }
        if superclass.hasPrefix("UI") { return "super.init(frame: .zero)" }
        return "super.init()"
    }

    /// Returns the statements that give an element the parts that are drawn.
    private static func parts(_ parameters: [MadeParameter]) -> [String] {
        parameters.compactMap { parameter in
            let name = quoted(parameter.name)
            if parameter.buildsChildren { return "parts += \(name)()" }
            if isText(parameter) { return "parts.append(Label(text: \(name)))" }
            switch parameter.type {
            case "any Element": return "parts.append(\(name))"
            case "(any Element)?": return "if let \(name) { parts.append(\(name)) }"
            case "[any Element]": return "parts += \(name)"
            case "(inout \(parameter.type.dropFirst(7).prefix { $0 != ")" })) -> Void":
                return "\(name)(&self)"
            default: return nil
            }
        }
    }

    private func representation(_ type: MadeType) -> [String] {
        let isEmpty = type.initializers.allSatisfy { Self.parts($0).allSatisfy { !$0.hasPrefix("parts") } }
        guard !isEmpty else {
            return [
                "var elementRepresentation: any Element {",
                "    Box(backgroundColor: UIColor(white: 0.9, alpha: 1))",
                "        .constrainedTo(width: .absolute(96), height: .absolute(32))",
                "}",
            ]
        }
        return [
            "var elementRepresentation: any Element {",
            "    Column(alignment: .fill) { for part in parts { part } }",
            "}",
        ]
    }

    /// Returns a list of parameters as a declaration has it.
    static func list(_ parameters: [MadeParameter]) -> String {
        parameters.map { parameter in
            let isFunction = parameter.type.contains("->") && !parameter.type.hasSuffix("?")
            let type = isFunction && !parameter.buildsChildren ? "@escaping \(parameter.type)" : parameter.type
            let builder = parameter.buildsChildren ? "@ElementBuilder<any Element> " : ""
            let label =
                parameter.isTrailing ? "_ " : parameter.label == parameter.name ? "" : "\(parameter.label ?? "_") "
            return "\(builder)\(label)\(quoted(parameter.name)): \(type)"
        }.joined(separator: ", ")
    }
}
