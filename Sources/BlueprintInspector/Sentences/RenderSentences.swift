import Foundation

/// The contents of the views in words, from back to front: what is seen, where, and in which view.
struct RenderSentences {
    private let snapshot: RenderSnapshot
    private let labels: NodeLabels
    private let options: DrawingOptions
    private let frames: [CGRect]

    init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions) {
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
        frames = snapshot.absoluteViewFrames
    }

    /// The lines; the first one explains the coordinates.
    var text: StyledText {
        let phrasing = Phrasing(options.style)
        let viewport = "Contents of the views in the viewport, which is \(phrasing.size(snapshot.viewport))"
        var text = StyledText("\(viewport); x and y are relative to the viewport", style: .heading)
        var hidden: Set<Int> = []
        for index in snapshot.views(focus: options.focus).interruptible {
            let view = snapshot.views[index]
            let isInHidden = view.parent.map(hidden.contains) ?? false
            if isInHidden || view.attributes.isHidden || view.attributes.alpha <= 0 {
                hidden.insert(index)
                continue
            }
            let content = contents(of: view.content)
            // The Blueprint view itself is white, as an empty screen is.
            let isBlank = view.parent == nil && view.content.fill == "white" && content.count == 1
            guard !content.isEmpty, !isBlank else { continue }
            let words = [content.joined(separator: ", "), phrasing.rect(frames[index]), place(of: index)]
            let more = view.attributes.words + view.content.remarks
            text.append((words + more).joined(separator: "; "), style: mark(view))
        }
        if text.lines.count == 1 { text.append("the views show nothing") }
        if !hidden.isEmpty {
            text.append("hidden: \(hidden.sorted().map { snapshot.views[$0].title }.joined(separator: ", "))")
        }
        return text
    }

    private func mark(_ view: ViewRecord) -> TextStyle {
        view.element != nil && view.element == options.marked ? .selected : .plain
    }

    /// Returns what a view shows, the text first.
    private func contents(of content: ShownContent) -> [String] {
        var parts: [String] = []
        if let text = text(content) { parts.append(text) }
        if let image = content.image { parts.append("image \(VisibleText.symbols(image))") }
        if let fill = content.fill { parts.append("background \(fill)") }
        if let border = content.border {
            parts.append("border \(border.colour), \(Phrasing.number(border.width)) wide")
        }
        if content.cornerRadius > 0, !parts.isEmpty {
            parts.append("corner radius \(Phrasing.number(content.cornerRadius))")
        }
        return parts
    }

    /// Returns the lines of a text as they are shown, and the directions in which it is truncated.
    private func text(_ content: ShownContent) -> String? {
        let lines = content.lines.map { line in
            "\"" + VisibleText.symbols(line.text).replacing("…", with: options.glyphs.ellipsis) + "\""
        }
        guard !lines.isEmpty else { return nil }
        let truncated = content.truncation.map { ", \($0.participle): \($0.words)" } ?? ""
        let words =
            lines.count == 1 ? "text \(lines[0])" : "text of \(lines.count) lines: \(lines.joined(separator: ", "))"
        return words + truncated
    }

    /// Returns the element of a view, and that of the nearest view around it that shows something.
    private func place(of index: Int) -> String {
        let view = snapshot.views[index]
        let name = view.element.map { labels[$0].full } ?? view.title
        var next = view.parent
        while let parent = next {
            if snapshot.views[parent].showsSomething, let element = snapshot.views[parent].element {
                return "\(name) on \(labels[element].full)"
            }
            next = snapshot.views[parent].parent
        }
        return name
    }
}

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
