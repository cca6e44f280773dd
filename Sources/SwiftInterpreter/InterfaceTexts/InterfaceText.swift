/// Declarations as Swift source without bodies, of which the names are read: the heading of a type and its members are
/// read when they are first used.
///
/// Keep one in a static property, so that it is read once per process.
package struct InterfaceText: Sendable {
    /// A type or extension.
    struct Piece: Sendable {
        var kind: WrittenInterface.Kind
        var name: String
        /// The place of the whole.
        var range: Range<Int>
        /// The place of the members.
        var body: Range<Int>
    }

    private let bytes: [UInt8]
    private(set) var pieces: [Piece] = []
    /// The free functions, operators and variables.
    private(set) var declarations: [WrittenDeclaration] = []
    private(set) var aliases: [WrittenInterface.Alias] = []
    /// True for the text of the standard library.
    private(set) var isStandard = false
    /// The lines that could not be read.
    private(set) var problems: [String] = []

    /// Reads a text.
    package init(_ text: String) {
        bytes = Array(text.utf8)
        var reader = InterfaceReader(bytes, 0..<bytes.count)
        while !reader.isAtEnd {
            guard readNext(&reader) else {
                problems.append("cannot read '\(reader.line)' after '\(pieces.last?.name ?? "")'")
                return
            }
        }
    }

    private mutating func readNext(_ reader: inout InterfaceReader) -> Bool {
        let start = reader.position
        guard let prefix = reader.prefix() else { return false }
        if reader.takeWord("typealias") {
            guard let alias = reader.alias() else { return false }
            aliases.append(alias)
        } else if let (kind, type) = reader.beginning() {
            guard let name = type.name, reader.skipHeading(), let body = reader.skipBraces() else { return false }
            pieces.append(Piece(kind: kind, name: name, range: start..<reader.position, body: body))
        } else {
            guard let declaration = reader.declaration(prefix) else { return false }
            declarations.append(declaration)
        }
        return true
    }

    /// Returns the operators that a piece declares.
    func operators(in piece: Piece) -> Set<String> {
        var result: Set<String> = []
        var reader = InterfaceReader(bytes, piece.body)
        while reader.position < piece.body.upperBound {
            if reader.byte == 102, reader.starts(with: "func ") {
                reader.position += 5
                if let name = reader.operatorName() { result.insert(name) }
            }
            reader.position += 1
        }
        return result
    }

    /// Returns everything of a piece but its members, with them for a protocol; nil if it cannot be read.
    func heading(of piece: Piece) -> WrittenInterface? {
        var reader = InterfaceReader(bytes, piece.range)
        guard let prefix = reader.prefix(), let head = reader.head(prefix) else { return nil }
        // A protocol has few members, and its associated types are needed at once.
        return head.kind == .protocolType ? withMembers(of: piece, head) : head
    }

    /// Returns a piece with its members; nil if they cannot be read.
    func read(_ piece: Piece, after heading: WrittenInterface) -> WrittenInterface? {
        heading.kind == .protocolType ? heading : withMembers(of: piece, heading)
    }

    private func withMembers(of piece: Piece, _ heading: WrittenInterface) -> WrittenInterface? {
        var reader = InterfaceReader(bytes, piece.body)
        var result = heading
        return reader.body(into: &result) ? result : nil
    }

    /// The standard library's.
    static let standard = {
        var text = InterfaceText(StandardLibrary.texts.joined(separator: "\n"))
        text.isStandard = true
        return text
    }()
}

extension InterfaceText {
    /// Returns the declarations of a text as Swift, one a line: types with their members, then free declarations, then
    /// aliases.
    ///
    /// - Throws: ``BindingError`` if it cannot be read.
    package static func printed(_ text: String) throws -> [String] {
        let read = InterfaceText(text)
        if let problem = read.problems.first { throw BindingError(problem) }
        let interfaces = try read.pieces.map { piece in
            guard let whole = read.heading(of: piece).flatMap({ read.read(piece, after: $0) }) else {
                throw BindingError("cannot read '\(piece.name)'")
            }
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
