import SwiftSyntax

/// The comments of a source that this program reads: `// stub MarketLabel 96x16`, `// textsize "Name" 91.5x19.5`.
///
/// Each is on its own line, anywhere in the source. The compiler ignores them, so the file still compiles in the app
/// that declares the stubbed types.
struct Directives: Sendable {
    /// The content of one directive.
    enum Kind: Hashable, Sendable {
        case stub(Stub)
        case textSize(TextSize)

        /// The type or text that the directive concerns; the last of several directives with the same subject counts.
        var subject: String {
            switch self {
            case .stub(let stub): "stub \(stub.name)"
            case .textSize(let text): "textsize \(text.text)"
            }
        }

        /// The directive as a comment.
        var comment: String {
            switch self {
            case .stub(let stub): stub.comment
            case .textSize(let text): text.comment
            }
        }
    }

    /// A directive and its place.
    struct Entry: Sendable {
        var kind: Kind
        /// The range of the comment, in UTF-8 offsets.
        var range: Range<Int>
    }

    /// The directives in source order.
    private(set) var entries: [Entry] = []

    private static let words = ["stub", "textsize"]

    /// No directives.
    init() {}

    /// The directives of a source.
    init(of tree: SourceFileSyntax, text: String) {
        let bytes = Array(text.utf8)
        for place in Self.places(in: bytes) {
            guard let token = tree.token(at: AbsolutePosition(utf8Offset: place)) else { continue }
            var offset = token.position.utf8Offset
            for piece in token.leadingTrivia {
                let length = piece.sourceLength.utf8Length
                if offset == place, case .lineComment(let comment) = piece, let kind = Self.kind(of: comment) {
                    entries.append(Entry(kind: kind, range: offset..<offset + length))
                }
                offset += length
            }
        }
    }

    /// Returns true if a text may contain directives, judging by their first words.
    static func mayBegin(in text: String) -> Bool { !places(in: Array(text.utf8)).isEmpty }

    /// Returns the directives after the text before a place became longer or shorter.
    func growing(at place: Int, by growth: Int) -> Directives {
        var result = self
        for index in entries.indices {
            result.entries[index].range = entries[index].range.growing(at: place, by: growth)
        }
        return result
    }

    /// Returns the offsets at which a comment beginning with one of the words may start.
    private static func places(in bytes: [UInt8]) -> [Int] {
        let starts = words.map { Array("// \($0) ".utf8) }
        var places: [Int] = []
        var place = 0
        while place + 1 < bytes.count {
            if bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "/"),
                starts.contains(where: { bytes[place...].starts(with: $0) })
            {
                places.append(place)
            }
            place += 1
        }
        return places
    }

    /// Returns the directive in a comment; nil if it is an ordinary comment.
    static func kind(of comment: String) -> Kind? {
        guard comment.hasPrefix("// ") else { return nil }
        let line = comment.dropFirst(3)
        guard let word = words.first(where: { line.hasPrefix($0 + " ") }) else { return nil }
        let arguments = CommandArguments(String(line.dropFirst(word.count)), at: 0)
        switch word {
        case "stub": return (try? Stub(arguments)).map { .stub($0) }
        default: return (try? TextSize(arguments)).map { .textSize($0) }
        }
    }

    /// The stubs, each name once.
    var stubs: [Stub] {
        last { if case .stub(let stub) = $0 { stub } else { nil } }
    }

    /// The sizes of texts, each text once.
    var textSizes: [TextSize] {
        last { if case .textSize(let size) = $0 { size } else { nil } }
    }

    private func last<Value>(_ value: (Kind) -> Value?) -> [Value] {
        var subjects: Set<String> = []
        var result: [Value] = []
        for entry in entries.reversed() {
            guard let found = value(entry.kind), subjects.insert(entry.kind.subject).inserted else { continue }
            result.append(found)
        }
        return result.reversed()
    }
}
