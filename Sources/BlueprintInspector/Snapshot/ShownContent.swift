import Foundation
import HeadlessUIKit

/// The content that a view draws, as plain values.
public struct ShownContent: Hashable, Sendable {
    /// One line of text and where it lies in the view, in points.
    public struct TextLine: Hashable, Sendable {
        /// The characters of the line.
        public var text: String
        /// The left edge in the view.
        public var x: Double
        /// The top edge in the view.
        public var y: Double
        /// The width that the characters take.
        public var width: Double
        /// The height of the line.
        public var height: Double

        /// A line of text with its place in the view.
        public init(_ text: String, x: Double, y: Double, width: Double, height: Double) {
            self.text = text
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// A line around the view.
    public struct Border: Hashable, Sendable {
        /// The colour's name.
        public var colour: String
        /// The width in points.
        public var width: Double

        /// A border of a colour and a width in points.
        public init(colour: String, width: Double) {
            self.colour = colour
            self.width = width
        }
    }

    /// The lines of text, from top to bottom.
    public var lines: [TextLine] {
        get { shownText.placement.lines }
        set { shownText = ShownText(ShownText.Placement(lines: newValue, truncation: truncation)) }
    }
    /// The whole text, before it is wrapped or truncated.
    public var text: String?
    /// The directions in which the text is truncated; nil if all of it is shown.
    public var truncation: TextTruncation? {
        get { shownText.placement.truncation }
        set { shownText = ShownText(ShownText.Placement(lines: lines, truncation: newValue)) }
    }
    /// The place of the text.
    private(set) var shownText: ShownText
    /// The name of the colour that fills the view.
    public var fill: String?
    /// The border around the view.
    public var border: Border?
    /// The radius of the corners in points.
    public var cornerRadius: Double
    /// The name of the image that the view shows.
    public var image: String?
    /// True if the view clips its subviews.
    public var clips: Bool
    /// The origin of the subviews' coordinates in the view's frame; other than 0,0 if the view is scrolled.
    public var contentOrigin: CGPoint
    /// The facts that a drawing cannot show, each in a few words: `disabled`, `content 320 by 900`.
    public var remarks: [String]

    /// Content of these parts; without any, nothing is shown.
    public init(
        text: String? = nil,
        lines: [TextLine] = [],
        truncation: TextTruncation? = nil,
        fill: String? = nil,
        border: Border? = nil,
        cornerRadius: Double = 0,
        image: String? = nil,
        clips: Bool = false,
        contentOrigin: CGPoint = .zero,
        remarks: [String] = []
    ) {
        self.init(
            text: text,
            shownText: ShownText(ShownText.Placement(lines: lines, truncation: truncation)),
            fill: fill,
            border: border,
            cornerRadius: cornerRadius,
            image: image,
            clips: clips,
            contentOrigin: contentOrigin,
            remarks: remarks
        )
    }

    // Inlined, as a call would copy the whole value.
    @inline(__always)
    init(
        text: String?,
        shownText: ShownText,
        fill: String?,
        border: Border?,
        cornerRadius: Double,
        image: String?,
        clips: Bool,
        contentOrigin: CGPoint,
        remarks: [String]
    ) {
        self.text = text
        self.shownText = shownText
        self.fill = fill
        self.border = border
        self.cornerRadius = cornerRadius
        self.image = image
        self.clips = clips
        self.contentOrigin = contentOrigin
        self.remarks = remarks
    }

    /// True if a part of the text is not shown.
    public var isTruncated: Bool { shownText.isTruncated }

    /// True if the lines have been computed, which happens when they are first read.
    package var hasPlacedLines: Bool { shownText.isKnown }

    /// True if there is text, even if it is not shown.
    var hasText: Bool { text.map { !$0.isEmpty } ?? false }

    /// True if the view draws nothing.
    public var isEmpty: Bool { !hasText && fill == nil && border == nil && image == nil && lines.isEmpty }

    /// The text in quotes, or the image's name, at most this many columns wide; nil if the view shows neither.
    public func summary(columns: Int, glyphs: Glyphs) -> String? {
        if let text, !text.isEmpty {
            // Only the start of a long text is read.
            let shown = VisibleText.symbols(String(text.prefix(max(1, columns) + 1)))
            return "\"" + TextFitting.cut(shown, to: max(1, columns - 2), ellipsis: glyphs.ellipsis) + "\""
        }
        return image.map { TextFitting.cut("image " + VisibleText.symbols($0), to: columns, ellipsis: glyphs.ellipsis) }
    }
}

extension ShownContent: MostlyDefault {
    static let usual = ShownContent()
}
