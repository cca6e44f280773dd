import BlueprintInspector

/// The words and drawings of output.
extension CommandContext {
    var glyphs: Glyphs { settings.style.glyphs }
    var phrasing: Phrasing { Phrasing(settings.style) }

    /// The minimum number of rows that a drawing is scaled to.
    private static let fewestRows = 9

    /// The rows of a terminal that a drawing leaves free: for its note, the line of an edit, and the prompt.
    static let rowsBesides = 3

    /// The current options of drawings and reports; the mark is the node of the current step, or else the selection.
    var drawingOptions: DrawingOptions {
        var result = DrawingOptions(
            style: settings.style,
            width: options.columns,
            height: options.rows.map { max(Self.fewestRows, $0 - Self.rowsBesides) },
            zoom: settings.zoom,
            marked: cursor?.event?.node ?? selection.item.flatMap { index(of: $0) },
            focus: workspace.focus.flatMap { index(of: $0) },
            stubs: Set(document.stubs.map(\.name))
        )
        result.isStepping = cursor?.event?.node != nil
        result.listsNotes = false
        result.list.inside = false
        return result
    }

    /// The names of the types that an element of the document can have, and of its declared values.
    var knownElementTypes: [String] {
        language.catalog.elementTypes + document.outline.declarations.map(\.name) + document.stubs.map(\.name)
            + screen.snapshot.elements.map(\.typeName)
    }

    /// Returns the drawing of all frames, to scale.
    func framesText() -> StyledText {
        FramesDrawing(snapshot, labels: labels, options: drawingOptions).text
    }

    /// Returns the drawing that follows a line; in words, the frames around the selection if the tree is large.
    ///
    /// Rows that look like their neighbours are left out where the terminal has fewer rows.
    func framesAfterLine() -> StyledText {
        let options = settings.style == .text ? nearbyOptions : drawingOptions
        let text = FramesDrawing(snapshot, labels: labels, options: options).text
        return options.height.map { AlikeRows(text, style: options.style).fitted(to: $0) } ?? text
    }

    /// The number of elements up to which all are said after an edit.
    private static let fewElements = 8

    /// The options that leave only the marked element, its siblings and its parent in a large tree.
    private var nearbyOptions: DrawingOptions {
        var options = drawingOptions
        guard snapshot.elements.count > Self.fewElements else { return options }
        let marked = options.marked.flatMap { snapshot.elements.indices.contains($0) ? $0 : nil }
        options.focus = marked.flatMap { snapshot.elements[$0].parent } ?? options.focus ?? 0
        options.list.depth = 1
        return options
    }

    /// Returns the parts of a line, separated by dots; a part that does not fit begins a new line.
    func wrapped(_ parts: [String], style: TextStyle = .plain) -> StyledText {
        var lines: [String] = []
        for part in parts {
            // In words, each line is one message.
            let isMessage = settings.style == .text && (part.hasPrefix("! ") || part.hasPrefix("views: "))
            if !isMessage, let last = lines.last, (last + " \(glyphs.dot) " + part).count <= options.columns {
                lines[lines.count - 1] = last + " \(glyphs.dot) " + part
            } else {
                lines.append(lines.isEmpty ? part : "  " + part)
            }
        }
        return StyledText(
            lines: lines.flatMap { TextFitting.wrap($0, columns: options.columns, hanging: 2) }.map {
                StyledText.Line($0, style: style)
            }
        )
    }

    /// Returns an element's label with its text, if it has one: `Label #2 "Title"`.
    func description(ofElement index: Int) -> String {
        let label = labels[index].full
        guard screen.snapshot.elements.indices.contains(index),
            let summary = screen.snapshot.elements[index].content?.summary(columns: 30, glyphs: glyphs)
        else { return label }
        return label + " " + summary
    }

    // MARK: - Output

    /// Returns the output of a look command.
    func look(_ command: String, _ text: StyledText, _ members: @autoclosure () -> [JSONValue.Member]) -> Output {
        look(command, TextPieces(text), members())
    }

    /// Returns the output of a command that draws.
    func drawing(_ command: String, _ text: StyledText, _ members: @autoclosure () -> [JSONValue.Member]) -> Output {
        Output(.drawing, text, json: options.givesJSON ? json(command, members()) : nil)
    }

    /// Returns the output of a look command whose text is made while it is printed.
    func look(_ command: String, _ text: TextPieces, _ members: @autoclosure () -> [JSONValue.Member]) -> Output {
        Output(.result, text, json: options.givesJSON ? json(command, members()) : nil)
    }

    /// Returns a JSON document.
    func json(_ command: String, _ members: [JSONValue.Member]) -> JSONValue {
        let head: [JSONValue.Member] = [
            .init("version", .integer(JSONExporter.version)), .init("command", .string(command)),
        ]
        return .object(head + members)
    }
}

extension CommandContext {
    /// The labels of all elements of the last render, including those that were only measured.
    var traceLabels: NodeLabels {
        workspace.stepper.index.labels { screen.layoutTrace.labels(names: names) }
    }

    /// Returns the JSON of steps of the last render.
    func events(_ events: [TraceEvent]) -> JSONValue {
        JSONExporter(labels: traceLabels).events(events, of: lastRender)
    }
}
