import BlueprintBindings
import Foundation

/// A replacement for an element type of the app that is not declared here: `stub MarketLabel 96x16`.
package struct Stub: Hashable, Sendable {
    /// The arrangement of a stub's children.
    package enum Arrangement: String, Hashable, Sendable, CaseIterable {
        /// In a column.
        case children
        /// In an overlay.
        case overlay
        /// In a row.
        case row
    }

    /// The name of the type that it replaces.
    package var name: String
    /// The size in points; nil if its children or a closure decide it.
    package var size: CGSize?
    /// True if it is view-backed.
    package var hasView = false
    /// The arrangement of its children; nil if it takes none.
    package var arrangement: Arrangement?
    /// The measuring closure in Swift; nil if it has none.
    package var measure: String?

    /// The words after the name, in their fixed order.
    package var words: String {
        var words: [String] = []
        if let size { words.append(SizeText.text(size)) }
        if hasView { words.append("view") }
        if let arrangement { words.append(arrangement.rawValue) }
        if let measure { words.append(measure) }
        return words.joined(separator: " ")
    }

    /// The words of the same stub with children.
    var wordsTakingChildren: String {
        var other = self
        other.arrangement = .children
        other.measure = nil
        return other.words
    }

    /// The directive that defines it in a document.
    var comment: String { "// stub \(name) \(words)" }

    /// Returns a description such as `96×16, view-backed`.
    func description(size text: (CGSize) -> String) -> String {
        var parts: [String] = []
        if let size { parts.append(text(size)) }
        if measure != nil { parts.append("measured by its closure") }
        switch arrangement {
        case .children: parts.append("children in a column")
        case .overlay: parts.append("children in an overlay")
        case .row: parts.append("children in a row")
        case nil: break
        }
        parts.append(hasView ? "view-backed" : "not view-backed")
        return parts.joined(separator: ", ")
    }
}

extension Stub {
    /// The syntax of the command.
    static let usage = "stub NAME WxH, followed by view, children, row, overlay or { constraint in … } as needed"

    /// Reads a stub from the words of a command.
    ///
    /// - Throws: an ``InputError`` at the word that does not fit.
    init(_ arguments: CommandArguments) throws {
        guard let first = arguments.words.first else {
            throw InputError("the name of the type is missing", fix: .usage(Self.usage), at: arguments.end)
        }
        guard Self.isTypeName(first.text) else {
            throw InputError(
                "'\(first.text)' is not the name of a type",
                fix: "type stub and the name of the type, such as stub MarketLabel 96x16",
                at: first.offset
            )
        }
        name = first.text
        for word in arguments.words.dropFirst() { try take(word) }
        guard size != nil || arrangement != nil || measure != nil else {
            throw InputError("the size of \(name) is missing", fix: .usage(Self.usage), at: arguments.end)
        }
        if measure != nil, size != nil || arrangement != nil {
            throw InputError(
                "a measuring closure cannot be combined with a size or children",
                fix: "leave out the closure, or the size and the children",
                at: first.offset
            )
        }
    }

    private mutating func take(_ word: Word) throws {
        if let size = SizeText.size(word.text) {
            guard size.width <= SizeText.largest, size.height <= SizeText.largest else {
                throw InputError(
                    "'\(word.text)' is too large",
                    fix: "the limit is 100000 in each direction",
                    at: word.offset
                )
            }
            self.size = size
        } else if word.text == "view" {
            hasView = true
        } else if let arrangement = Arrangement(rawValue: word.text) {
            self.arrangement = arrangement
        } else if word.text.hasPrefix("{"), word.text.hasSuffix("}") {
            let lines = word.text.split(whereSeparator: \.isNewline)
            // An opening line, one statement and a closing line can be joined to one line.
            guard lines.count <= 3 else {
                throw InputError(
                    "the closure of a stub must be on one line",
                    fix: "separate its statements by ;",
                    at: word.offset
                )
            }
            measure = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        } else {
            throw InputError(
                "'\(word.text)' is neither a size nor an option",
                fix: .usage(Self.usage),
                at: word.offset
            )
        }
    }

    /// Returns true if a word can be the name of a type.
    static func isTypeName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isUppercase else { return false }
        return text.allSatisfy(\.isPartOfName)
    }
}

extension Stub {
    /// The declaration for the interpreter: calls accept any arguments, and only the children are used.
    package var declaration: StubDeclaration {
        var lines = ["struct \(name): Element {"]
        if arrangement != nil { lines.append("    var children: [any Element]") }
        lines.append("    var content: ElementContent {")
        lines.append("        \(content)")
        lines.append("    }")
        lines.append("    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {")
        lines.append("        \(hasView ? "UIView.describe { _ in }" : "nil")")
        lines.append("    }")
        lines.append("}")
        return StubDeclaration(name: name, source: lines.joined(separator: "\n"))
    }

    private var content: String {
        if let measure { return "ElementContent \(measure)" }
        let extent = size ?? .zero
        let (width, height) = (Quoted.number(extent.width), Quoted.number(extent.height))
        guard let arrangement else {
            return "ElementContent(intrinsicSize: CGSize(width: \(width), height: \(height)))"
        }
        let list =
            switch arrangement {
            case .children: "Column(alignment: .fill, underflow: .justifyToStart)"
            case .overlay: "Overlay()"
            case .row: "Row(alignment: .fill, underflow: .justifyToStart)"
            }
        let children = "\(list) { for child in children { child } }"
        guard size != nil else { return "ElementContent(child: \(children))" }
        return
            "ElementContent(child: \(children).constrainedTo(width: .absolute(\(width)), height: .absolute(\(height))))"
    }
}
