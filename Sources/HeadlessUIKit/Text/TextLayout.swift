import Foundation

/// Text broken into its shown lines.
public struct TextLayout: Hashable, Sendable {
    /// One shown line.
    public struct Line: Hashable, Sendable {
        /// The text of the line: words joined by one space, with `…` in place of omitted text.
        public let text: String
        /// The width in points.
        public let width: CGFloat

        /// Creates a line from its text and its width in points.
        public init(text: String, width: CGFloat) {
            self.text = text
            self.width = width
        }
    }

    /// The shown lines, from the top.
    public let lines: [Line]
    /// The width of the widest line and the height of all shown lines, in points.
    public let size: CGSize
    /// The number of lines that the whole text needs.
    public let neededLineCount: Int

    /// Creates a layout from its parts.
    public init(lines: [Line], size: CGSize, neededLineCount: Int) {
        self.lines = lines
        self.size = size
        self.neededLineCount = neededLineCount
    }

    /// True if lines are omitted, so part of the text is not shown.
    public var isTruncated: Bool { neededLineCount > lines.count }
}
