import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element for choosing one of several titles.
///
/// It measures the total width of its segments and a height of 36 points. A title is measured in lines within the
/// proposed width, so that segments can be narrower than their titles; their sum can be wider than the constraint.
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
        // A negative width can make room for titles that do not fit, which breaks the layout contract.
        let keepsContract = items.allSatisfy { $0.width.specificWidth.map { $0 >= 0 } ?? true }
        return ElementContent.text(keepsContract: keepsContract) { [self] constraint, _, explain in
            explain?(SegmentsDecision(of: self, within: constraint))
            return measure(in: constraint)
        }
    }

    /// Returns the total width of the segments, each title in lines within the width, and a height of 36 points.
    public func measure(in constraint: SizeConstraint) -> CGSize {
        guard !items.isEmpty else { return .zero }
        let widths = items.map { $0.requiredWidth(in: font, scale: roundingScale, within: constraint) }
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

        func requiredWidth(in font: UIFont, scale: CGFloat, within constraint: SizeConstraint) -> CGFloat {
            if let specific = width.specificWidth { return specific }
            let title = titleWidth(in: font, within: constraint.textWidth)
            let scale = scale > 0 && scale.isFinite ? scale : 1
            // Includes four points on each side.
            return (title * scale).rounded(.up) / scale + 8
        }

        /// Returns the width of the title, broken into lines within a width.
        func titleWidth(in font: UIFont, within width: CGFloat) -> CGFloat {
            MonospacedTextMeasurer().size(of: title, format: TextFormat(font: font), within: width).width
        }
    }
}

extension SegmentedControl.Item {
    /// The width of a segment.
    public enum Width: Equatable, Sendable {
        /// The width of the title; segments of this kind share the remaining width of the control equally.
        case automatic
        /// A width in points, measured as it is, even if 0 or negative; the view then shows the segment as `automatic`.
        case specific(CGFloat)

        /// The specific width in points, or nil for `automatic`.
        var specificWidth: CGFloat? {
            switch self {
            case .automatic: nil
            case .specific(let width): width
            }
        }
    }
}

/// The view of a ``SegmentedControl``.
final class SegmentedControlView: UISegmentedControl {
    private var items: [SegmentedControl.Item] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        let selected = UIAction { [unowned self] _ in
            if items.indices.contains(selectedSegmentIndex) { items[selectedSegmentIndex].onSelect() }
        }
        addAction(selected, for: .valueChanged)
    }

    /// Returns nil: there are no archives of views here.
    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ control: SegmentedControl) {
        items = control.items
        while numberOfSegments > items.count { removeSegment(at: numberOfSegments - 1, animated: false) }
        for (index, item) in items.enumerated() {
            if index >= numberOfSegments {
                insertSegment(withTitle: item.title, at: index, animated: false)
            } else {
                setTitle(item.title, forSegmentAt: index)
            }
            setWidth(item.width.specificWidth ?? 0, forSegmentAt: index)
        }
        selectedSegmentIndex = control.selection.resolvedIndex
        setTitleTextAttributes([.font: control.font], for: .normal)
    }
}

/// The decision of a segmented control on its size: the widths of its segments.
struct SegmentsDecision: LayoutDecision {
    private let segments: [Segment]

    private struct Segment: Equatable {
        var title: String
        var width: CGFloat
        var remark: String

        /// The width as a number of the sum.
        var derivation: Derivation { .number(width, .content("width of the segment “\(title)”")) }
    }

    init(of control: SegmentedControl, within proposal: SizeConstraint) {
        segments = control.items.map { item in
            Segment(
                title: item.title,
                width: item.requiredWidth(in: control.font, scale: control.roundingScale, within: proposal),
                remark: Self.remark(on: item, in: control.font, within: proposal)
            )
        }
    }

    private static func remark(
        on item: SegmentedControl.Item,
        in font: UIFont,
        within proposal: SizeConstraint
    ) -> String {
        if item.width.specificWidth != nil { return "its specific width" }
        let isBroken =
            item.titleWidth(in: font, within: proposal.textWidth) < item.titleWidth(in: font, within: .infinity)
        return isBroken
            ? "its title in lines\(proposal.textWidthWords), plus 4 on each side" : "its title plus 4 on each side"
    }

    var size: SizeReason? {
        if segments.isEmpty { return SizeReason { _ in Reason("has no segments", .rule(0)) } }
        return SizeReason(
            width: Reason("adds up the widths of its segments", .sum(segments.map(\.derivation))),
            height: Reason("is always 36 high", .rule(36))
        )
    }

    var table: ReasonTable? {
        if segments.isEmpty { return nil }
        let rows = segments.map { segment in
            ReasonTable.Row(
                child: nil,
                cells: [.words(segment.title), .number(segment.derivation)],
                remark: segment.remark
            )
        }
        return ReasonTable(title: "adds up the widths of its segments", columns: ["title", "width"], rows: rows)
    }
}
