import BlueprintBindings
import Foundation

/// What stands in for an element of one's own app that nobody declared here: `stub MarketLabel 96x16`.
public struct Stub: Hashable, Sendable {
    /// How the children that a call gives are arranged.
    public enum Arrangement: String, Hashable, Sendable, CaseIterable {
        /// Below each other.
        case children
        /// On top of each other.
        case overlay
        /// Beside each other.
        case row
    }

    /// The type that it stands in for.
    public var name: String
    /// How big it is, in points; nil if its children or a closure say so.
    public var size: CGSize?
    /// Whether a view backs it.
    public var hasView = false
    /// How its children are arranged; nil if it takes none.
    public var arrangement: Arrangement?
    /// The closure that measures it, in Swift; nil if it has none.
    public var measure: String?

    /// What stands behind the name, in the order in which it is always written.
    public var words: String {
        var words: [String] = []
        if let size { words.append(SizeText.text(size)) }
        if hasView { words.append("view") }
        if let arrangement { words.append(arrangement.rawValue) }
        if let measure { words.append(measure) }
        return words.joined(separator: " ")
    }

    /// What to say to let it take children too.
    var wordsTakingChildren: String {
        var other = self
        other.arrangement = .children
        other.measure = nil
        return other.words
    }

    /// The comment that says so in a document.
    var comment: String { "// stub \(name) \(words)" }

    /// What it is, in a sentence's words: `96×16, with a view`.
    func description(size text: (CGSize) -> String) -> String {
        var parts: [String] = []
        if let size { parts.append(text(size)) }
        if measure != nil { parts.append("measured by its closure") }
        switch arrangement {
        case .children: parts.append("children below each other")
        case .overlay: parts.append("children on top of each other")
        case .row: parts.append("children beside each other")
        case nil: break
        }
        parts.append(hasView ? "with a view" : "no view")
        return parts.joined(separator: ", ")
    }
}

extension Stub {
    /// How a stub is said.
    static let usage = "stub NAME WxH, with view, children, row, overlay or { constraint in … } behind it as needed"

    /// A stub from its words.
    ///
    /// - Throws: an ``InputError`` at the word that does not fit.
    init(_ arguments: CommandArguments) throws {
        guard let first = arguments.words.first else {
            throw InputError("a name is missing", fix: "say \(Self.usage)", at: arguments.end)
        }
        guard Self.isTypeName(first.text) else {
            throw InputError(
                "'\(first.text)' is no name of a type",
                fix: "a stub is called as the type is: stub MarketLabel 96x16",
                at: first.offset
            )
        }
        name = first.text
        for word in arguments.words.dropFirst() { try take(word) }
        guard size != nil || arrangement != nil || measure != nil else {
            throw InputError("how big is \(name)?", fix: "say \(Self.usage)", at: arguments.end)
        }
        if measure != nil, size != nil || arrangement != nil {
            throw InputError(
                "a closure that measures stands alone",
                fix: "leave out the size and the children, or the closure",
                at: first.offset
            )
        }
    }

    private mutating func take(_ word: Word) throws {
        if let size = SizeText.size(word.text) {
            guard size.width <= SizeText.largest, size.height <= SizeText.largest else {
                throw InputError("'\(word.text)' is too large", fix: "at most 100000 each way", at: word.offset)
            }
            self.size = size
        } else if word.text == "view" {
            hasView = true
        } else if let arrangement = Arrangement(rawValue: word.text) {
            self.arrangement = arrangement
        } else if word.text.hasPrefix("{"), word.text.hasSuffix("}") {
            let lines = word.text.split(whereSeparator: \.isNewline)
            // An opening line, one statement and a closing line may as well stand on one.
            guard lines.count <= 3 else {
                throw InputError(
                    "the closure of a stub stands on one line",
                    fix: "put ; between its statements",
                    at: word.offset
                )
            }
            measure = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        } else {
            throw InputError("'\(word.text)' says nothing about a stub", fix: "say \(Self.usage)", at: word.offset)
        }
    }

    /// Whether a word is written as the names of types are.
    static func isTypeName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isUppercase else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

extension Stub {
    /// The type in Swift, as the interpreter takes it: its calls accept anything, and hand over their children only.
    var declaration: StubDeclaration {
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
