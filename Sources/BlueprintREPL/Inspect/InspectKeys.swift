import BlueprintInspector
import FullScreen

/// The keys of the inspector: one table for what they do, the page about them, and the row that reminds of them.
enum InspectKeys {
    /// One or more keys, as people read them, with what they do.
    struct Entry {
        var keys: [(Key, InspectAction)]
        var name: String
        var words: String
    }

    /// The keys in groups, as the page shows them.
    static let groups: [(title: String, entries: [Entry])] = [
        (
            "step",
            [
                Entry(keys: [(.left, .backwards), (.right, .forwards)], name: "← →", words: "one step back, forwards"),
                Entry(
                    keys: [(.character(","), .backOver), (.character("."), .over)],
                    name: ", .",
                    words: "over a whole proposal"
                ),
                Entry(
                    keys: [(.character("["), .previousPhase), (.character("]"), .nextPhase)],
                    name: "[ ]",
                    words: "the phase before, after"
                ),
                Entry(
                    keys: [(.home, .firstStep), (.end, .lastStep)],
                    name: "Home End",
                    words: "before the first step, the last step"
                ),
                Entry(keys: [(.character(" "), .play)], name: "space", words: "plays, up to a breakpoint; stops"),
                Entry(
                    keys: [(.character("+"), .faster), (.character("="), .faster), (.character("-"), .slower)],
                    name: "+ -",
                    words: "plays faster, slower"
                ),
                Entry(keys: [(.character("m"), .mark)], name: "m", words: "marks the step"),
                Entry(
                    keys: [(.character("b"), .breakpoint)],
                    name: "b",
                    words: "a breakpoint: here, or at the selection"
                ),
                Entry(keys: [(.character("l"), .live)], name: "l", words: "leaves stepping: the live tree"),
            ]
        ),
        (
            "select",
            [
                Entry(
                    keys: [(.up, .up), (.down, .down), (.character("k"), .up), (.character("j"), .down)],
                    name: "↑ ↓",
                    words: "the row above, below (k j)"
                ),
                Entry(keys: [(.enter, .fold)], name: "Enter", words: "folds, unfolds"),
                Entry(
                    keys: [(.character("i"), .inside)],
                    name: "i",
                    words: "folds, unfolds all components"
                ),
                Entry(
                    keys: [(.pageUp, .pageUp), (.pageDown, .pageDown)],
                    name: "PgUp PgDn",
                    words: "scrolls the drawing or the text"
                ),
                Entry(keys: [(.character("/"), .search)], name: "/", words: "finds a text or a name; / Enter the next"),
                Entry(keys: [(.character("n"), .nextWarning)], name: "n", words: "the next warning"),
            ]
        ),
        (
            "viewport",
            [
                Entry(
                    keys: [(.character("<"), .narrower), (.character(">"), .wider)],
                    name: "< >",
                    words: "narrower, wider by 1"
                ),
                Entry(
                    keys: [(.character("{"), .muchNarrower), (.character("}"), .muchWider)],
                    name: "{ }",
                    words: "narrower, wider by 10"
                ),
                Entry(
                    keys: [(.character("("), .shorter), (.character(")"), .taller)],
                    name: "( )",
                    words: "shorter, taller by 1"
                ),
            ]
        ),
        (
            "look",
            [
                Entry(keys: [(.character("w"), .why)], name: "w", words: "why the frame is what it is"),
                Entry(
                    keys: [(.tab, .nextLink), (.backTab, .previousLink)],
                    name: "Tab",
                    words: "in it, the next step that it names; Enter goes there"
                ),
                Entry(keys: [(.backspace, .returnFromLink)], name: "Backspace", words: "goes back from there"),
                Entry(keys: [(.character("d"), .comparison)], name: "d", words: "before and after the last edit"),
                Entry(keys: [(.character("v"), .picture)], name: "v", words: "frames, nest, render"),
                Entry(keys: [(.character("z"), .zoom)], name: "z", words: "readable, fit, twice the size"),
                Entry(keys: [(.character("f"), .focus)], name: "f", words: "only the selection; all again"),
                Entry(keys: [(.character("t"), .list)], name: "t", words: "the tree, the views"),
                Entry(keys: [(.character("y"), .copy)], name: "y", words: "copies the drawing or the text"),
            ]
        ),
        (
            "edit",
            [
                Entry(keys: [(.character(":"), .line)], name: ":", words: "any line, with Tab and the history"),
                Entry(keys: [(.character("u"), .undo), (.character("r"), .redo)], name: "u r", words: "undo, redo"),
                Entry(
                    keys: [(.control("n"), .nextFile), (.control("p"), .previousFile)],
                    name: "Ctrl-N Ctrl-P",
                    words: "the next, the previous file"
                ),
                Entry(keys: [(.character("e"), .lesson)], name: "e", words: "the page of a lesson; the tree"),
                Entry(keys: [(.character("?"), .keys)], name: "?", words: "these keys"),
                Entry(
                    keys: [(.character("q"), .leave), (.escape, .leave)],
                    name: "q Esc",
                    words: "closes the text, or leaves"
                ),
            ]
        ),
    ]

