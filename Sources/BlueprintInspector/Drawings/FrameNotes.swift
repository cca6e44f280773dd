import Foundation
import HeadlessUIKit

/// The lines below a drawing of frames about frames that it does not show, or not to scale.
struct FrameNotes {
    /// The maximum number of items listed in one note.
    static let mostItems = 100

    /// The number of items that may fit into one line, and are listed rather than counted then.
    private static let mostInOneLine = 3

    private let scene: FrameScene
    private let untitled: [Int]
    private let missingText: [(element: Int, text: String)]

    private let movedText: [Int]

    private let lost: [ScaleNotes.Note]

    init(
        scene: FrameScene,
        lost: [ScaleNotes.Note],
        untitled: [Int],
        missingText: [(element: Int, text: String)],
        movedText: [Int]
    ) {
        self.scene = scene
        self.lost = lost
        self.untitled = untitled
        self.missingText = missingText
        self.movedText = movedText
    }

    private var phrasing: Phrasing { Phrasing(scene.options.style) }

    /// One line of notes, before it is put into words.
    private struct Note {
        var heading: String
        /// Returns the first items in words, and the number of the others.
        var items: () -> [String]
        var separator: String
        /// The number of all items.
        var count: Int
        /// The name of one item, of those that are not drawn; nil for what the heading says of drawn ones.
        var missing: String?
    }

    /// The notes, each within the width of the drawing.
    var text: StyledText {
        var text = StyledText()
        if let marked = scene.options.marked, scene.range.contains(marked),
            scene.snapshot.elements[marked].stage == .unplaced
        {
            let label = scene.labels[marked]
            text.append("\(label.local(isMarked: true)) is not placed yet", style: .selected)
        }
        for line in scaleLines + noteLines { text.append(line, style: .dim) }
        return text.cut(to: scene.options.columnLimit, ellipsis: scene.options.glyphs.ellipsis)
    }

    /// The lines of the notes; one that counts them if they have several and are not to be listed.
    private var noteLines: [String] {
        let notes = notes
        if scene.options.listsNotes { return notes.flatMap(lines(of:)) }
        let isOne = notes.count == 1 && notes[0].count <= Self.mostInOneLine
        let lines = isOne ? lines(of: notes[0]) : []
        return lines.count == 1 || notes.isEmpty ? lines : counts(of: notes)
    }

    private func lines(of note: Note) -> [String] {
        Self.lines(note.heading, note.items(), separator: note.separator, columns: columns)
    }

    private var notes: [Note] {
        let lost = lost.filter { $0.count > 0 || scene.options.listsNotes }
        var notes = [
            note("no title fits (x,y in the viewport)", untitled, missing: "title", saying: untitledFrame),
            note(
                "not to scale",
                lost,
                count: scene.options.listsNotes ? lost.count : lost.reduce(0) { $0 + $1.count },
                missing: "gap",
                saying: ScaleNotes(scene: scene).words
            ),
            note("no room for the text of", missingText, missing: "text") {
                "\(name($0.element)) \"\($0.text)\""
            },
            note("drawn in another row, as texts overlap", movedText, separator: ", ", saying: name),
            note("no area", scene.flat, saying: described),
            note("negative size, drawn with positive lengths", scene.negative, saying: described),
            note("not finite, not drawn", scene.infinite, saying: described),
        ]
        if !scene.scale.isCropped {
            notes.append(note("outside the drawing", scene.outside, saying: described))
            notes.append(note("continues outside the drawing", scene.cropped, saying: described))
        }
        notes += [
            note("scrolled out of view", scene.scrolledAway, saying: described),
            note("continues outside its scroll view", scene.scrolledPart.sorted(), saying: described),
            note("drawn without its transform", transformed, separator: ", ", saying: name),
            note("hidden", hidden, separator: ", ", saying: name),
        ]
        return notes.filter { $0.count > 0 }
    }

