import BlueprintInspector

extension Session {
    /// What look commands show: the last render, as it was at the step where one stands.
    var snapshot: RenderSnapshot { cursor?.snapshot ?? screen.snapshot }

    /// The last render, as far as it is known at the step where one stands.
    var renderSoFar: Trace {
        var trace = lastRender
        guard let cursor else { return trace }
        trace.events = Array(trace.events.prefix(cursor.position))
        trace.snapshot = cursor.snapshot
        return trace
    }

    /// What the elements of the last render are called.
    var labels: NodeLabels {
        if let known = knownLabels { return known }
        let labels = NodeLabels(screen.snapshot, names: names)
        knownLabels = labels
        return labels
    }

    /// To be called before a new render, whose elements have other labels.
    func forgetLabels() {
        knownLabels = nil
        walkIndex = nil
    }

    /// The numbers of the document's nodes by the places in the source that made the elements.
    var names: NodeNames {
        let outline = document.outline
        return NodeNames { outline.number(atName: $0) }
    }

    var glyphs: Glyphs { settings.style.glyphs }

    /// Drawings are not scaled to fit fewer rows: they would show too little.
    private static let fewestRows = 9

    /// The rows of a terminal that a drawing leaves free: for the note below it, what an edit did, and the prompt.
    static let rowsBesides = 3

    /// How drawings and reports look now: what is marked is the node that a step is about, else the selection.
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

    /// The drawing of all frames, to scale.
    func framesText() -> StyledText {
        FramesDrawing(snapshot, labels: labels, options: drawingOptions).text
    }

    /// The position of a selected element in the tree; the first if the node makes several.
    func index(of selection: Selection.Item) -> Int? {
        switch selection {
        case .node(let number): elements(ofNode: number).first
        case .generated(let path): labels.index(of: path)
        }
    }

    /// The positions of the elements that a node of the document makes.
    func elements(ofNode number: Int) -> [Int] {
        guard let node = document.outline.node(number) else { return [] }
        let places = document.outline.madeAt(node)
        return screen.snapshot.elements.indices.filter { index in
            screen.snapshot.elements[index].sourceTag.map(places.contains) ?? false
        }
    }

    /// The document's node that an element was made by, or else the nearest one above it.
    func nearestNumber(ofElement index: Int) -> Int? {
        var next: Int? = index
        while let index = next, screen.snapshot.elements.indices.contains(index) {
            let element = screen.snapshot.elements[index]
            if let number = element.sourceTag.flatMap({ document.outline.number(atName: $0) }) { return number }
            next = element.parent
        }
        return nil
    }

    /// An element's label with its text, if it shows one: `Label #2 "Title"`.
    func description(ofElement index: Int) -> String {
        let label = labels[index].full
        guard screen.snapshot.elements.indices.contains(index),
            let summary = screen.snapshot.elements[index].content?.summary(columns: 30, glyphs: glyphs)
        else { return label }
        return label + " " + summary
    }

    /// A line to try of each command that shows something, by the command's name.
    package static var lookExamples: [String: String] {
        let commands = Commands.all.filter { $0.group == .look }
        return Dictionary(commands.map { ($0.name, $0.example) }) { first, _ in first }
    }

    /// Whether the document makes an element.
    var hasTree: Bool { current.value?.root != nil }

    /// Refuses a look at a tree that is not there.
    func needTree() throws {
        guard hasTree else {
            throw InputError("there is no tree yet", fix: "type an element, such as Label(text: \"Hello\")")
        }
    }
}
