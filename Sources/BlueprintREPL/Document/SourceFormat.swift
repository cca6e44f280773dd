import SwiftSyntax

/// Formats source: changes the white space between tokens, not the tokens.
struct SourceFormat {
    /// The formatted text, without a line break at the end.
    private(set) var text = ""
    /// The new offsets of the followed tokens, by their old offsets.
    private(set) var places: [Int: Int] = [:]

    /// True if a newly formatted line is too long.
    private var hasLongLine = false
    /// The formatted statements; nil if long lines were broken afterwards.
    private(set) var items: SourceItems?

    private let layout: SourceLayout
    private let wanted: [Int]
    private var nextWanted = 0
    private var written = 0
    private var lineLength = 0
    /// The change of indentation applied to lines without a break of their own.
    private var shift = 0
    private var lineIndent = 0
    private var blocks = BlockIndentation()
    private var previousEndsLine = true
    /// The trivia after the last token; dropped if the next token has a break of its own.
    private var space = Trivia()

    /// Formats a file and follows the tokens that begin at the given offsets.
    ///
    /// - Parameters:
    ///   - text: the text of the file.
    ///   - laid: a formatted text; its unchanged statements are copied.
    ///   - limit: the number of columns of the longest line allowed.
    static func format(
        _ file: SourceFileSyntax,
        _ text: String,
        catalog: any ElementCatalog,
        following offsets: [Int] = [],
        laid: LaidSource? = nil,
        limit: Int = LongLines.limit
    ) -> SourceFormat {
        var result = format(file, text, SourceLayout(of: file, catalog: catalog, laid: laid), offsets)
        for _ in 0..<mostRounds {
            guard result.hasLongLine || limit < LongLines.limit else { break }
            let tree = SourceParser.parse(result.text)
            let lines = LongLines(of: tree, text: result.text, limit: limit)
            guard !tree.hasError, !lines.isEmpty else { break }
            let layout = SourceLayout(of: tree, catalog: catalog).breaking(lines)
            var next = format(tree, result.text, layout, result.places.values.sorted())
            next.items = nil
            next.places = result.places.compactMapValues { next.places[$0] }
            result = next
        }
        return result
    }

    /// Formats lines of a closure and follows the tokens that begin at the given offsets.
    ///
    /// The result and its offsets begin with the text before the lines, which ends with the brace if they are the first.
    ///
    /// - Parameter layout: the layout of the lines with that indentation.
    static func format(
        _ lines: CodeBlockItemListSyntax,
        after before: String,
        layout: SourceLayout,
        indent: Int,
        catalog: any ElementCatalog,
        following offsets: [Int]
    ) -> SourceFormat {
        var result = format(lines, before, layout, offsets)
        for _ in 0..<mostRounds {
            guard result.hasLongLine, let next = ClosureText(result.text) else { break }
            let long = LongLines(of: next.tree, text: next.text)
            guard !long.isEmpty else { break }
            let layout = SourceLayout(of: next.lines, indent: indent, catalog: catalog).breaking(long)
            var broken = format(next.lines, before, layout, result.places.values.sorted())
            broken.places = result.places.compactMapValues { broken.places[$0] }
            result = broken
        }
        return result
    }

    private static func format(
        _ lines: CodeBlockItemListSyntax,
        _ before: String,
        _ layout: SourceLayout,
        _ offsets: [Int]
    ) -> SourceFormat {
        var format = SourceFormat(layout: layout, wanted: offsets)
        (format.text, format.written) = (before, before.utf8.count)
        let end = lines.endPosition
        var next = lines.firstToken(viewMode: .sourceAccurate)
        while let token = next, token.position < end {
            format.write(token)
            next = token.nextToken(viewMode: .sourceAccurate)
        }
        if format.space.hasComment { format.emit(format.space.description) }
        return format
    }

    /// The limit of nested brackets that are broken to shorten a line.
    private static let mostRounds = 12

    private static func format(
        _ file: SourceFileSyntax,
        _ text: String,
        _ layout: SourceLayout,
        _ offsets: [Int]
    ) -> SourceFormat {
        var format = SourceFormat(layout: layout, wanted: offsets)
        var kept = layout.kept[...]
        var next = file.firstToken(viewMode: .sourceAccurate)
        while let token = next {
            if let run = kept.first, run.range.lowerBound == token.position.utf8Offset {
                format.keep(run, of: text)
                kept.removeFirst()
                next = run.last.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
            } else {
                format.write(token)
                next = token.nextToken(viewMode: .sourceAccurate)
            }
        }
        return format
    }

