import Foundation

/// The content a view displays by itself, for code that draws it; nil parts are not displayed.
public struct DisplayContent: Hashable, Sendable {
    /// A border, drawn inside the view's bounds.
    public struct Border: Hashable, Sendable {
        /// The colour of the border.
        public var color: UIColor
        /// The width of the border, in points.
        public var width: CGFloat

        /// Creates a border from its colour and its width in points.
        public init(color: UIColor, width: CGFloat) {
            self.color = color
            self.width = width
        }
    }

    /// Text in the view's bounds.
    public struct Text: Hashable, Sendable {
        /// One line of the text and its frame, in points.
        public struct Line: Hashable, Sendable {
            /// The text of the line.
            public var text: String
            /// The frame of the line, in the coordinates of the view's bounds.
            public var frame: CGRect
            /// The parts of the line, from the left; empty if the whole line has the text's font and colour.
            public var spans: [Span]

            /// Creates a line from its text, its frame and its parts.
            public init(text: String, frame: CGRect, spans: [Span] = []) {
                self.text = text
                self.frame = frame
                self.spans = spans
            }
        }

        /// A part of a line with its own font and colour.
        public struct Span: Hashable, Sendable {
            /// The text of the part.
            public var text: String
            /// The frame of the part, in the coordinates of the view's bounds.
            public var frame: CGRect
            /// The text colour.
            public var color: UIColor
            /// The font.
            public var font: UIFont

            /// Creates a part from its text, frame, colour and font.
            public init(text: String, frame: CGRect, color: UIColor, font: UIFont) {
                self.text = text
                self.frame = frame
                self.color = color
                self.font = font
            }
        }

        /// The whole text, even if the lines show only part of it.
        public var string: String
        /// The shown lines, from the top.
        public var lines: [Line] {
            get { placement.value.lines }
            set { place(newValue, truncation, brokenWord) }
        }
        /// The directions in which the text does not fit; nil if all of it is shown.
        public var truncation: TextTruncation? {
            get { placement.value.truncation }
            set { place(lines, newValue, brokenWord) }
        }
        /// The widest word that is broken between characters; nil if none is, or if the text does not fit.
        public var brokenWord: BrokenWord? {
            get { placement.value.brokenWord }
            set { place(lines, truncation, newValue) }
        }
        /// The text colour.
        public var color: UIColor
        /// The font.
        public var font: UIFont

        /// Creates the text from its parts.
        public init(
            string: String,
            lines: [Line],
            truncation: TextTruncation? = nil,
            color: UIColor,
            font: UIFont
        ) {
            self.string = string
            self.color = color
            self.font = font
            placement = TextPlacement(TextPlacement.Lines(lines: lines, truncation: truncation))
        }

        /// True if the text is truncated: part of it is not shown, or not completely.
        public var isTruncated: Bool { placement.isTruncated }

        /// The lines and the truncation, which are often never read.
        package private(set) var placement: TextPlacement
    }

    /// An image in the view's bounds.
    public struct Picture: Hashable, Sendable {
        /// The image.
        public var image: UIImage
        /// The content mode that determined the frame.
        public var contentMode: UIView.ContentMode
        /// The frame of the image, in the coordinates of the view's bounds; it may extend beyond them.
        public var frame: CGRect

        /// Creates a picture from its parts.
        public init(image: UIImage, contentMode: UIView.ContentMode, frame: CGRect) {
            self.image = image
            self.contentMode = contentMode
            self.frame = frame
        }
    }

    /// The fill colour of the view's area.
    public var fill: UIColor?
    /// The border of the area.
    public var border: Border?
    /// The corner radius in points; 0 for square corners.
    public var cornerRadius: CGFloat
    /// The text.
    public var text: Text?
    /// The image.
    public var picture: Picture?
    /// Facts that cannot be drawn, each in a few words: `disabled`, `content 320 by 900`.
    public var remarks: [String]
    /// The properties of the keyboard, of typing, of menus and of scrolling by touch that are not the defaults.
    package var input: [InspectedProperty] = []

    /// Creates the content from its parts; by default the view displays nothing.
    @inline(__always)
    public init(
        fill: UIColor? = nil,
        border: Border? = nil,
        cornerRadius: CGFloat = 0,
        text: Text? = nil,
        picture: Picture? = nil,
        remarks: [String] = []
    ) {
        // Inlined, as a call would copy the whole value.
        self.fill = fill
        self.border = border
        self.cornerRadius = cornerRadius
        self.text = text
        self.picture = picture
        self.remarks = remarks
    }

    /// True if nothing is visible: no border, text or picture, and no fill or a fully transparent one.
    public var isEmpty: Bool {
        (fill?.alpha ?? 0) == 0 && border == nil && text == nil && picture == nil
    }
}

extension DisplayContent.Text {
    /// Creates the text of a label, whose lines are placed when they are first read.
    init(_ plain: PlainText, placement: TextPlacement, color: UIColor) {
        string = plain.text
        self.color = color
        font = plain.format.font
        self.placement = placement
    }

    private mutating func place(_ lines: [Line], _ truncation: TextTruncation?, _ brokenWord: BrokenWord?) {
        placement = TextPlacement(
            TextPlacement.Lines(lines: lines, truncation: truncation, brokenWord: brokenWord)
        )
    }

    /// Returns true if all parts are equal.
    public static func == (one: Self, other: Self) -> Bool {
        one.string == other.string && one.color == other.color && one.font == other.font
            && (one.placement === other.placement || one.placement.value == other.placement.value)
    }

    /// Hashes all parts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(color)
        hasher.combine(font)
        hasher.combine(placement.value)
    }
}
