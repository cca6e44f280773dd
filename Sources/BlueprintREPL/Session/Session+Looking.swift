import BlueprintInspector

extension Session {
    /// The last render at the current step, as the look commands show it.
    var snapshot: RenderSnapshot { cursor?.snapshot ?? screen.snapshot }

    /// The last render up to the current step.
    var renderSoFar: Trace {
        var trace = lastRender
        guard let cursor else { return trace }
        trace.events = Array(trace.events.prefix(cursor.position))
        trace.snapshot = cursor.snapshot
        return trace
    }

    /// The labels of the elements of the last render.
    var labels: NodeLabels {
        if let known = knownLabels { return known }
        let labels = NodeLabels(screen.snapshot, names: names)
        knownLabels = labels
        return labels
    }

    /// Forgets the labels of the last render; called before a new one.
    func forgetLabels() {
        knownLabels = nil
        walkIndex = nil
    }

    /// The numbers of the document's nodes, by the offsets in the source that made the elements.
    var names: NodeNames {
        let outline = document.outline
        let offsets = offsetsOfTags
        return NodeNames { offsets($0).flatMap(outline.number) }
    }

    var glyphs: Glyphs { settings.style.glyphs }

    /// The minimum number of rows that a drawing is scaled to.
    private static let fewestRows = 9

    /// The rows of a terminal that a drawing leaves free: for its note, the line of an edit, and the prompt.
    static let rowsBesides = 3

    /// The current options of drawings and reports; the mark is the node of the current step, or else the selection.
    var drawingOptions: DrawingOptions {
        DrawingOptions(
            style: settings.style,
            width: options.columns,
            height: options.rows.map { max(Self.fewestRows, $0 - Self.rowsBesides) },
            zoom: settings.zoom,
            marked: cursor?.event?.node ?? current.selection.item.flatMap { index(of: $0) },
            focus: focus.flatMap { index(of: $0) },
            stubs: Set(document.stubs.map(\.name))
        )
    }

    /// Returns the drawing of all frames, to scale.
    func framesText() -> StyledText {
        FramesDrawing(snapshot, labels: labels, options: drawingOptions).text
    }

    /// Returns the position of a selected element in the tree; the first if the node makes several.
    func index(of selection: Selection.Item) -> Int? {
        switch selection {
        case .node(let number): elements(ofNode: number).first
        case .generated(let path): labels.index(of: path)
        }
    }

    /// Returns the positions of the elements that a node of the document makes.
    func elements(ofNode number: Int) -> [Int] {
        guard let node = document.outline.node(number) else { return [] }
        let places = document.outline.madeAt(node)
        let offsets = offsetsOfTags
        return screen.snapshot.elements.indices.filter { index in
            offsets(screen.snapshot.elements[index].sourceTag).map(places.contains) ?? false
        }
    }

    /// Returns the number of the node that made an element, or else of its nearest ancestor with a number.
    func nearestNumber(ofElement index: Int) -> Int? {
        var next: Int? = index
        while let index = next, screen.snapshot.elements.indices.contains(index) {
            let element = screen.snapshot.elements[index]
            if let number = offset(ofTag: element.sourceTag).flatMap(document.outline.number) { return number }
            next = element.parent
        }
        return nil
    }

    /// Returns an element's label with its text, if it has one: `Label #2 "Title"`.
    func description(ofElement index: Int) -> String {
        let label = labels[index].full
        guard screen.snapshot.elements.indices.contains(index),
            let summary = screen.snapshot.elements[index].content?.summary(columns: 30, glyphs: glyphs)
        else { return label }
        return label + " " + summary
    }

    /// An example of each look command, by the command's name.
    package static var lookExamples: [String: String] {
        let commands = Commands.all.filter { $0.group == .look }
        return Dictionary(commands.map { ($0.name, $0.example) }) { first, _ in first }
    }

    /// True if the document makes an element.
    var hasTree: Bool { current.value?.root != nil }

    /// Throws an error if there is no tree.
    func needTree() throws {
        guard hasTree else {
            throw InputError("there is no tree yet", fix: "type an element, such as Label(text: \"Hello\")")
        }
    }
}
