/// The Swift that binds a member of a type.
struct MemberSource {
    private static let lineLength = 120

    /// The lines.
    private(set) var lines: [String] = []

    /// Writes a member.
    ///
    /// - Parameter summary: the line of help; empty for none.
    init(_ member: Member, of type: String, summary: String) {
        let name = member.name.asIdentifier
        var parts = [member.declaration.asLiteral]
        if case .property = member.kind {
            parts.append("\\.\(name)")
            if member.type.hasSuffix("!") { parts.append("type: \(member.type.asLiteral)") }
        }
        if !summary.isEmpty { parts.append("summary: \(summary.asLiteral)") }
        switch member.kind {
        case .property: add("property", parts)
        case .staticProperty: add("staticProperty", parts + ["\(type).\(name)"])
        case .enumCase where member.parameters.isEmpty: add("enumCase", parts + [".\(name)"])
        case .enumCase: add("enumCase", parts, calling: ".\(name)", member.parameters)
        case .initializer: add("initializer", parts, calling: type, member.parameters)
        case .staticMethod: add("staticMethod", parts, calling: "\(type).\(name)", member.parameters)
        case .method(let isMutating):
            let function = isMutating ? "mutatingMethod" : "method"
            add(function, parts, calling: name, on: member.parameters.isEmpty ? "value" : "$0", member.parameters)
        }
    }

    /// Adds a registration whose closure passes the arguments on.
    private mutating func add(
        _ function: String,
        _ parts: [String],
        calling callee: String,
        on root: String? = nil,
        _ parameters: [Member.Parameter]
    ) {
        let arguments = parameters.map { parameter in
            let label = parameter.label.map { "\($0): " } ?? ""
            let read = "get(\(parameter.name.asLiteral), as: \(parameter.type.asValue))"
            return "\(label)try \(root == nil ? "$0" : "$1").\(read)"
        }
        let called = root.map { "\($0).\(callee)" } ?? callee
        let start = parameters.isEmpty ? (root == nil ? "_ in " : "value, _ in ") : ""
        add(function, parts, body: "\(start)\(called)(\(arguments.joined(separator: ", ")))")
    }

    private mutating func add(_ function: String, _ parts: [String], body: String? = nil) {
        lines = Self.call("type.\(function)", parts, body: body)
    }

    /// Returns a call: on one line if it fits, else with each part on its own.
    static func call(_ function: String, _ parts: [String], body: String? = nil) -> [String] {
        let indentation = "        "
        let head = "\(function)("
        let line = "\(head)\(parts.joined(separator: ", ")))"
        if let body, indentation.count + line.count + body.count + 5 <= lineLength {
            return ["\(line) { \(body) }"]
        }
        let end = body == nil ? ")" : ") {"
        let isShort = indentation.count + line.count + end.count - 1 <= lineLength
        let lines =
            isShort
            ? [line.dropLast() + end]
            : [head] + parts.enumerated().map { "    \($1)\($0 + 1 < parts.count ? "," : "")" } + [end]
        return lines + (body.map { ["    \($0)", "}"] } ?? [])
    }
}

extension String {
    /// The text as a literal of Swift.
    var asLiteral: String { "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }

    /// The name, with backticks if it is a word of Swift that needs them after a dot.
    fileprivate var asIdentifier: String { ["init", "self"].contains(self) ? "`\(self)`" : self }

    /// The type as a value: `CGFloat.self`, `(any Element).self`, `UIColor?.self`.
    fileprivate var asValue: String {
        let type = hasSuffix("!") ? "\(dropLast())?" : self
        return type.hasPrefix("any ") ? "(\(type)).self" : "\(type).self"
    }
}
