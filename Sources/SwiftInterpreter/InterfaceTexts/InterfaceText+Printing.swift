extension InterfaceText {
    /// Returns the declarations of a text as Swift, one a line: types with their members, then free declarations, then
    /// aliases.
    ///
    /// - Throws: ``BindingError`` if it cannot be read.
    package static func printed(_ text: String) throws -> [String] {
        let read = InterfaceText(text)
        if let problem = read.problems.first { throw BindingError(problem) }
        let interfaces = try read.pieces.map { piece in
            guard let whole = read.read(piece) else { throw BindingError("cannot read '\(piece.head.name)'") }
            return whole
        }
        return interfaces.flatMap(\.printed) + read.declarations.map(\.printed) + read.aliases.map(\.printed)
    }
}

extension WrittenInterface {
    /// The interface as Swift with its members, one a line.
    fileprivate var printed: [String] {
        var heading = self
        heading.generics.parameters += associated.filter(\.isPrimary).map { WrittenGeneric(name: $0.name) }
        let inner =
            associated.map(\.printed) + aliases.map(\.printed) + members.map(\.printed) + nested.flatMap(\.printed)
        let start = "\(modifiers.attributes)\(heading)"
        return inner.isEmpty ? ["\(start) {}"] : ["\(start) {"] + inner.map { "    " + $0 } + ["}"]
    }
}

extension WrittenInterface.Associated {
    fileprivate var printed: String {
        "associatedtype \(name)" + (bound.map { ": \($0)" } ?? "") + (preset.map { " = \($0)" } ?? "")
    }
}

extension WrittenInterface.Alias {
    fileprivate var printed: String { "typealias \(name)\(generics.list) = \(type)\(generics.whereClause)" }
}

extension WrittenDeclaration {
    /// The declaration as Swift with its attributes and accessors.
    fileprivate var printed: String {
        let builder = builder.map { "@\($0) " } ?? ""
        guard modifiers.contains(.computed) else { return "\(modifiers.attributes)\(builder)\(self)" }
        var heading = self
        heading.modifiers.remove(.nonmutating)
        let accessors = [
            "get" + modifiers.effects.words, modifiers.contains(.nonmutating) ? "nonmutating" : nil,
            modifiers.contains(.settable) ? "set" : nil,
        ]
        return "\(modifiers.attributes)\(builder)\(heading) { \(accessors.compactMap { $0 }.joined(separator: " ")) }"
    }
}

extension WrittenModifiers {
    /// The attributes with a space after each.
    fileprivate var attributes: String {
        let all: [(WrittenModifiers, String)] = [
            (.absent, "@available(*, absent)"), (.disfavored, "@_disfavoredOverload"),
            (.discardable, "@discardableResult"), (.dynamicMembers, "@dynamicMemberLookup"),
            (.propertyWrapper, "@propertyWrapper"), (.resultBuilder, "@resultBuilder"),
        ]
        return all.filter { contains($0.0) }.map { $0.1 + " " }.joined()
    }
}
