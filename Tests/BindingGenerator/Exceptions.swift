import SymbolGraphs

/// The facts that declarations do not say, from the file whose first lines say how it is written.
package struct Exceptions: Sendable {
    /// The lines about one type.
    struct Section: Equatable, Sendable {
        /// True if members have the order of the lines.
        var isOrdered = false
        /// The names of members in the order of the lines.
        var order: [String] = []
        /// The summaries that are not the first sentence of the doc comment.
        var summaries: [String: String] = [:]
        /// The members that are bound by hand.
        var byHand: Set<String> = []
        /// The members that are not bound.
        var absent: Set<String> = []
        /// The members that declared subclasses may override.
        var overridable: [String] = []
        /// The properties that they may also observe.
        var observable: [String] = []
        /// The lines of members, for messages.
        var lines: [String: Int] = [:]
    }

    /// A type that is registered with its members alone.
    struct Registered: Sendable {
        /// The kind: `cases` or `options`.
        var kind: String
        /// The line of help; nil for the first sentence of the doc comment.
        var summary: String?
    }

    /// A line that cannot be read, or says something wrong.
    package struct Fault: Error, CustomStringConvertible {
        /// The line, the fault, and the remedy.
        package let description: String
    }

    /// The sections by the names of their types.
    private(set) var sections: [String: Section] = [:]
    /// The types of which no member is generated, and with a dot before them the members that no type gets.
    private(set) var absent: Set<String> = []
    /// The types of other modules that can be passed.
    private(set) var known: Set<String> = []
    /// The classes that source may inherit from.
    private(set) var inheritable: Set<String> = []
    /// The protocols that declared classes can conform to as delegates.
    private(set) var delegates: Set<String> = []
    /// The enums without values and the sets of options that are registered, by name.
    private(set) var registered: [String: Registered] = [:]

    /// Reads the text of the file.
    package init(_ text: String) throws {
        var current: String?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.trimmed
            if words.isEmpty || words.hasPrefix("#") { continue }
            if line.hasPrefix("    ") {
                guard let current else { throw Fault(description: "line \(index + 1) is before the first type") }
                try sections[current, default: Section()].read(words, line: index + 1)
            } else {
                current = try read(words, line: index + 1)
            }
        }
    }

    /// Reads a line that is not about a member, and returns the type whose section it begins.
    private mutating func read(_ words: String, line: Int) throws -> String? {
        if let names = words.names(after: "absent") {
            absent.formUnion(names)
            return nil
        }
        if let names = words.names(after: "known") {
            known.formUnion(names)
            return nil
        }
        if let names = words.names(after: "inheritable") {
            inheritable.formUnion(names)
            return nil
        }
        if let names = words.names(after: "delegates") {
            delegates.formUnion(names)
            return nil
        }
        for kind in ["cases", "options"] {
            guard let names = words.names(after: kind) else { continue }
            if let (name, summary) = String(words.dropFirst(kind.count + 1)).cut(outsideBrackets: ": ") {
                registered[name] = Registered(kind: kind, summary: summary)
            } else {
                for name in names { registered[name] = Registered(kind: kind) }
            }
            return nil
        }
        let parts = words.split(separator: " ").map(String.init)
        guard parts.count == 1 || parts.dropFirst() == ["in", "order"] else {
            throw Fault(description: "line \(line): a type stands alone, or is followed by 'in order'")
        }
        guard sections[parts[0]] == nil else {
            throw Fault(description: "line \(line): '\(parts[0])' has a section already; write all its lines there")
        }
        sections[parts[0]] = Section(isOrdered: parts.count > 1)
        return parts[0]
    }
}

extension Exceptions.Section {
    fileprivate mutating func read(_ words: String, line: Int) throws {
        if let names = words.names(after: "hand") {
            byHand.formUnion(names)
            for name in names { try add(name, line) }
        } else if let names = words.names(after: "absent") {
            absent.formUnion(names)
            for name in names { try add(name, line) }
        } else if let names = words.names(after: "override") {
            overridable += names
        } else if let names = words.names(after: "observe") {
            observable += names
        } else if let names = words.names(after: "silent") {
            for name in names {
                try add(name, line)
                summaries[name] = ""
            }
        } else if let (name, summary) = words.cut(outsideBrackets: ": ") {
            try add(name, line)
            summaries[name] = summary
        } else {
            for name in words.split(separator: " ") { try add(String(name), line) }
        }
    }

    private mutating func add(_ name: String, _ line: Int) throws {
        guard lines[name] == nil else {
            throw Exceptions.Fault(description: "line \(line): '\(name)' has a line already")
        }
        lines[name] = line
        order.append(name)
    }
}

extension String {
    /// Returns the names in a line that begins with a word; nil if it does not.
    fileprivate func names(after word: String) -> [String]? {
        hasPrefix(word + " ") ? dropFirst(word.count).split(separator: " ").map(String.init) : nil
    }
}
