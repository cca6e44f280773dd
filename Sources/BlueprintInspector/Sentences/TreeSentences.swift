/// The element tree in words: each element's frame in its parent, and its content.
struct TreeSentences {
    private let lines: ElementLines

    init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions) {
        lines = ElementLines(snapshot, labels: labels, options: options, folds: true)
    }

    /// The lines; the first one explains the coordinates.
    var text: StyledText {
        let phrasing = Phrasing(lines.options.style)
        let count = lines.snapshot.range(focus: lines.options.focus).count
        let heading = "Tree of \(Phrasing.count(count, "element")); x and y are relative to the parent"
        return StyledText(heading, style: .heading)
            + lines.text { record in
                guard record.stage > .unplaced else { return ["not placed yet"] }
                return [phrasing.rect(record.frame)] + lines.content(of: record)
            }
    }
}
