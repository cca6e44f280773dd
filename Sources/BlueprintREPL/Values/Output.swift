import BlueprintInspector

/// A piece of output of a line of input.
package struct Output: Sendable {
    /// The kind of an output.
    package enum Kind: String, Sendable {
        /// The output of a look or help command, or the result line of an edit.
        case result
        /// A drawing, of a command or after an edit if `autoshow` is on.
        case drawing
        /// Other information: the Swift of a command, a changed setting.
        case note
        /// An error; the line has changed nothing.
        case error
        /// A failed expectation; the session continues.
        case unmet
        /// An expectation that holds, of which a script says nothing.
        case met
    }

    /// The kind.
    package let kind: Kind
    private let body: Body
    /// The output of look commands and errors as JSON; nil if ``SessionOptions/givesJSON`` is false.
    package private(set) var json: JSONValue?
    /// The error, for outputs of the kinds ``Kind/error`` and ``Kind/unmet``.
    package let error: InputError?

    /// True if the text already contains the file and the place.
    let isLocated: Bool
    /// True if the document printed the text.
    private(set) var isPrinted = false

    /// The text of an output, made while it is printed.
    private enum Body: Sendable {
        /// Lines.
        case lines(TextPieces)
        /// An export, which is printed as it is.
        case export(Exporter.Text)
    }

    /// The whole text.
    package var text: StyledText {
        switch body {
        case .lines(let pieces): return pieces.text
        case .export(let make):
            var whole = ""
            // The function throws no error of its own.
            try? make { whole += $0 }
            return StyledText(whole.droppingLastNewline, style: .source)
        }
    }

    /// Makes the text and passes it on in pieces: lines with styles, or the unchanged text of an export.
    ///
    /// - Throws: only what the functions throw, which ends the text.
    package func print(lines: (StyledText) throws -> Void, export: (String) throws -> Void) throws {
        switch body {
        case .lines(let pieces): try pieces.forEach(lines)
        case .export(let make): try make(export)
        }
    }

    /// A piece of output.
    package init(_ kind: Kind, _ text: StyledText, json: JSONValue? = nil, error: InputError? = nil) {
        self.init(kind, TextPieces(text), json: json, error: error)
    }

    /// The text of an export.
    init(_ kind: Kind, _ text: @escaping Exporter.Text, json: JSONValue? = nil) {
        self.kind = kind
        body = .export(text)
        self.json = json
        error = nil
        isLocated = false
    }

    /// A line that the document printed.
    init(printed line: String) {
        self.init(.note, StyledText(line))
        isPrinted = true
    }

    /// A piece of output whose text is made while it is printed.
    ///
    /// It is located if the text already contains the file and the place.
    init(
        _ kind: Kind,
        _ text: TextPieces,
        json: JSONValue? = nil,
        error: InputError? = nil,
        isLocated: Bool = false
    ) {
        self.kind = kind
        body = .lines(text)
        self.json = json
        self.error = error
        self.isLocated = isLocated
    }

    /// Returns the output in a style.
    ///
    /// - Parameters:
    ///   - columns: the width of lines in words.
    ///   - input: the text that the place of an error belongs to.
    func shown(in style: DrawingStyle, columns: Int, input: String) -> Output {
        switch style {
        case .unicode: self
        case .ascii: inASCII
        case .text: inWords(columns: columns, input: input)
        }
    }

    /// The output for a terminal that shows only ASCII; an export stays as it is.
    var inASCII: Output {
        guard case .lines(let pieces) = body else { return self }
        return Output(kind, pieces.inASCII, json: json, error: error, isLocated: isLocated)
    }

    /// Returns the output in plain words, in lines of at most a number of columns.
    ///
    /// An error says its place in words. An export and a printed text stay as they are.
    ///
    /// - Parameter input: the text that the place of an error belongs to.
    func inWords(columns: Int, input: String) -> Output {
        guard case .lines(let pieces) = body, !isPrinted else { return self }
        guard let error, !isLocated else {
            return Output(kind, pieces.inWords(columns: columns), json: json, error: error, isLocated: isLocated)
        }
        let text = kind == .error ? error.sentences(in: input) : pieces.text
        return Output(kind, TextPieces(text.inWords(columns: columns)), json: json, error: error)
    }

    /// Returns the output with the file and the line of its input in its JSON; a printed text gets JSON, too.
    func placed(in file: String, line: Int) -> Output {
        var members: [JSONValue.Member]
        if case .object(let known)? = json {
            members = known
        } else if isPrinted {
            members = [.init("version", .integer(JSONExporter.version)), .init("printed", .string(text.plain))]
        } else {
            return self
        }
        let place: [JSONValue.Member] = [.init("file", .string(file)), .init("line", .integer(line))]
        // Behind the names of the format and the command.
        members.insert(contentsOf: place, at: min(2, members.count))
        var result = self
        result.json = .object(members)
        return result
    }

    /// True if this is an error or a failed expectation.
    package var isFailure: Bool { kind == .error || kind == .unmet }
}

extension Output {
    /// Returns the outputs for a printed text of one or more lines.
    static func printed(_ text: String) -> [Output] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { Output(printed: String($0)) }
    }
}
