import Foundation
import SymbolGraphs

/// The index of Blueprint's public interface.
struct InterfaceIndex {
    struct IndexedType {
        var name: String
        /// The module that declares it, or extends it.
        var module = ""
        /// The kind: `struct`, `enum`, `class`, `protocol` or `typealias`; nil for an extension.
        var kind: String?
        var conformances: [String] = []
        var members: [Member] = []
    }

    struct Member {
        enum Kind {
            case associatedType, enumCase, typeAlias, value
        }

        /// The member as written in the index; the cases of an enum one by one.
        var text: String
        var kind: Kind
    }

    private(set) var types: [IndexedType] = []

    init(_ text: String) {
        var module = ""
        for line in text.split(separator: "\n").dropFirst(3) {
            if line.hasPrefix("# ") {
                module = line.dropFirst(2).trimmed
            } else if line.hasPrefix("    ") {
                guard !types.isEmpty else { continue }
                types[types.count - 1].members += Self.members(line.trimmed)
            } else {
                types.append(IndexedType(line: String(line), module: module))
            }
        }
    }

    private static func members(_ line: String) -> [Member] {
        if line.hasPrefix("cases: ") {
            return line.dropFirst("cases: ".count).trimmed.split(outsideBrackets: ";").map {
                Member(text: $0, kind: .enumCase)
            }
        }
        if line.hasPrefix("typealias ") { return [Member(text: line, kind: .typeAlias)] }
        if line.hasPrefix("associatedtype ") { return [Member(text: line, kind: .associatedType)] }
        return [Member(text: line, kind: .value)]
    }
}

extension InterfaceIndex.IndexedType {
    fileprivate init(line: String, module: String) {
        self.module = module
        guard let match = line.wholeMatch(of: /(\S+)  \[(\w+)(?: <.*?>)?(?: where [^\]]*?)?(?: : (.*?))?\]/) else {
            name = line.trimmed
            return
        }
        name = String(match.output.1)
        kind = String(match.output.2)
        conformances = match.output.3.map { String($0).split(outsideBrackets: ",") } ?? []
    }
}

extension InterfaceIndex.Member {
    private static let readOnly = " { get }"

    /// The text without keywords and accessors.
    var declaration: String {
        let text = text.replacing(#/^(static|typealias|associatedtype) /#, with: "")
        return text.hasSuffix(Self.readOnly) ? String(text.dropLast(Self.readOnly.count)) : text
    }

    /// True for a member of the type itself.
    var isStatic: Bool { text.hasPrefix("static ") }

    /// True for a property that can be set.
    var isSettable: Bool {
        let isProperty = declaration.first { "(<:".contains($0) } == ":"
        return kind == .value && isProperty && !isStatic && !text.hasSuffix(Self.readOnly)
    }
}
