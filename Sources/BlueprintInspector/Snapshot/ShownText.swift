import Foundation
import HeadlessUIKit

/// The place of a text in its view, which is found when it is first read.
struct ShownText: Hashable, Sendable {
    /// The lines of a text, the directions in which it is truncated, and a word that is broken.
    struct Placement: Hashable, Sendable {
        var lines: [ShownContent.TextLine] = []
        var truncation: TextTruncation?
        var brokenWord: BrokenWord?
    }

    // Nil for no lines, which all views without text have.
    private let source: TextPlacement?
    // The size of the view, and the size before it was rounded to pixels.
    private let rounded: CGSize
    private(set) var unrounded: CGSize

    /// The lines and the truncation.
    var placement: Placement {
        guard let found = source?.value else { return Placement() }
        var placement = Placement(
            lines: found.lines.map(ShownContent.TextLine.init),
            truncation: found.truncation,
            brokenWord: found.brokenWord
        )
        if rounded != unrounded { placement.truncation?.undoRounding(from: rounded, to: unrounded) }
        return placement
    }

    /// Creates a text of its lines and its truncation.
    init(_ placement: Placement = Placement()) {
        (rounded, unrounded) = (.zero, .zero)
        let lines = TextPlacement.Lines(
            lines: placement.lines.map(\.displayed),
            truncation: placement.truncation,
            brokenWord: placement.brokenWord
        )
        source = placement == Placement() ? nil : TextPlacement(lines)
    }

    /// Creates the text of a view.
    ///
    /// - Parameters:
    ///   - rounded: the size of the view.
    ///   - unrounded: the size before it was rounded to pixels; nil if it was not rounded.
    init(_ text: DisplayContent.Text, in rounded: CGSize, unrounded: CGSize?) {
        self.init(text.placement, in: rounded, unrounded: unrounded ?? rounded)
    }

    private init(_ source: TextPlacement, in rounded: CGSize, unrounded: CGSize) {
        self.source = source
        (self.rounded, self.unrounded) = (rounded, unrounded)
    }

    /// Returns the same text in other bounds; nil if only the view can find its place.
    func resized(to bounds: CGRect, unrounded size: CGSize) -> ShownText? {
        source?.resized(to: bounds).map { ShownText($0, in: bounds.size, unrounded: size) }
    }

    /// Returns true if the text has the same place in other bounds.
    func isSame(in bounds: CGRect) -> Bool { source?.isSame(in: bounds) ?? false }

    /// True if the text has the same place as long as the view keeps its bounds.
    var isSteady: Bool { source?.isResizable ?? false }

    /// Returns the same text in a view of the same bounds that had another size before it was rounded to pixels.
    func unrounded(to size: CGSize) -> ShownText {
        var text = self
        text.unrounded = size
        return text
    }

    /// True if a part of the text is not shown.
    var isTruncated: Bool { source?.isTruncated ?? false }

    /// True if the text fits, but a word of it is broken between characters.
    var isWordBroken: Bool { source?.isWordBroken ?? false }

    /// True if the lines have been found.
    var isKnown: Bool { source?.isFound ?? true }

    static func == (one: Self, other: Self) -> Bool {
        (one.source === other.source && one.rounded == other.rounded && one.unrounded == other.unrounded)
            || one.placement == other.placement
    }

    func hash(into hasher: inout Hasher) { hasher.combine(placement) }
}

extension ShownContent.TextLine {
    fileprivate init(_ line: DisplayContent.Text.Line) {
        self.init(
            line.text,
            x: line.frame.origin.x,
            y: line.frame.origin.y,
            width: line.frame.size.width,
            height: line.frame.size.height
        )
    }

    /// The line as a view displays it.
    fileprivate var displayed: DisplayContent.Text.Line {
        DisplayContent.Text.Line(text: text, frame: CGRect(x: x, y: y, width: width, height: height))
    }
}

extension TextTruncation {
    /// Replaces the lengths of the rounded view by those of the layout where the text exceeds them too.
    fileprivate mutating func undoRounding(from rounded: CGSize, to size: CGSize) {
        for index in excesses.indices where excesses[index].part == nil && excesses[index].direction != .tooManyLines {
            let isWidth = excesses[index].direction == .tooWide
            let change = isWidth ? size.width - rounded.width : size.height - rounded.height
            let available = excesses[index].available + change
            guard change.isFinite, available < excesses[index].needed else { continue }
            excesses[index].available = available
            if isWidth { room.width += change } else { room.height += change }
        }
    }
}