    /// Returns a line about some items; only the listed ones are put into words.
    private func note<Thing>(
        _ heading: String,
        _ items: [Thing],
        separator: String = "; ",
        count: Int? = nil,
        missing: String? = nil,
        saying words: @escaping (Thing) -> String
    ) -> Note {
        let first = {
            let more = items.count - Self.mostItems
            return items.prefix(Self.mostItems).map(words) + (more > 0 ? ["and \(more) more"] : [])
        }
        return Note(heading: heading, items: first, separator: separator, count: count ?? items.count, missing: missing)
    }

    /// Returns the numbers of things in notes: `2 titles and 1 gap are not drawn · hidden: 1 · frames --notes lists them`.
    private func counts(of notes: [Note]) -> [String] {
        let missing = notes.compactMap { note in note.missing.map { Phrasing.count(note.count, $0) } }
        let isOne = notes.filter { $0.missing != nil }.reduce(0) { $0 + $1.count } == 1
        let others = notes.filter { $0.missing == nil }.map { "\($0.heading): \($0.count)" }
        let parts =
            (missing.isEmpty ? [] : [Phrasing.list(missing) + (isOne ? " is" : " are") + " not drawn"])
            + others + ["frames --notes lists \(isOne && others.isEmpty ? "it" : "them")"]
        return TextFitting.wrap(parts, separator: " \(scene.options.glyphs.dot) ", columns: columns)
    }

    /// Returns a note as lines of at most a number of columns; those after the first are indented.
    ///
    /// An item that is longer than a line wraps between words, so that no number is lost.
    static func lines(_ heading: String, _ items: [String], separator: String = "; ", columns: Int) -> [String] {
        guard let first = items.first else { return [] }
        let items = [heading + ": " + first] + items.dropFirst()
        let parts = items.enumerated().map { $0.offset < items.count - 1 ? $0.element + separator.trimmed : $0.element }
        let pieces = parts.flatMap { part in
            part.displayColumns <= columns - 2 ? [part] : part.split(separator: " ").map(String.init)
        }
        let lines = TextFitting.wrap(pieces, separator: " ", columns: columns - 2)
        return lines.enumerated().map { $0.offset == 0 ? $0.element : "  " + $0.element }
    }

    private var columns: Int { scene.options.columnLimit }

    private var scaleLines: [String] {
        let scale = scene.scale
        let cell = "1 cell is \(phrasing.size(scale.cell)) pt"
        if scale.isCropped {
            let area = scale.area
            let end = CGPoint(x: area.origin.x + area.size.width, y: area.origin.y + area.size.height)
            return [
                "\(cell) \(scene.options.glyphs.dot) shown: \(phrasing.point(area.origin)) to \(phrasing.point(end))"
                    + " of \(phrasing.size(scene.snapshot.viewport))"
            ]
        }
        if scale.isReduced {
            let isTaller = scene.options.height.map { scale.rows > $0 } ?? false
            return isTaller
                ? Self.lines("drawn as small as its text allows", [cell, "zoom fit is smaller"], columns: columns)
                : ["drawn smaller to fit: \(cell)"]
        }
        if scene.options.isReduced { return ["drawn smaller to fit: \(cell)"] }
        return scene.options.zoom.factor == 1 && scene.options.cell == nil ? [] : [cell]
    }

    private func untitledFrame(_ index: Int) -> String {
        let group = scene.groups[index]
        let title = FrameTitle(of: group, in: scene).text
        return "\(title) \(group.members.first.map { phrasing.rect(scene.frames[$0]) } ?? "")"
    }

    private func described(_ element: Int) -> String {
        "\(name(element)) \(phrasing.rect(scene.frames[element]))"
    }

    private func name(_ element: Int) -> String { scene.labels[element].full }

    private var transformed: [Int] {
        scene.elements { !$0[$1].attributes.transform.isEmpty }
    }

    private var hidden: [Int] { scene.elements { $0[$1].attributes.isHidden } }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
