import SwiftInterpreter
import SwiftSyntax

/// Parses Swift within limits on size and nesting.
enum SourceParser {
    /// The limit of nested brackets; beyond it, the parser's diagnostics would take very long.
    static let deepestBrackets = SessionLimits.standard.brackets
    /// The limit of an input's length in bytes.
    static let longestInput = SessionLimits.standard.inputBytes

    /// Returns the syntax tree of a text; it may contain errors.
    static func parse(_ source: String) -> SourceFileSyntax { SourceTree.parse(source) }

    /// Returns the syntax tree of a text, which may contain errors; nil if the text exceeds a limit.
    static func parseIfQuick(_ source: String) -> SourceFileSyntax? {
        (try? checkSize(source)) == nil ? nil : parse(source)
    }

    /// Returns the syntax tree of a text without errors, whose size was checked.
    ///
    /// - Throws: an ``InputError`` for the first error.
    static func parseChecked(_ source: String) throws -> SourceFileSyntax {
        let tree = parse(source)
        if let diagnostic = firstError(in: tree) { throw diagnostic }
        return tree
    }

    /// Throws an ``InputError`` if a text is too long or nested too deeply.
    ///
    /// - Parameter scan: the scan of its brackets; nil to make it.
    static func checkSize(_ source: String, _ scan: BracketScan? = nil) throws {
        guard source.utf8.count <= longestInput else {
            throw InputError(
                "the input has \(source.utf8.count) bytes; the limit is \(longestInput)",
                fix: "split it into several lines or files"
            )
        }
        guard let excess = (scan ?? BracketScan(source, limit: deepestBrackets)).excess else { return }
        if excess.isArray { throw arraysAreTooDeep(at: excess.place) }
        throw InputError(
            "brackets are nested more than \(deepestBrackets) levels deep",
            fix: "declare a part of it with let, or wrap with modifiers: a chain may have any length",
            at: excess.place
        )
    }

    private static func arraysAreTooDeep(at place: Int?) -> InputError {
        InputError(
            "arrays are nested more than \(ArrayRun.limit) levels deep",
            fix: "declare a part of it with let, and use its name here",
            at: place
        )
    }

    /// Throws an ``InputError`` if the files of a module are too long together, or nested too deeply.
    static func checkSize(of module: ModuleText) throws {
        let size = module.files.reduce(0) { $0 + $1.text.utf8.count }
        guard module.files.count == 1 || size <= longestInput else {
            throw InputError(
                "the \(module.files.count) files have \(size) bytes together; the limit is \(longestInput)",
                fix: "name fewer files, or a smaller folder"
            )
        }
        try checkSize(module.text)
    }

    /// Throws an ``InputError`` if a document is nested so deeply that its saved file could not be loaded.
    static func checkDepth(ofDocument source: String) throws {
        let limit = deepestBrackets - SavedDocument.depth
        guard let excess = BracketScan(source, limit: limit).excess else { return }
        if excess.isArray { throw arraysAreTooDeep(at: nil) }
        throw InputError(
            "this would nest the document more than \(limit) levels deep, and its file could not be loaded",
            fix: "declare a part of it with let, or as a struct, and use its name here"
        )
    }

    /// Returns the first syntax error of a tree; nil if there is none.
    static func firstError(in tree: SourceFileSyntax) -> InputError? {
        guard tree.hasError else { return nil }
        guard let fault = SyntaxFault.first(in: tree) else {
            return InputError("this is not a complete statement", at: 0)
        }
        let bytes = tree.syntaxTextBytes
        let isReference = bytes.prefix(fault.offset).last == UInt8(ascii: "#")
        let digits = bytes.dropFirst(fault.offset).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let number = digits.isEmpty ? "1" : String(decoding: digits, as: UTF8.self)
        let fix: Fix? =
            isReference ? "select the element first with select #\(number), and leave its number out" : nil
        return InputError(
            fault.message,
            code: .syntax(fault.cause),
            fix: fault.fix.map(Fix.advice) ?? fix,
            at: fault.offset
        )
    }
}

extension SyntaxProtocol {
    /// The range of the node without the white space and comments around it, in UTF-8 offsets.
    var range: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
