/// The rows of a list of elements.
struct ElementRows {
    let snapshot: RenderSnapshot
    /// The rows; positions are those of elements.
    let rows: [ListRows.Row]
    /// The depth of each row.
    let depths: [Int]
    /// The elements that are folded into components.
    let folding: ComponentFolding?

    /// Creates the rows of the focused elements; those inside of components are left out if they are folded.
    init(_ snapshot: RenderSnapshot, options: DrawingOptions, folding: ComponentFolding? = nil) {
        self.snapshot = snapshot
        self.folding = folding
        let range = snapshot.range(focus: options.focus)
        let shown = folding.map { folding in range.filter(folding.shows) } ?? Array(range)
        let list = ListRows(
            snapshot.depths(of: shown),
            kinds: shown.map { snapshot.elements[$0].typeName },
            marked: options.marked.flatMap(shown.firstIndex),
            options: options.list
        )
        depths = list.depths
        var rows: [ListRows.Row] = []
        for row in list.rows {
            switch row {
            case .node(let index): rows.append(.node(shown[index]))
            case .more(let count, let first, let last, let like):
                rows.append(.more(count, first: shown[first], last: shown[last], like: like.map { shown[$0] }))
            case .inside(let count):
                rows.append(.inside(rows.last?.node.map { snapshot.descendants(of: $0).count } ?? count))
            }
        }
        self.rows = rows
    }

    /// The elements that have a row of their own.
    var elements: [Int] { rows.compactMap(\.node) }

    /// Returns the text of a row without an element of its own.
    func words(_ row: ListRows.Row, labels: NodeLabels, glyphs: Glyphs) -> String {
        switch row {
        case .node: ""
        case .inside(let count): "\(glyphs.ellipsis) \(Phrasing.count(count, "element")) inside"
        case .more(let count, let first, let last, let like):
            ListRows.Row.words(
                count,
                first: labels[first].shortest(isMarked: false),
                last: labels[last].shortest(isMarked: false),
                like: like.map { labels[$0].local },
                glyphs
            )
        }
    }
}

extension ListRows.Row {
    /// Returns the text of a row of siblings: `11 more like Inset #2: #3 … #13`.
    static func words(_ count: Int, first: String, last: String, like: [String], _ glyphs: Glyphs) -> String {
        let which = count == 1 ? first : "\(first) \(glyphs.through) \(last)"
        return words(count, like: like) + ": " + which
    }

    /// Returns the text without the references: `11 more like Inset #2 and Rule #3`.
    static func words(_ count: Int, like: [String]) -> String {
        let others = like.count > mostLike ? ["others"] : []
        return "\(count) more like \(Phrasing.list(like.prefix(mostLike) + others))"
    }

    /// The number of earlier siblings that a row names.
    private static var mostLike: Int { 2 }
}
