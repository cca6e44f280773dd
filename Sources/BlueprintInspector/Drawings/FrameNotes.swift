import Foundation
import HeadlessUIKit

/// The lines below a drawing of frames about frames that it does not show, or not to scale.
struct FrameNotes {
    /// The maximum number of items listed in one note; of more, the first ones are listed.
    private static let (mostOfOneKind, firstOfMany) = (6, 2)

    /// The maximum number of texts listed, since nothing else in the output shows them.
    static let mostTexts = 100

    private let scene: FrameScene
    private let untitled: [Int]
    private let missingText: [(element: Int, text: String)]

    private let movedText: [Int]

    init(scene: FrameScene, untitled: [Int], missingText: [(element: Int, text: String)], movedText: [Int]) {
        self.scene = scene
        self.untitled = untitled
        self.missingText = missingText
        self.movedText = movedText
    }

    private var phrasing: Phrasing { Phrasing(scene.options.style) }

    /// The notes, each within the width of the drawing.
    var text: StyledText {
        var text = StyledText()
        if let marked = scene.options.marked, scene.range.contains(marked),
            scene.snapshot.elements[marked].stage == .unplaced
        {
            let label = scene.labels[marked]
            text.append("\(label.type) >\(label.reference)< is not placed yet", style: .selected)
        }
        for line in scaleLines { text.append(line, style: .dim) }
        add("no title fits (x,y in the viewport)", untitled, to: &text, saying: untitledFrame)
        let scaleNotes = ScaleNotes(scene: scene)
        add("not to scale", scaleNotes.notes, to: &text, saying: scaleNotes.words)
        add("no room for the text of", missingText, to: &text, atMost: Self.mostTexts) {
            "\(name($0.element)) \"\($0.text)\""
        }
        add("drawn in another row, as texts overlap", movedText, to: &text, separator: ", ", saying: name)
        add("no area", scene.flat, to: &text, saying: described)
        add("negative size, drawn with positive lengths", scene.negative, to: &text, saying: described)
        add("not finite, not drawn", scene.infinite, to: &text, saying: described)
        if !scene.scale.isCropped {
            add("outside the drawing", scene.outside, to: &text, saying: described)
            add("continues outside the drawing", scene.cropped, to: &text, saying: described)
        }
        add("scrolled out of view", scene.scrolledAway, to: &text, saying: described)
        add("continues outside its scroll view", scene.scrolledPart.sorted(), to: &text, saying: described)
        add("drawn without its transform", transformed, to: &text, separator: ", ", saying: name)
        add("hidden", hidden, to: &text, separator: ", ", saying: name)
        return text.cut(to: scene.options.columnLimit, ellipsis: scene.options.glyphs.ellipsis)
    }

    /// Adds a line about some items; only the listed ones are put into words.
    private func add<Thing>(
        _ heading: String,
        _ items: [Thing],
        to text: inout StyledText,
        separator: String = "; ",
        atMost most: Int = mostOfOneKind,
        saying words: (Thing) -> String
    ) {
        guard !items.isEmpty else { return }
        let isShort = items.count <= most
        var shown = items.prefix(isShort || most > Self.mostOfOneKind ? most : Self.firstOfMany).map(words)
        if items.count > shown.count { shown.append("and \(items.count - shown.count) more") }
        for line in Self.lines(heading, shown, separator: separator, columns: columns) {
            text.append(line, style: .dim)
        }
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
