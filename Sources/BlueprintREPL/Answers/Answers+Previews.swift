import BlueprintInspector
import Foundation

/// The commands `preview` and `previews`.
extension Answers {
    // MARK: - The list

    /// Returns the list of the previews of the document.
    func previews(_ command: String) -> Output {
        let all = context.document.previews
        let entries = all.map { JSONValue.object(members(of: $0)) }
        let rows = all.map { preview in
            ["\(preview.number)", preview.title, place(of: preview), words(for: preview)]
        }
        let text =
            all.isEmpty
            ? StyledText("the document declares no preview")
            : context.settings.style == .text
                ? StyledText(lines: rows.map { StyledText.Line("Preview \($0[0]), \($0[1]): \($0[2]), \($0[3])") })
                : table(rows)
        return context.look(command, text, [.init("previews", .array(entries))])
    }

    /// Returns rows in columns that are as wide as their longest text; if that is too wide, files are without folders, and
    /// then titles are cut: a number names its preview, too.
    private func table(_ rows: [[String]]) -> StyledText {
        let columns = context.options.columns
        var (rows, lines) = (rows, lines(of: rows))
        let isTooWide: (String) -> Bool = { $0.displayColumns > columns }
        if lines.contains(where: isTooWide) {
            for index in rows.indices { rows[index][2] = String(rows[index][2].split(separator: "/").last ?? "") }
            lines = self.lines(of: rows)
        }
        if lines.contains(where: isTooWide) {
            // A reason that has no room is cut itself.
            let sizes = rows.map { min($0[3].displayColumns, Self.widestSize) }.max() ?? 0
            let others = width(of: 0, in: rows) + width(of: 2, in: rows) + sizes + 3 * Self.gap.count
            let title = max(columns - others, Self.narrowestTitle)
            for index in rows.indices { rows[index][1] = TextFitting.cut(rows[index][1], to: title) }
            lines = self.lines(of: rows)
        }
        return StyledText(lines: lines.map { StyledText.Line(TextFitting.cut($0, to: columns)) })
    }

    /// The columns of the longest name of a size.
    private static var widestSize: Int { 12 }
    /// The columns that a title has in the narrowest terminal.
    private static var narrowestTitle: Int { 16 }
    /// The space between two columns.
    private static var gap: String { "  " }

    private func width(of column: Int, in rows: [[String]]) -> Int {
        rows.map { $0[column].displayColumns }.max() ?? 0
    }

    private func lines(of rows: [[String]]) -> [String] {
        let widths = (0..<3).map { width(of: $0, in: rows) }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.displayColumns) }
            return (cells + row.dropFirst(3)).joined(separator: Self.gap)
        }
    }

    private func place(of preview: Preview) -> String {
        let line = context.document.line(at: preview.offset).number
        return context.document.place(ofLine: line) ?? "line \(line)"
    }

    /// Returns the size of a preview in words, or the reason why it is not drawn.
    private func words(for preview: Preview) -> String {
        if let reason = preview.refusal { return "not drawn: \(reason)" }
        switch preview.size {
        case .viewport: return "the viewport"
        case .fitting, .fixed(nil, nil): return "fits"
        case .device(let name): return name
        case .landscape: return "landscape"
        case .fixed(let width?, let height?):
            guard let width = Double(width.text), let height = Double(height.text) else {
                return "\(width.text) \(context.glyphs.times) \(height.text)"
            }
            return context.phrasing.size(CGSize(width: width, height: height))
        case .fixed(let width?, nil): return "\(width.text) wide"
        case .fixed(nil, let height?): return "\(height.text) high"
        }
    }

    private func members(of preview: Preview) -> [JSONValue.Member] {
        let line = context.document.line(at: preview.offset).number
        let place = context.document.filePlace(ofLine: line)
        var members: [JSONValue.Member] = [
            .init("number", .integer(preview.number)), .init("title", .string(preview.title)),
        ]
        if let name = preview.name { members.append(.init("name", .string(name))) }
        if let place { members.append(.init("file", .string(place.path))) }
        members.append(.init("line", .integer(place?.line ?? line)))
        if let reason = preview.refusal { members.append(.init("refused", .string(reason))) }
        return members
    }

    // MARK: - Drawings

    /// Returns previews side by side, or below each other, and an output for each that cannot be drawn.
    ///
    /// - Parameter listsNotes: true if what a drawing has no room for is listed, false if it is counted.
    func drawings(of previews: [Preview], _ command: String, listsNotes: Bool) -> [Output] {
        var drawings: [DrawingPair.Drawing] = []
        var trees: [JSONValue] = []
        var failures: [Output] = []
        let base = context.document.withoutPreviews
        for preview in previews {
            do {
                let (other, outputs) = try shown(preview, behind: base)
                let remarks = outputs.filter { $0.kind == .note }
                var options = other.drawingOptions
                (options.marked, options.listsNotes) = (nil, listsNotes)
                drawings.append(
                    DrawingPair.Drawing(title(of: preview, in: other), remarks: remarks.map(\.inOneLine)) {
                        [options] columns, cell in
                        let options = options.sized(columns, cell)
                        return FramesDrawing(other.snapshot, labels: other.labels, options: options)
                    }
                )
                guard context.options.givesJSON else { continue }
                trees.append(
                    .object(members(of: preview) + said(remarks) + other.answers.elementMembers(options))
                )
            } catch {
                failures.append(failure(InputError(from: error), of: preview))
            }
        }
        guard !drawings.isEmpty else { return failures }
        let text = DrawingPair.text(
            drawings,
            columns: context.drawingOptions.width,
            style: context.settings.style,
            comparesBelow: false
        )
        return [context.drawing(command, text, [.init("previews", .array(trees))])] + failures
    }

    /// Shows a preview in a copy of the session; an error is that of the whole document, which knows its lines.
    private func shown(_ preview: Preview, behind base: Document?) throws -> CommandContext.Tried {
        do {
            if let base { return try context.trialRequest { try $0.show(preview, behind: base) } }
        } catch let error as InputError where !error.isStopped {}
        return try context.trialRequest { try $0.show(preview) }
    }

    /// Returns what a preview printed, and the notes about it.
    private func said(_ remarks: [Output]) -> [JSONValue.Member] {
        let printed = remarks.filter(\.isPrinted).map { JSONValue.string($0.text.plain) }
        let notes = remarks.filter { !$0.isPrinted }.map { JSONValue.string($0.inOneLine) }
        return (printed.isEmpty ? [] : [.init("printed", .array(printed))])
            + (notes.isEmpty ? [] : [.init("notes", .array(notes))])
    }

    private func title(of preview: Preview, in other: CommandContext) -> String {
        let beginning = context.settings.style == .text ? "Preview " : ""
        return beginning + VisibleText.symbols(preview.title) + ", " + context.phrasing.size(other.settings.viewport)
    }

    /// Returns the output about a preview that is not drawn: a note if it shows no element, else the error.
    private func failure(_ error: InputError, of preview: Preview) -> Output {
        guard error.code == .noElement else { return error.output(in: context.input) }
        let fix = error.fix.map { "; \($0.text)" } ?? ""
        let reason = preview.refusal ?? error.message + fix
        let line = "note: preview \(preview.quotedTitle) in \(place(of: preview)) is not drawn: \(reason)"
        return Output(.note, context.wrapped([line]))
    }
}

