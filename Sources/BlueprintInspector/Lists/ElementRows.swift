/// The rows of a list of elements.
struct ElementRows {
    let snapshot: RenderSnapshot
    /// The rows; positions are those of elements.
    let rows: [ListRows.Row]
    /// The depth of each row.
    let depths: [Int]

    /// Creates the rows of the focused elements.
    init(_ snapshot: RenderSnapshot, options: DrawingOptions) {
        self.snapshot = snapshot
        let range = snapshot.range(focus: options.focus)
        let list = ListRows(
            range.map { snapshot.elements[$0].depth },
            kinds: range.map { snapshot.elements[$0].typeName },
            marked: options.marked.map { $0 - range.lowerBound },
            options: options.list
        )
        depths = list.depths
        let start = range.lowerBound
        rows = list.rows.map { row in
            switch row {
            case .node(let index): .node(index + start)
            case .more(let count, let first, let last, let like):
                .more(count, first: first + start, last: last + start, like: like.map { $0 + start })
            case .inside(let count): .inside(count)
            }
        }
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
                first: labels[first].reference,
                last: labels[last].reference,
                like: like.map { labels[$0].full },
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
