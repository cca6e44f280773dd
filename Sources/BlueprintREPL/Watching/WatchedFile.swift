import BlueprintInspector

/// A file that is shown anew whenever it changes, in one view, as an app would that gives its view the new element.
///
/// It reads nothing itself: give it the text that the file has now. What is wrong with that changes nothing of what was
/// shown last.
public final class WatchedFile {
    /// What the file is called in everything that is printed.
    public let name: String

    /// The rows that an error takes, or what a small change did.
    private static let rowsBelow = 5

    private let session: Session
    private let expression: String?
    /// What the last change did, a line or more.
    private var news = StyledText()
    /// What is wrong with the file as it is now; nil if nothing is.
    private var fault: StyledText?

    /// A file of a name, of which nothing is known yet.
    ///
    /// - Parameter expression: the element to show if the file only declares, in Swift; nil looks for one.
    public init(_ name: String, showing expression: String? = nil, options: SessionOptions = SessionOptions()) {
        self.name = name
        self.expression = expression
        var options = options
        options.isInteractive = false
        options.givesJSON = false
        session = Session(options: options)
        session.settings.showsEdits = false
    }

    /// Runs a line of settings, such as `viewport 375x667`, before the file is shown.
    public func run(_ line: String) -> [Output] { session.run(line: line) }

    /// Takes the text that the file has now, and says what came of it: what changed, or what is wrong.
    ///
    /// - Parameter isOutdated: asked again and again while the text is evaluated; true ends that, as the file has changed.
    public func take(_ text: String, isOutdated: @escaping () -> Bool = { false }) -> Output {
        session.language.evaluator.limits.isCancelled = isOutdated
        defer { session.language.evaluator.limits.isCancelled = session.options.isInterrupted }
        guard text.contains(where: { !$0.isWhitespace }) else { return refuse("the file is empty") }
        let before = (session.current, session.printedBefore)
        do {
            try SourceParser.checkSize(text)
            let isFirst = session.document.isEmpty
            let outputs = try session.commit(try edit(text), selection: .nothing, kind: .note) { document in
                isFirst ? "\(name): \(document.contents)" : name
            }
            session.past = []
            fault = nil
            news = StyledText()
            for output in outputs { news.append(output.text) }
            if !isFirst { news.append(session.diff().0) }
            return Output(.result, news)
        } catch let stopped as LayoutStopped {
            // What is shown is still that of before.
            (session.current, session.printedBefore) = before
            return refuse(stopped.inputError.message)
        } catch let error as InputError {
            guard error.offset == nil else {
                return fail(SourcePlace(file: name, firstLine: 1, input: text).output(of: error))
            }
            return fail(Output(.error, error.text(in: text, place: name + ": "), error: error))
        } catch {
            return refuse("\(error)")
        }
    }

    /// Takes that there is no text, for a reason such as “no such file”.
    public func refuse(_ reason: String) -> Output {
        let error = InputError(reason)
        return fail(Output(.error, error.text(in: "", place: name + ": "), error: error))
    }

    private func fail(_ output: Output) -> Output {
        fault = output.text
        return output
    }

    /// The drawing of what was shown last; empty if nothing was yet.
    public var drawing: StyledText {
        session.hasTree ? session.framesText() : StyledText()
    }

    /// All of it for a terminal of some size in cells: the drawing, and below it what the last change did or what is wrong.
    public func screen(columns: Int, rows: Int) -> StyledText {
        session.options.columns = columns
        let room = max(2, rows - 1)
        // So many rows are left free in any case, as a drawing that changes its scale is no longer the one before.
        let least = max(1, min(Self.rowsBelow, room / 2))
        session.options.rows = room - least + Session.rowsBesides
        let above = Array(drawing.cut(to: columns, ellipsis: session.glyphs.ellipsis).lines.prefix(room - least))
        let below = (fault ?? news).cut(to: columns, ellipsis: session.glyphs.ellipsis).lines
        return StyledText(lines: above + Array(below.prefix(room - above.count)))
    }

    // MARK: - What is shown

    private func edit(_ text: String) throws -> Document.Edit {
        let edit = try session.reading(text) { try session.document.reloading(text, runsOpenExpressions: $0) }
        if edit.document.outline.root != nil { return edit }
        if expression == nil, (try? session.language.evaluate(edit.document))?.root != nil { return edit }
        if let expression { return try session.document.reloading(text, showing: expression) }
        for declaration in candidates(in: edit.document) {
            let shown = try session.document.reloading(text, showing: "\(declaration)()")
            if (try? session.language.evaluate(shown.document)) != nil { return shown }
        }
        // What is wrong with a declaration is worth more than that none can be shown.
        _ = try session.language.evaluate(edit.document)
        let names = candidates(in: edit.document)
        throw InputError(
            names.isEmpty ? "the file has no element" : "the file only declares elements that take arguments",
            fix: names.first.map { "say what to show: --show '\($0)(…)'" } ?? "end it in an element, or declare one"
        )
    }

    /// The declared elements, the last one first; those that the file itself uses come after those that it does not.
    private func candidates(in document: Document) -> [String] {
        let elements = document.outline.declarations.filter { $0.makesElement && $0.keyword == "struct" }
        let isUsed = { (declaration: Outline.Declaration) in
            document.outline.declarations.contains { other in
                other.range != declaration.range && document.text(other.range).mentions(declaration.name)
            }
        }
        let names = elements.reversed().map { ($0.name, isUsed($0)) }
        return names.filter { !$0.1 }.map(\.0) + names.filter(\.1).map(\.0)
    }
}

extension String {
    /// Whether a name stands in it as a word of its own.
    fileprivate func mentions(_ name: String) -> Bool {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
}
