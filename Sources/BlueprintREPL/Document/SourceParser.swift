import SwiftInterpreter
import SwiftParser
import SwiftSyntax

/// Parses Swift within limits that keep it quick and safe.
enum SourceParser {
    /// Brackets nested deeper than this are refused: the parser's own messages about them would take for ever.
    static let deepestBrackets = 200
    /// Nodes nested deeper than this are not parsed.
    static let deepestNesting = 256
    /// Input longer than this many bytes is refused.
    static let longestInput = 1_000_000

    /// The syntax tree of a text; it may contain errors.
    static func parse(_ source: String) -> SourceFileSyntax {
        var parser = Parser(source, maximumNestingLevel: deepestNesting)
        return SourceFileSyntax.parse(from: &parser)
    }

    /// The syntax tree of a text, which may contain errors; nil if it would take too long to parse.
    static func parseIfQuick(_ source: String) -> SourceFileSyntax? {
        (try? checkSize(source)) == nil ? nil : parse(source)
    }

    /// The syntax tree of a text without errors.
    ///
    /// - Throws: a ``InputError`` for the first error, or if the text is too long or nested too deeply.
    static func parseChecked(_ source: String) throws -> SourceFileSyntax {
        try checkSize(source)
        let tree = parse(source)
        if let diagnostic = firstError(in: tree) { throw diagnostic }
        return tree
    }

    /// Refuses what would take too long to parse.
    static func checkSize(_ source: String) throws {
        guard source.utf8.count <= longestInput else {
            throw InputError(
                "this input is \(source.utf8.count) bytes long; at most \(longestInput) are taken",
                fix: "put it in several lines or files"
            )
        }
        if let place = placeNested(source, deeperThan: deepestBrackets) {
            throw InputError(
                "brackets are nested more than \(deepestBrackets) deep",
                fix: "name a part of it with let, or wrap with modifiers: chains may be as long as you like",
                at: place
            )
        }
    }

    /// Refuses a document that is nested so deep that it could not be loaded again once it is saved.
    static func checkDepth(ofDocument source: String) throws {
        let limit = deepestBrackets - SavedDocument.depth
        guard placeNested(source, deeperThan: limit) != nil else { return }
        throw InputError(
            "this would nest the document more than \(limit) brackets deep, and no file of it could be loaded",
            fix: "declare a part of it with let, or as a struct, and use its name here"
        )
    }

    /// The first syntax error of a tree.
    static func firstError(in tree: SourceFileSyntax) -> InputError? {
        guard tree.hasError else { return nil }
        guard let fault = SyntaxFault.first(in: tree) else { return InputError("this is not complete Swift", at: 0) }
        return InputError(fault.message, fix: fault.fix, at: fault.offset)
    }

    private static func placeNested(_ source: String, deeperThan limit: Int) -> Int? {
        var source = source
        return source.withUTF8 { bytes in
            var depth = 0
            for offset in bytes.indices {
                switch bytes[offset] {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    if depth > limit { return offset }
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    depth = max(0, depth - 1)
                default: break
                }
            }
            return nil
        }
    }
}

extension SyntaxProtocol {
    /// The node without the white space and comments around it, in UTF-8 offsets.
    var range: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