extension Output {
    /// A printed line as it is; of a note, its words in one line.
    fileprivate var inOneLine: String {
        isPrinted ? text.plain : text.plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// Drawings of frames next to each other.
extension Answers {
    /// Draws the tree in viewports of some sizes.
    ///
    /// - Parameters:
    ///   - listsNotes: true if what a drawing has no room for is listed, false if it is counted.
    ///   - inside: true if elements inside of components have titles.
    func frames(
        at sizes: [ViewportSize],
        of reference: Word?,
        _ command: String,
        listsNotes: Bool,
        inside: Bool
    ) throws -> Output {
        var drawings: [DrawingPair.Drawing] = []
        var trees: [JSONValue] = []
        let isInWords = context.settings.style == .text
        for size in sizes {
            let size = try context.size(of: size)
            let other = try context.trial(["viewport \(SizeText.text(size))"])
            var options = try other.answers.part(reference)
            options.marked = nil
            (options.listsNotes, options.list.inside) = (listsNotes, inside)
            drawings.append(
                DrawingPair.Drawing((isInWords ? "Viewport " : "") + context.phrasing.size(size)) {
                    [options] columns, cell in
                    let options = options.sized(columns, cell)
                    return FramesDrawing(other.snapshot, labels: other.labels, options: options)
                }
            )
            if context.options.givesJSON { trees.append(.object(other.answers.elementMembers(options))) }
        }
        let text = DrawingPair.text(drawings, columns: context.drawingOptions.width, style: context.settings.style)
        return context.drawing(command, text, [.init("trees", .array(trees))])
    }

    /// Draws the states before and after the last edit, with signs at the elements that differ.
    func framesBeforeAndAfter(_ command: String, listsNotes: Bool = false, inside: Bool = false) -> Output {
        var options = context.drawingOptions
        (options.listsNotes, options.list.inside) = (listsNotes, inside)
        let isInWords = context.settings.style == .text
        let text = ComparedFrames(
            difference(),
            before: isInWords ? "Before the last edit" : "before",
            after: isInWords ? "After the last edit" : "after",
            options: options
        ).text
        return context.drawing(command, text, membersBeforeAndAfter)
    }
}

extension CommandContext {
    /// Returns a typed size of the viewport, with the height of the tree where none was typed; that of the viewport
    /// before there is a tree.
    func size(of size: ViewportSize) throws -> CGSize {
        if let height = size.height { return CGSize(width: size.width, height: height) }
        guard let root = workspace.current.value?.root else {
            return CGSize(width: size.width, height: settings.viewport.height)
        }
        let height = try screen.height(of: root, in: workspace.layoutEnvironment, width: size.width)
        guard height > 0, height <= SizeText.largest else {
            throw InputError(
                "the tree has no height of its own at that width: it is \(Phrasing.number(height)) high",
                fix: "type a size, such as viewport \(Quoted.number(size.width))x667"
            )
        }
        return CGSize(width: size.width, height: height)
    }
}
