import Foundation

/// What a view shows by itself, for those who draw it; each part is absent unless shown.
public struct DisplayContent: Hashable, Sendable {
    /// A line around the view, inside its bounds.
    public struct Border: Hashable, Sendable {
        /// The line's colour.
        public var color: UIColor
        /// The line's width in points.
        public var width: CGFloat

        /// Makes a border of its colour and its width in points.
        public init(color: UIColor, width: CGFloat) {
            self.color = color
            self.width = width
        }
    }

    /// Text in the view's bounds.
    public struct Text: Hashable, Sendable {
        /// One line and where it stands in the view's bounds, in points.
        public struct Line: Hashable, Sendable {
            /// What the line shows.
            public var text: String
            /// The place, in the coordinates of the view's bounds.
            public var frame: CGRect
            /// The parts that the line is made of, from the left; none if it is wholly in the text's font and colour.
            public var spans: [Span]

            /// Makes a line of its text, its place and the parts that it is made of.
            public init(text: String, frame: CGRect, spans: [Span] = []) {
                self.text = text
                self.frame = frame
                self.spans = spans
            }
        }

        /// A part of a line in a font and a colour of its own.
        public struct Span: Hashable, Sendable {
            /// What the part shows.
            public var text: String
            /// The place, in the coordinates of the view's bounds.
            public var frame: CGRect
            /// The colour of the letters.
            public var color: UIColor
            /// The font of the letters.
            public var font: UIFont

            /// Makes a part of its text, its place and its looks.
            public init(text: String, frame: CGRect, color: UIColor, font: UIFont) {
                self.text = text
                self.frame = frame
                self.color = color
                self.font = font
            }
        }

        /// The whole text, of which the lines may show a part.
        public var string: String
        /// The lines that are shown, from the top.
        public var lines: [Line]
        /// Whether a part of the text is not shown, or not whole.
        public var isCut: Bool
        /// The colour of the letters.
        public var color: UIColor
        /// The font of the letters.
        public var font: UIFont

        /// Makes the text of its parts.
        public init(string: String, lines: [Line], isCut: Bool, color: UIColor, font: UIFont) {
            self.string = string
            self.lines = lines
            self.isCut = isCut
            self.color = color
            self.font = font
        }
    }

    /// A picture in the view's bounds.
    public struct Picture: Hashable, Sendable {
        /// The picture.
        public var image: UIImage
        /// How the picture got its place.
        public var contentMode: UIView.ContentMode
        /// The place, in the coordinates of the view's bounds; it may be larger than they are.
        public var frame: CGRect

        /// Makes a picture of its parts.
        public init(image: UIImage, contentMode: UIView.ContentMode, frame: CGRect) {
            self.image = image
            self.contentMode = contentMode
            self.frame = frame
        }
    }

    /// The colour of the whole area.
    public var fill: UIColor?
    /// The line around the area.
    public var border: Border?
    /// The radius of the corners in points, 0 for square ones.
    public var cornerRadius: CGFloat
    /// The text on it.
    public var text: Text?
    /// The picture on it.
    public var picture: Picture?
    /// What is to be known of it and cannot be drawn, each in a few words: `disabled`, `content 320 by 900`.
    public var remarks: [String]

    /// Makes the content of its parts; without arguments a view that shows nothing.
    public init(
        fill: UIColor? = nil,
        border: Border? = nil,
        cornerRadius: CGFloat = 0,
        text: Text? = nil,
        picture: Picture? = nil,
        remarks: [String] = []
    ) {
        self.fill = fill
        self.border = border
        self.cornerRadius = cornerRadius
        self.text = text
        self.picture = picture
        self.remarks = remarks
    }

    /// Whether nothing can be seen: no line, text or picture, and no colour that is not fully transparent.
    public var isEmpty: Bool {
        (fill?.alpha ?? 0) == 0 && border == nil && text == nil && picture == nil
    }
}
