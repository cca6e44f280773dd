import Foundation

/// Text broken into the lines that are shown of it.
public struct TextLayout: Hashable, Sendable {
    /// One line that is shown.
    public struct Line: Hashable, Sendable {
        /// What the line shows, words joined by one space, `…` where something is left out.
        public let text: String
        /// The width in points.
        public let width: CGFloat

        /// Makes a line of its text and its width in points.
        public init(text: String, width: CGFloat) {
            self.text = text
            self.width = width
        }
    }

    /// The lines that are shown, from the top.
    public let lines: [Line]
    /// The widest line and the height of all that are shown, in points.
    public let size: CGSize
    /// How many lines there would be if there were room for all.
    public let neededLineCount: Int

    /// Makes a layout of its parts.
    public init(lines: [Line], size: CGSize, neededLineCount: Int) {
        self.lines = lines
        self.size = size
        self.neededLineCount = neededLineCount
    }

    /// Whether lines are left out, and so a part of the text.
    public var isCut: Bool { neededLineCount > lines.count }
}