    private init(layout: SourceLayout, wanted: [Int]) {
        self.layout = layout
        self.wanted = wanted
        items = layout.items
    }

    private mutating func emit(_ string: String) {
        text += string
        written += string.utf8.count
        for byte in string.utf8 {
            lineLength = byte == UInt8(ascii: "\n") ? 0 : lineLength + 1
            if lineLength > LongLines.limit { hasLongLine = true }
        }
    }

    /// Copies statements unchanged.
    private mutating func keep(_ run: SourceLayout.Kept, of source: String) {
        if space.hasComment { emit(space.description) }
        space = run.last.trailingTrivia
        let start = run.range.lowerBound
        let end = max(start, run.last.endPositionBeforeTrailingTrivia.utf8Offset)
        note(upTo: end, movedBy: written - start)
        text += source.utf8.dropFirst(start).prefix(end - start).text
        written += end - start
        // Copied statements may have long lines that cannot be broken.
        lineLength = 0
        lineIndent = run.indent
        previousEndsLine = false
    }

    /// Notes the new offsets of the followed tokens before an offset.
    private mutating func note(upTo end: Int, movedBy shift: Int) {
        while nextWanted < wanted.count, wanted[nextWanted] < end {
            places[wanted[nextWanted]] = wanted[nextWanted] + shift
            nextWanted += 1
        }
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
            // Comments before a brace belong to the lines in it.
            let comments = token.closesBlock ? blocks : nil
            if !trivia.breaks.isEmpty, let own = blocks.shift(for: token, indent: lineIndent) { shift = own }
            writeUndecided(trivia, isInString: previousEndsLine && written > 0, comments: comments)
        }
        while nextWanted < wanted.count, wanted[nextWanted] < offset { nextWanted += 1 }
        note(upTo: offset + 1, movedBy: written - offset)
        emit(token.text)
        blocks.follow(token, indent: lineIndent, shift: shift)
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
            // A comment that is followed by a blank line, such as a heading, keeps that line.
            let isApart = trivia.hasBlankLine && !endsInDirective || wantsBlank && !hasComment
            if isApart, !text.hasSuffix("{") { emit("\n") }
            emit("\n" + String(repeating: " ", count: indent))
        case .closingList(let indent):
            if text.last != "," { emit(",") }
            write(.closing(indent: indent), trivia)
        case .inBrace: write(.line(indent: blocks.indent + SourceLayout.step), trivia)
        case .closingBrace: write(.closing(indent: blocks.indent), trivia)
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

    /// True if the last line is a directive.
    private var endsInDirective: Bool {
        guard let line = text.split(separator: "\n").last, line.hasPrefix("// ") else { return false }
        return Directives.kind(of: String(line)) != nil
    }

    private mutating func writeUndecided(_ trivia: TriviaLines, isInString: Bool, comments: BlockIndentation?) {
        for (index, piece) in trivia.pieces.enumerated() {
            switch piece {
            case .text(let text): emit(text)
            case .line(let count, let indent):
                let isComment = index + 1 < trivia.pieces.count
                let change = isComment ? comments?.innerShift(indent: indent) ?? shift : shift
                emit(String(repeating: "\n", count: min(count, 2)))
                emit(String(repeating: " ", count: max(0, indent + change)))
            case .indent(let width):
                emit(String(repeating: " ", count: isInString ? max(0, width + shift) : width))
            }
        }
    }

    /// Writes the comments before a token, those on their own lines at an indentation; returns true if there were any.
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

extension Substring.UTF8View {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

/// The trivia before a token as comments and line breaks.
private struct TriviaLines {
    enum Piece {
        case text(String)
        case line(count: Int, indent: Int)
        case indent(Int)
    }

    var pieces: [Piece] = []
    /// The number of line breaks in each group of consecutive line breaks.
    var breaks: [Int] = []
    /// The indentation of the last line that begins in it.
    var indent = 0

    /// True if there is an empty line before the token.
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
