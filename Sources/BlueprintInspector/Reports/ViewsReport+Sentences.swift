/// The views in words: each view's parent view, element and frame, and the owners of its offset.
extension ViewsReport {
    /// The lines; the first one explains the coordinates.
    var sentences: StyledText {
        let views = snapshot.views(focus: options.focus).map { snapshot.views[$0] }
        let list = ListRows(
            views.map(\.depth),
            kinds: views.map(\.className),
            marked: options.marked.flatMap { marked in views.firstIndex { $0.element == marked } },
            options: options.list
        )
        let heading = "\(Phrasing.count(views.count, "view")); x and y are relative to the parent view"
        var text = StyledText(heading, style: .heading)
        for (row, depth) in zip(list.rows, list.depths).interruptible {
            let level = "Level \(depth + 1): "
            switch row {
            case .node(let index):
                let isMarked = views[index].element != nil && views[index].element == options.marked
                text.append(level + sentence(views[index], isMarked: isMarked), style: isMarked ? .selected : .plain)
            case .inside(let count):
                text.append(level + "\(Phrasing.count(count, "view")) inside", style: .dim)
            case .more(let count, let first, let last, let like):
                let (first, last, like) = (views[first].reference, views[last].reference, like.map { views[$0].title })
                text.append(level + ListRows.Row.words(count, first: first, last: last, like: like, .text), style: .dim)
            }
        }
        return text
    }

    private func sentence(_ view: ViewRecord, isMarked: Bool) -> String {
        var head = "\(view.className) \(view.reference)"
        if let parent = view.parent {
            head += " in \(snapshot.views[parent].className) \(snapshot.views[parent].reference)"
        }
        if isMarked { head += options.isStepping ? ", current step" : ", selected" }
        var facts = [head]
        if let element = view.element { facts.append(labels[element].full) }
        facts.append(Phrasing(.text).rect(view.frame))
        if view.element != nil, !view.isFrameWritten {
            facts.append("frame not written yet")
        } else if view.element != nil, !view.isContentWritten {
            facts.append("properties not written yet")
        }
        if let summary = view.content.summary(columns: ElementLines.longestText, glyphs: .text) {
            facts.append(summary.hasPrefix("\"") ? "text \(summary)" : summary)
        }
        for measure in [FrameMeasure.x, .y] {
            guard let sum = FrameSum(measure, of: view, in: snapshot) else { continue }
            if let words = FrameSumText(sum, labels: labels).sentence { facts.append(words) }
        }
        return (facts + view.attributes.words + view.content.factWords)
            .joined(separator: "; ")
    }
}
