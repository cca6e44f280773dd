import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element that shows text in one font and colour.
///
/// It measures the width of its widest line within the proposed width and the height of its lines; a width of 0 sets no
/// limit. Text that does not fit is truncated according to `lineBreakMode`. Lines are broken by `MonospacedTextMeasurer`.
public struct Label: ProxyElement, UnchangingElement {
    /// The text.
    public var text: String
    /// The font; that of labels by default.
    public var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
    /// The text colour.
    public var color: UIColor = .black
    /// The alignment of the lines within the width.
    public var alignment: NSTextAlignment = .left
    /// The maximum number of lines; 0 or less sets no limit.
    public var numberOfLines: Int = 0
    /// The mode of line breaking and truncation.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The height of a line.
    public var lineHeight: LineHeight = .font
    /// True if text that would be truncated is shown smaller; the text is still measured at full size.
    public var adjustsFontSizeToFitWidth: Bool = false
    /// The smallest factor by which text may be scaled, 0…1; 0 or less sets no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// True if letters may move closer before the text is truncated.
    ///
    /// - Note: It has no effect, as all letters keep their width here.
    public var allowsDefaultTighteningForTruncation: Bool = false
    /// The text shadow, or nil.
    public var shadow: TextShadow?
    /// The accessibility, where it differs from that of the view.
    var accessibility = ControlAccessibility()

    /// Creates a label with a text; the closure sets the other properties.
    public init(text: String, configure: (inout Label) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    /// The text with its format, shown by a `UILabel`.
    public var elementRepresentation: any Element {
        FormattedText(
            text: text,
            format: format,
            color: color,
            alignment: alignment,
            extras: FormattedText.Extras.extras(of: self)
        )
    }

    /// The size of the text can be set.
    public var _layoutPurpose: LayoutPurpose { .readsTextSizes }

    /// True: the text is laid out by its view.
    public var _hasUnchangingDescription: Bool { true }

    /// True: neither the text nor its format depends on the size of the view.
    public var _writesUnchangingValues: Bool { true }

    private var format: TextFormat {
        var format = TextFormat(font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
        if case .custom(let height, let alignment) = lineHeight {
            format.customLineHeight = height
            format.lineAnchor = alignment.anchor
        }
        return format
    }
}

extension Label {
    /// The height of a line of text.
    public enum LineHeight: Equatable, Sendable {
        /// The height of the font.
        case font
        /// A height in points, with the position of the text in it; a negative or infinite height counts as the
        /// font's.
        case custom(lineHeight: CGFloat, alignment: Alignment = .bottom)

        /// The position of text in a line with a custom height.
        public enum Alignment: Equatable, Sendable, CaseIterable {
            /// At the top.
            case top
            /// Centred.
            case center
            /// At the bottom.
            case bottom

            fileprivate var anchor: CGFloat {
                switch self {
                case .top: 0
                case .center: 0.5
                case .bottom: 1
                }
            }
        }
    }
}

extension Label {
    /// True if the label is read; true by default.
    public var isAccessibilityElement: Bool {
        get { accessibility.values.isElement ?? true }
        set { accessibility.values.isElement = newValue ? nil : false }
    }

    /// The value that is read after the label; nil for that of the view.
    public var accessibilityValue: String? {
        get { accessibility.values.value }
        set { accessibility.values.value = newValue }
    }

    /// The traits in place of those of the view; nil for those of the view, static text.
    public var accessibilityTraits: Set<AccessibilityElement.Trait>? {
        get { accessibility.values.traits }
        set { accessibility.values.traits = newValue }
    }

    /// The description of the result of an action, read after a pause; nil for none.
    public var accessibilityHint: String? {
        get { accessibility.values.hint }
        set { accessibility.values.hint = newValue }
    }

    /// The name for tests, which is never read; nil for none.
    public var accessibilityIdentifier: String? {
        get { accessibility.values.identifier }
        set { accessibility.values.identifier = newValue }
    }

    /// The actions that a person can choose.
    public var accessibilityCustomActions: [AccessibilityElement.CustomAction] {
        get { accessibility.values.customActions }
        set { accessibility.values.customActions = newValue }
    }
}
