import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element for choosing one of several titles.
///
/// It measures the total width of its segments, for any constraint, and a height of 36 points.
public struct SegmentedControl: Element, Measurable {
    /// The segments, from the left.
    public var items: [Item]
    /// The selected segment.
    public var selection: Selection = .none
    /// The font of the titles.
    public var font: UIFont
    /// The number of pixels per point; the widths of titles are rounded up to pixels.
    public var roundingScale: CGFloat = UIScreen.main.scale

    /// Creates a control with items and the body font, 17 points; the closure sets the other properties.
    public init(items: [Item] = [], configure: (inout SegmentedControl) -> Void = { _ in }) {
        self.items = items
        font = .preferredFont(forTextStyle: .body)
        configure(&self)
    }

    /// Creates a control with the items of a closure.
    public init(
        selection: Selection = .none,
        font: UIFont = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.body),
        @Builder<Item> itemBuilder: () -> [Item]
    ) {
        items = itemBuilder()
        self.selection = selection
        self.font = font
    }

    /// Appends a segment.
    public mutating func appendItem(
        title: String,
        width: Item.Width = .automatic,
        onSelect: @escaping () -> Void
    ) {
        items.append(Item(title: title, width: width, onSelect: onSelect))
    }

    /// The content, with the size of the segments.
    public var content: ElementContent {
        ElementContent { [self] constraint, _, explain in
            explain?(SegmentsDecision(of: self))
            return measure(in: constraint)
        }
    }

    /// Returns the total width of the segments and a height of 36 points; the constraint has no effect.
    public func measure(in constraint: SizeConstraint) -> CGSize {
        guard !items.isEmpty else { return .zero }
        let widths = items.map { $0.requiredWidth(in: font, scale: roundingScale) }
        return CGSize(width: widths.reduce(0, +), height: 36)
    }

    /// Returns the description of a `UISegmentedControl` with the titles.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        SegmentedControlView.describe { [self] config in
            config.apply { $0.show(self) }
        }
    }
}

extension SegmentedControl {
    /// The selection of a segment.
    public enum Selection: Equatable, Sendable {
        /// No segment.
        case none
        /// The segment with an index; no segment if the index is invalid.
        case index(Int)

        var resolvedIndex: Int {
            switch self {
            case .none: UISegmentedControl.noSegment
            case .index(let index): index
            }
        }
    }

    /// One segment.
    public struct Item {
        /// The title of the segment.
        public var title: String
        /// The width of the segment.
        public var width: Width = .automatic
        /// A function called when a touch selects the segment.
        public var onSelect: () -> Void

        /// Creates a segment with a title and a function called when it is selected.
        public init(title: String, width: Width = .automatic, onSelect: @escaping () -> Void) {
            self.title = title
            self.width = width
            self.onSelect = onSelect
        }

        func requiredWidth(in font: UIFont, scale: CGFloat) -> CGFloat {
            if width.specificWidth > 0 { return width.specificWidth }
            let format = TextFormat(font: font, numberOfLines: 1)
            let title = MonospacedTextMeasurer().size(of: title, format: format, within: .infinity).width
            let scale = scale > 0 && scale.isFinite ? scale : 1
            // Includes four points on each side.
            return (title * scale).rounded(.up) / scale + 8
        }
    }
}

extension SegmentedControl.Item {
    /// The width of a segment.
    public enum Width: Equatable, Sendable {
        /// The width of the title; segments of this kind share the remaining width of the control equally.
        case automatic
        /// A width in points; a width that is not positive and finite counts as `automatic`.
        case specific(CGFloat)

        /// The fixed width in points, or 0 for `automatic`.
        var specificWidth: CGFloat {
            switch self {
            case .automatic: 0
            case .specific(let width): width > 0 && width.isFinite ? width : 0
            }
        }
    }
}
