import SymbolGraphs

/// The override of a member in the class of declared subclasses: it asks the link of the object first.
struct Override {
    /// The lines, without indentation.
    let lines: [String]
    /// True if they call the default implementation of a protocol.
    private(set) var usesStandard = false

    /// Writes the override of a property or a method; nil for another declaration.
    init?(_ symbol: Symbol) {
        let text = symbol.declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ").withOneArrow
        guard let name = symbol.path.last?.prefix(while: { $0 != "(" }).description else { return nil }
        if symbol.kind == "property", let (_, rest) = text.cut(outsideBrackets: ": ") {
            let type = rest.cut(outsideBrackets: " {")?.before ?? rest
            lines = Self.property(name, type: type, isSettable: symbol.isSettable)
        } else if let (_, rest) = text.cut(outsideBrackets: "func "), let (list, after) = rest.parameters {
            lines = Self.method(name, list, result: after.hasPrefix("→ ") ? String(after.dropFirst(2)) : "")
        } else {
            return nil
        }
    }

    /// Writes the function of a native delegate, which tells or asks its instance; nil for another declaration.
    init?(answering symbol: Symbol) {
        let text = symbol.declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ").withOneArrow
        guard let name = symbol.path.last?.prefix(while: { $0 != "(" }).description,
            let (list, after) = text.cut(outsideBrackets: "func ")?.after.parameters
        else { return nil }
        let parameters = list.split(outsideBrackets: ",").compactMap(Parameter.init)
        let result = after.hasPrefix("→ ") ? String(after.dropFirst(2)) : ""
        let values = parameters.filter { $0.pointer == nil }.map(\.linked).joined(separator: ", ")
        let pointed = parameters.compactMap(\.pointer).map { ", pointing: \($0.label), to: &\($0.name).pointee" }
            .joined()
        let call = "\(name.asLiteral), [\(values)]\(pointed)"
        let passed = parameters.map(\.passed).joined(separator: ", ")
        usesStandard = !result.isEmpty
        lines = [
            "func \(name)(\(list.replacing("→", with: "->")))\(result.isEmpty ? "" : " -> \(result)") {",
            result.isEmpty
                ? "    instance.tell(\(call))"
                : "    (instance.answer(\(call)) as \(result)?) ?? Standard().\(name)(\(passed))",
            "}",
        ]
    }

    private static func property(_ name: String, type: String, isSettable: Bool) -> [String] {
        let get = "link.value { super.\(name) }"
        guard isSettable else { return ["override var \(name): \(type) { \(get) }"] }
        return [
            "override var \(name): \(type) {",
            "    get { \(get) }",
            "    set { link.set(newValue, from: super.\(name)) { super.\(name) = $0 } }",
            "}",
        ]
    }

    private static func method(_ name: String, _ list: String, result: String) -> [String] {
        let parameters = list.isEmpty ? [] : list.split(outsideBrackets: ",").compactMap(Parameter.init)
        var call = [name.asLiteral]
        if !parameters.isEmpty { call.append("[\(parameters.map(\.linked).joined(separator: ", "))]") }
        if result.hasSuffix("?") { call.append("as: \(result).self") }
        let passed = parameters.map(\.passed).joined(separator: ", ")
        return [
            "override func \(name)(\(list.replacing("→", with: "->")))\(result.isEmpty ? "" : " -> \(result)") {",
            "    link.call(\(call.joined(separator: ", "))) { super.\(name)(\(passed)) }",
            "}",
        ]
    }
}

extension Override {
    /// A parameter of an overridden method.
    private struct Parameter {
        /// The argument for the link: its label and its value.
        var linked: String
        /// The argument for the inherited method.
        var passed: String
        /// The label, as a literal, and the name of a pointer; nil for another value.
        var pointer: (label: String, name: String)?

        init?(_ text: String) {
            guard let (names, rest) = text.cut(outsideBrackets: ":") else { return nil }
            let words = names.split(separator: " ")
            guard let label = words.first, let name = words.last else { return nil }
            let type = rest.cut(outsideBrackets: "=")?.before ?? rest
            // A value that may be nil is stated to be any value, so that the compiler does not warn.
            let value = type.hasSuffix("?") ? "\(name) as Any" : "\(name)"
            linked = label == "_" ? "(nil, \(value))" : "(\(String(label).asLiteral), \(value))"
            passed = label == "_" ? "\(name)" : "\(label): \(name)"
            if type.hasPrefix("UnsafeMutablePointer<") { pointer = (String(label).asLiteral, String(name)) }
        }
    }
}

extension String {
    /// The list of parameters after a name, and what follows it.
    fileprivate var parameters: (list: String, after: String)? {
        String(drop { $0 != "(" }).bracketed().map { ($0.inside, $0.rest) }
    }
}
