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

        /// The place in the view.
        var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }

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

    /// The parts that do not depend on the size of the view, which contents in different sizes share.
    private struct Parts: MostlyDefault {
        var fill: String?
        var border: Border?
        var cornerRadius = 0.0
        var image: String?
        var clips = false
        var contentOrigin = CGPoint.zero
        var remarks: [String] = []
        var accessibility: [InspectedProperty] = []
        var input: [InspectedProperty] = []

        static let usual = Parts()
    }

    private var parts: RareValue<Parts>
    /// The place of the text.
    private(set) var shownText: ShownText

    /// The lines of text, from top to bottom.
    public var lines: [TextLine] {
        get { shownText.placement.lines }
        set {
            shownText = ShownText(ShownText.Placement(lines: newValue, truncation: truncation, brokenWord: brokenWord))
        }
    }
    /// The whole text, before it is wrapped or truncated.
    public var text: String?
    /// The directions in which the text is truncated; nil if all of it is shown.
    public var truncation: TextTruncation? {
        get { shownText.placement.truncation }
        set { shownText = ShownText(ShownText.Placement(lines: lines, truncation: newValue, brokenWord: brokenWord)) }
    }
    /// The widest word that is broken between characters; nil if none is, or if the text is truncated.
    public var brokenWord: BrokenWord? { shownText.placement.brokenWord }
    /// The name of the colour that fills the view.
    public var fill: String? {
        get { parts.part(\.fill) ?? nil }
        set { parts.value.fill = newValue }
    }
    /// The border around the view.
    public var border: Border? {
        get { parts.part(\.border) ?? nil }
        set { parts.value.border = newValue }
    }
    /// The radius of the corners in points.
    public var cornerRadius: Double {
        get { parts.part(\.cornerRadius) ?? 0 }
        set { parts.value.cornerRadius = newValue }
    }
    /// The name of the image that the view shows.
    public var image: String? {
        get { parts.part(\.image) ?? nil }
        set { parts.value.image = newValue }
    }
    /// True if the view clips its subviews.
    public var clips: Bool {
        get { parts.part(\.clips) ?? false }
        set { parts.value.clips = newValue }
    }
    /// The origin of the subviews' coordinates in the view's frame; other than 0,0 if the view is scrolled.
    public var contentOrigin: CGPoint {
        get { parts.part(\.contentOrigin) ?? .zero }
        set { parts.value.contentOrigin = newValue }
    }
    /// The facts that a drawing cannot show, each in a few words: `disabled`, `content 320 by 900`.
    public var remarks: [String] {
        get { parts.part(\.remarks) ?? [] }
        set { parts.value.remarks = newValue }
    }

    /// The properties of accessibility that were set on the view, with their names in UIKit.
    public var accessibility: [InspectedProperty] {
        get { parts.part(\.accessibility) ?? [] }
        set { parts.value.accessibility = newValue }
    }
    /// The properties of accessibility, each with its value: `accessibilityLabel "Pay"`.
    var accessibilityWords: [String] { accessibility.map(\.words) }

    /// The properties of the keyboard, of typing and of scrolling by touch that are not the defaults.
    public var input: [InspectedProperty] {
        get { parts.part(\.input) ?? [] }
        set { parts.value.input = newValue }
    }
    /// The properties of input, each with its value: `keyboardType emailAddress`.
    var inputWords: [String] { input.map(\.words) }
    /// All facts that a drawing cannot show.
    var factWords: [String] { remarks + inputWords + accessibilityWords }

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
        parts = RareValue(
            Parts(
                fill: fill,
                border: border,
                cornerRadius: cornerRadius,
                image: image,
                clips: clips,
                contentOrigin: contentOrigin,
                remarks: remarks
            )
        )
    }

    /// The facts about content that are read for all elements.
    struct Looks: OptionSet, Hashable {
        var rawValue: UInt8

        /// The view draws something.
        static let something = Looks(rawValue: 1)
        /// The view shows text or an image.
        static let textOrImage = Looks(rawValue: 1 << 1)
        /// A part of the text is not shown.
        static let truncated = Looks(rawValue: 1 << 2)
        /// A word of the text is broken between characters.
        static let brokenWord = Looks(rawValue: 1 << 3)
        /// The content stays the same as long as the view keeps its bounds.
        static let steady = Looks(rawValue: 1 << 4)

        /// Returns true if both look the same; contents that look the same may come from different views.
        static func == (one: Looks, other: Looks) -> Bool { one.shown == other.shown }

        func hash(into hasher: inout Hasher) { hasher.combine(shown) }

        private var shown: UInt8 { rawValue & ~Looks.steady.rawValue }
    }

    /// The facts about the content.
    var looks: Looks {
        var looks: Looks = hasText || image != nil ? [.something, .textOrImage] : isEmpty ? [] : .something
        if isTruncated { looks.insert(.truncated) }
        if shownText.isWordBroken { looks.insert(.brokenWord) }
        if hasSizeOnlyInText, shownText.isSteady { looks.insert(.steady) }
        return looks
    }

    /// Returns the same content with another place of the text.
    private func with(_ shownText: ShownText) -> ShownContent {
        var result = self
        result.shownText = shownText
        return result
    }

    /// Returns the same content in a view with other bounds; nil if that may be other content.
    ///
    /// - Parameter size: the size of the view before it was rounded to pixels.
    func resized(to bounds: CGRect, unrounded size: CGSize) -> ShownContent? {
        hasSizeOnlyInText ? shownText.resized(to: bounds, unrounded: size).map(with) : nil
    }

    /// Returns true if a view with other bounds has the same content.
    func isSame(in bounds: CGRect) -> Bool { hasSizeOnlyInText && shownText.isSame(in: bounds) }

    /// True if nothing but the place of the text may depend on the size of the view.
    private var hasSizeOnlyInText: Bool { parts.part { $0.remarks.isEmpty && $0.image == nil } ?? true }

    /// The size of the view before it was rounded to pixels.
    var unroundedSize: CGSize { shownText.unrounded }

    /// Returns the same content in a view of the same bounds that had another size before it was rounded to pixels.
    func unrounded(to size: CGSize) -> ShownContent {
        size == shownText.unrounded ? self : with(shownText.unrounded(to: size))
    }

    /// True if a part of the text is not shown.
    public var isTruncated: Bool { shownText.isTruncated }

    /// True if the lines have been computed, which happens when they are first read.
    package var hasPlacedLines: Bool { shownText.isKnown }

    /// True if there is text, even if it is not shown.
    var hasText: Bool { !(text?.isEmpty ?? true) }

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

