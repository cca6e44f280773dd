import SwiftSyntax

/// Writes source as its layout says; the tokens stay, only the white space between them changes.
struct SourceFormat {
    /// The formatted text, without a line break at the end.
    private(set) var text = ""
    /// Where the places that were asked about have gone.
    private(set) var places: [Int: Int] = [:]

    private let layout: SourceLayout
    private let wanted: Set<Int>
    private var written = 0
    /// How much further right than before the lines stand that nothing was decided about.
    private var shift = 0
    private var lineIndent = 0
    private var previousEndsLine = true
    /// What follows the last token on its line; dropped where the next token decides what stands before it.
    private var space = Trivia()

    /// Formats a file, and follows the tokens that begin at the given offsets.
    static func format(_ file: SourceFileSyntax, catalog: any ElementCatalog, following offsets: Set<Int>)
        -> SourceFormat
    {
        var result = format(file, SourceLayout(of: file, catalog: catalog), offsets)
        for _ in 0..<mostRounds where result.text.hasLongLine {
            let tree = SourceParser.parse(result.text)
            let lines = LongLines(of: tree, text: result.text)
            guard !tree.hasError, !lines.isEmpty else { break }
            let layout = SourceLayout(of: tree, catalog: catalog).breaking(lines)
            let next = format(tree, layout, Set(result.places.values))
            result.places = result.places.compactMapValues { next.places[$0] }
            result.text = next.text
        }
        return result
    }

    /// So many brackets that stand in each other are opened at most, to make a line shorter.
    private static let mostRounds = 12

    private static func format(_ file: SourceFileSyntax, _ layout: SourceLayout, _ offsets: Set<Int>) -> SourceFormat {
        var format = SourceFormat(layout: layout, wanted: offsets)
        for token in file.tokens(viewMode: .sourceAccurate) { format.write(token) }
        return format
    }

    private init(layout: SourceLayout, wanted: Set<Int>) {
        self.layout = layout
        self.wanted = wanted
    }

    private mutating func emit(_ string: String) {
        text += string
        written += string.utf8.count
    }

    private mutating func write(_ token: TokenSyntax) {
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let trivia = TriviaLines(token.leadingTrivia)
        if token.tokenKind == .endOfFile {
            if space.hasComment { emit(space.description) }
            writeComments(trivia, indent: 0)
            return
        }
        if layout.dropped.contains(offset) {
            space = token.trailingTrivia
            return
        }
        let choice = layout.breaks[offset]
        if space.hasComment || choice == nil && trivia.breaks.isEmpty { emit(space.description) }
        if !trivia.breaks.isEmpty { lineIndent = trivia.indent }
        if let choice {
            write(choice, trivia)
        } else {
            writeUndecided(trivia, isInString: previousEndsLine && written > 0)
        }
        if wanted.contains(offset) { places[offset] = written }
        emit(token.text)
        previousEndsLine = token.text.last?.isNewline == true || token.trailingTrivia.hasNewline
        space = token.trailingTrivia
    }

    private mutating func write(_ choice: SourceLayout.Break, _ trivia: TriviaLines) {
        switch choice {
        case .line(let indent), .blankLine(let indent):
            shift = indent - lineIndent
            let wantsBlank = choice == .blankLine(indent: indent)
            let hasComment = writeComments(trivia, indent: indent, opensBlank: wantsBlank)
            guard written > 0 else { return }
            // A comment with a blank line behind it, such as a heading, keeps that.
            let isApart = trivia.hasBlankLine && !endsInDirective || wantsBlank && !hasComment
            if isApart, !text.hasSuffix("{") { emit("\n") }
            emit("\n" + String(repeating: " ", count: indent))
        case .closing(let indent):
            shift = indent - lineIndent
            writeComments(trivia, indent: indent + SourceLayout.step)
            emit("\n" + String(repeating: " ", count: indent))
        case .space:
            if writeComments(trivia, indent: lineIndent + shift) {
                emit("\n" + String(repeating: " ", count: max(0, lineIndent + shift)))
            } else if text.last != " " {
                emit(" ")
            }
        case .nothing:
            if writeComments(trivia, indent: lineIndent + shift) { emit(" ") }
        }
    }

    /// Whether the last line is a comment that is for this program.
    private var endsInDirective: Bool {
        guard let line = text.split(separator: "\n").last, line.hasPrefix("// ") else { return false }
        return Directives.kind(of: String(line)) != nil
    }

    private mutating func writeUndecided(_ trivia: TriviaLines, isInString: Bool) {
        for piece in trivia.pieces {
            switch piece {
            case .text(let text): emit(text)
            case .line(let count, let indent):
                emit(String(repeating: "\n", count: min(count, 2)))
                emit(String(repeating: " ", count: max(0, indent + shift)))
            case .indent(let width):
                emit(String(repeating: " ", count: isInString ? max(0, width + shift) : width))
            }
        }
    }

    /// Writes the comments before a token, those on lines of their own at the given indentation; says whether there were any.
    @discardableResult
    private mutating func writeComments(_ trivia: TriviaLines, indent: Int, opensBlank: Bool = false) -> Bool {
        var isOnNewLine = false
        var wrote = false
        var wantsBlank = opensBlank
        for piece in trivia.pieces {
            switch piece {
            case .line(let count, _):
                isOnNewLine = true
                if count > 1 { wantsBlank = true }
            case .indent: continue
            case .text(let comment):
                if isOnNewLine || written == 0 {
                    if written > 0 {
                        if wantsBlank, !text.hasSuffix("{") { emit("\n") }
                        emit("\n" + String(repeating: " ", count: max(0, indent)))
                    }
                } else {
                    emit(text.last == " " ? "" : " ")
                }
                emit(comment)
                wrote = true
                wantsBlank = false
                isOnNewLine = false
            }
        }
        return wrote
    }
}

extension String {
    /// Whether a line takes more bytes than a line may have columns.
    fileprivate var hasLongLine: Bool {
        var length = 0
        for byte in utf8 {
            length = byte == UInt8(ascii: "\n") ? 0 : length + 1
            if length > LongLines.limit { return true }
        }
        return false
    }
}

/// The trivia before a token as comments and line breaks.
private struct TriviaLines {
    enum Piece {
        case text(String)
        case line(count: Int, indent: Int)
        case indent(Int)
    }

    var pieces: [Piece] = []
    /// How many line breaks there are at each break.
    var breaks: [Int] = []
    /// The indentation of the last line begun in it.
    var indent = 0

    /// Whether a line between it and what comes before is empty.
    var hasBlankLine: Bool { (breaks.last ?? 0) > 1 }

    init(_ trivia: Trivia) {
        for piece in trivia {
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                addLines(count)
            case .spaces(let count): addSpace(count)
            case .tabs(let count): addSpace(count * 4)
            case .formfeeds, .verticalTabs: addSpace(1)
            default:
                var text = ""
                piece.write(to: &text)
                pieces.append(.text(text))
            }
        }
        if case .line(_, let last) = pieces.last { indent = last }
    }

    private mutating func addLines(_ count: Int) {
        if case .line(let old, _) = pieces.last {
            pieces[pieces.count - 1] = .line(count: old + count, indent: 0)
            breaks[breaks.count - 1] += count
        } else {
            pieces.append(.line(count: count, indent: 0))
            breaks.append(count)
        }
    }

    private mutating func addSpace(_ count: Int) {
        if case .line(let lines, let old) = pieces.last {
            pieces[pieces.count - 1] = .line(count: lines, indent: old + count)
        } else {
            pieces.append(.indent(count))
        }
    }
}