    private static let actions = Dictionary(
        groups.flatMap(\.entries).flatMap(\.keys),
        uniquingKeysWith: { first, _ in first }
    )

    /// Returns what a key does; nil for a key without an effect.
    static func action(of key: Key) -> InspectAction? { actions[key] }

    private static let mouse = [
        ("click", "selects the innermost frame; again, the one around it"),
        ("wheel", "scrolls"),
        ("drag", "the time line: steps; the right or lower edge: the viewport"),
    ]

    /// The page about the keys, in two columns where there is room.
    static func page(columns: Int, glyphs: Glyphs) -> StyledText {
        guard columns >= 2 * narrowest else {
            return StyledText(lines: blocks(columns: columns).flatMap(\.lines)).shown(glyphs)
        }
        let half = (columns - 2) / 2
        let blocks = blocks(columns: half - 1)
        let (left, right) = (
            blocks[0].lines + blocks[2].lines + blocks[5].lines, blocks[1].lines + blocks[3].lines + blocks[4].lines
        )
        let lines = (0..<max(left.count, right.count)).map { row in
            var line = row < left.count ? left[row] : StyledText.Line()
            guard row < right.count else { return line }
            line.pad(to: half)
            line.append(right[row])
            return line
        }
        return StyledText(lines: lines).shown(glyphs)
    }

    /// The columns of a block in which few explanations take two lines.
    private static let narrowest = 48

    private static func blocks(columns: Int) -> [StyledText] {
        groups.map { block($0.title, $0.entries.map { ($0.name, $0.words) }, columns: columns) }
            + [block("mouse", mouse, columns: columns)]
    }

    private static func block(_ title: String, _ entries: [(String, String)], columns: Int) -> StyledText {
        let names = 15
        var text = StyledText(title, style: .heading)
        for (name, words) in entries {
            for (index, part) in TextFitting.wrap(words, columns: max(1, columns - names - 2)).enumerated() {
                var line = StyledText.Line("  " + TextFitting.left(index == 0 ? name : "", names), style: .source)
                line.append(part)
                text.append(line)
            }
        }
        return text
    }

    /// The row that reminds of the keys, as many as there is room for.
    static func brief(for state: InspectState, in task: LessonTask?, columns: Int, glyphs: Glyphs) -> StyledText.Line {
        var words = [
            "←→ step", "↑↓ select", "w why", "< > width", ": line", "space play", "[ ] phase", "d before", "v drawing",
            "t views",
            "? keys", state.comparison == nil ? "q leave" : "q close",
        ]
        if let task { words.insert(contentsOf: [task.isAsking ? ": answer" : ": line", "e page"], at: 0) }
        switch state.page {
        case .why:
            words = [
                "Tab next step", "Enter go there", "Backspace back", "PgDn more", "w drawing", "? keys", "q close",
            ]
        case .lesson:
            words = [
                task?.isAsking == true ? ": answer" : "Enter next page", "e tree", "PgDn more", "? keys", "Esc tree",
            ]
        case .keys, .output: words = ["PgUp PgDn scroll", ": line", "q close"]
        case .report: words = ["PgUp PgDn scroll", ": line", "Esc drawing", "q leave"]
        case nil: break
        }
        var shown = words
        // The last two always stay: they lead to the others.
        while shown.count > 2, shown.joined(separator: "  ").count > columns { shown.remove(at: shown.count - 3) }
        return StyledText(shown.joined(separator: "  "), style: .dim).shown(glyphs).lines[0]
    }
}

extension StyledText {
    /// The same text, with words for the arrows where only ASCII is shown.
    fileprivate func shown(_ glyphs: Glyphs) -> StyledText {
        guard glyphs == .ascii else { return self }
        let names = [("← →", "left right"), ("←→", "left/right"), ("↑ ↓", "up down"), ("↑↓", "up/down")]
        return StyledText(
            lines: lines.map { line in
                var result = StyledText.Line()
                for span in line.spans {
                    result.append(names.reduce(span.text) { $0.replacing($1.0, with: $1.1) }, style: span.style)
                }
                return result
            }
        )
    }
}
