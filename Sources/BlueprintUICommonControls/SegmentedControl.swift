import BlueprintUI
import Foundation
import HeadlessUIKit

/// Lets one of several titles be chosen.
///
/// It is as wide as its segments together, whatever it is offered, and 36 points high.
public struct SegmentedControl: Element, Measurable {
    /// The segments, from the left.
    public var items: [Item]
    /// Which segment is chosen.
    public var selection: Selection = .none
    /// The font of the titles.
    public var font: UIFont
    /// How many pixels a point has, for the width of titles, which is rounded up to whole pixels.
    public var roundingScale: CGFloat = UIScreen.main.scale

    /// Makes a control of its items in the font of running text, 17 points; the closure sets the rest.
    public init(items: [Item] = [], configure: (inout SegmentedControl) -> Void = { _ in }) {
        self.items = items
        font = .preferredFont(forTextStyle: .body)
        configure(&self)
    }

    /// Makes a control of the items in a closure.
    public init(
        selection: Selection = .none,
        font: UIFont = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.body),
        @Builder<Item> itemBuilder: () -> [Item]
    ) {
        items = itemBuilder()
        self.selection = selection
        self.font = font
    }

    /// Adds a segment at the right.
    public mutating func appendItem(
        title: String,
        width: Item.Width = .automatic,
        onSelect: @escaping () -> Void
    ) {
        items.append(Item(title: title, width: width, onSelect: onSelect))
    }

    /// No children, and the size of the segments.
    public var content: ElementContent {
        ElementContent { [self] constraint, _, explain in
            explain?(SegmentsDecision(of: self))
            return measure(in: constraint)
        }
    }

    /// The widths of all segments, and a height of 36 points; the constraint has no effect.
    public func measure(in constraint: SizeConstraint) -> CGSize {
        guard !items.isEmpty else { return .zero }
        let widths = items.map { $0.requiredWidth(in: font, scale: roundingScale) }
        return CGSize(width: widths.reduce(0, +), height: 36)
    }

    /// A `UISegmentedControl` with the titles.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        SegmentedControlView.describe { [self] config in
            config.apply { $0.show(self) }
        }
    }
}

extension SegmentedControl {
    /// Which segment is chosen.
    public enum Selection: Equatable, Sendable {
        /// None.
        case none
        /// The one with an index; none if there is none.
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
        /// What the segment shows.
        public var title: String
        /// How wide the segment is.
        public var width: Width = .automatic
        /// Called when the segment is chosen by touch.
        public var onSelect: () -> Void

        /// Makes a segment of its title and what happens when it is chosen.
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
            // Four points of room at each side.
            return (title * scale).rounded(.up) / scale + 8
        }
    }
}

extension SegmentedControl.Item {
    /// How wide a segment is.
    public enum Width: Equatable, Sendable {
        /// As wide as its title needs; what the control has beyond that the segments of this kind share evenly.
        case automatic
        /// A width in points; one that is not more than 0 or not finite counts as `automatic`.
        case specific(CGFloat)

        /// The width in points, 0 for `automatic`.
        var specificWidth: CGFloat {
            switch self {
            case .automatic: 0
            case .specific(let width): width > 0 && width.isFinite ? width : 0
            }
        }
    }
}