extension InspectedProperty {
    /// The name and the value.
    fileprivate var words: String { "\(name) \(VisibleText.symbols(value))" }
}

extension ShownContent {
    /// Creates the content of a view, given the content view that holds its subviews; nil if it shows nothing.
    ///
    /// - Parameter size: the size of the view before it was rounded to pixels; nil if it was not rounded.
    init?(of view: UIView, holdingViewsIn contentView: UIView, unrounded size: CGSize?) {
        let content = view.displayContent
        let accessibility = view.ownAccessibilityProperties
        let clips = view.clipsToBounds || contentView.clipsToBounds
        let origin = view.origin(of: contentView)
        let showsNothing =
            content.text == nil && content.fill == nil && content.border == nil && content.picture == nil
            && content.cornerRadius == 0 && content.remarks.isEmpty && accessibility.isEmpty
            && content.input.isEmpty
        if showsNothing, !clips, origin == .zero { return nil }
        let text = content.text.map { ShownText($0, in: view.bounds.size, unrounded: size) } ?? ShownText()
        self.init(content, text, clips: clips, origin: origin)
        if !accessibility.isEmpty { self.accessibility = accessibility }
        if !content.input.isEmpty { input = content.input }
    }

    /// Creates the content of a view, given the content view that holds its subviews.
    init(_ view: UIView, holdingViewsIn contentView: UIView) {
        self = ShownContent(of: view, holdingViewsIn: contentView, unrounded: nil) ?? .usual
    }

    fileprivate init(_ content: DisplayContent, _ text: ShownText, clips: Bool, origin: CGPoint) {
        self.init(
            text: content.text?.string,
            shownText: text,
            fill: content.fill.flatMap { $0.alpha > 0 ? $0.description : nil },
            border: content.border.map { Border(colour: $0.color.description, width: $0.width) },
            cornerRadius: content.cornerRadius,
            image: content.picture.map { $0.image.name.isEmpty ? $0.image.description : $0.image.name },
            clips: clips,
            contentOrigin: origin,
            remarks: content.remarks
        )
    }
}

extension UIView {
    /// Returns the origin of a subview's coordinates, or of the view's own, in the view's frame.
    ///
    /// A view outside this one counts as this one.
    fileprivate func origin(of contentView: UIView) -> CGPoint {
        var origin = CGPoint.zero
        var current: UIView? = contentView
        while let inner = current, inner !== self {
            let frame = inner.untransformedFrame
            origin.x += frame.origin.x - inner.bounds.origin.x
            origin.y += frame.origin.y - inner.bounds.origin.y
            current = inner.superview
        }
        if current == nil { origin = .zero }
        return CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
    }
}
