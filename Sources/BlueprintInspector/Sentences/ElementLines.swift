/// The lines of a list of elements in words, a line for each: its level and name first, its parent, then facts.
struct ElementLines {
    let snapshot: RenderSnapshot
    let labels: NodeLabels
    let options: DrawingOptions
    /// The rows of the list.
    let rows: ElementRows
    /// The place of each element among its siblings, counted from 1, and their number.
    private let places: [(place: Int, count: Int)]

    /// The number of columns of a quoted text; of a longer one, the start is read.
    static let longestText = 200

    /// Creates the lines of the elements in focus; on request, those inside of components are left out if the options say
    /// so.
    init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions, folds: Bool = false) {
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
        let folding = folds ? ComponentFolding(snapshot, labels: labels, options: options) : nil
        rows = ElementRows(snapshot, options: options, folding: folding)
        var counts = Array(repeating: 0, count: snapshot.elements.count)
        var places = Array(repeating: (place: 1, count: 1), count: snapshot.elements.count)
        for element in snapshot.elements {
            guard let parent = element.parent else { continue }
            counts[parent] += 1
            places[element.index].place = counts[parent]
        }
        for element in snapshot.elements {
            if let parent = element.parent { places[element.index].count = counts[parent] }
        }
        self.places = places
    }

    /// Returns the lines of the elements in focus, each with some facts.
    func text(facts: (ElementRecord) -> [String]) -> StyledText {
        var text = StyledText()
        for (row, depth) in zip(rows.rows, rows.depths).interruptible {
            switch row {
            case .node(let element):
                let record = snapshot.elements[element]
                let inside = rows.folding?.counts[element].map { ["\(Phrasing.count($0, "element")) inside"] } ?? []
                let line = ([head(record)] + facts(record) + inside).joined(separator: "; ")
                text.append(StyledText.Line(line, style: style(of: record)))
            case .inside(let count):
                text.append("Level \(depth + 1): \(Phrasing.count(count, "element")) inside", style: .dim)
            case .more:
                let words = rows.words(row, labels: labels, glyphs: options.glyphs)
                text.append("Level \(depth + 1): \(words)", style: .dim)
            }
        }
        return text
    }

    /// Returns the beginning of a line: `Level 2: Row #3 in Box #4, 1 of 2, selected, view-backed`.
    private func head(_ record: ElementRecord) -> String {
        let (place, count) = places[record.index]
        var parts = ["Level \(record.depth + 1): \(labels[record.index].full)\(options.remark(on: record.typeName))"]
        if let parent = record.parent { parts[0] += " in \(labels[parent].full)" }
        if count > 1 { parts.append("\(place) of \(count)") }
        if options.marked == record.index { parts.append(options.isStepping ? "current step" : "selected") }
        if let sign = options.signs[record.index] { parts.append(Self.signs[sign] ?? sign) }
        if record.isViewBacked { parts.append("view-backed") }
        return parts.joined(separator: ", ")
    }

    /// The words for the signs of elements that differ.
    private static let signs = ["+": "new", "-": "deleted", "~": "changed"]

    private func style(of record: ElementRecord) -> TextStyle {
        options.marked == record.index ? .selected : record.isViewBacked ? .viewBacked : .plain
    }

    /// Returns the content of an element's view and its layout attributes.
    func content(of record: ElementRecord) -> [String] {
        var facts: [String] = []
        if let summary = record.content?.summary(columns: Self.longestText, glyphs: options.glyphs) {
            facts.append(summary.hasPrefix("\"") ? "text \(summary)" : summary)
        }
        if let truncation = record.content?.truncation { facts.append("\(truncation.participle): \(truncation.words)") }
        return facts + record.attributes.words + (record.content?.remarks ?? [])
    }
}
