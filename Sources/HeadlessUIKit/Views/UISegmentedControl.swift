import Foundation

/// A control with a row of segments, one of which may be selected.
///
/// Segments with a fixed width keep it; the others share the remaining width equally. Invalid indexes are ignored.
/// - Note: Segments have titles only. UIKit raises an exception for an invalid index.
open class UISegmentedControl: UIControl {
    /// The index that means that no segment is selected: -1.
    public static let noSegment = -1

    struct Segment: Hashable {
        var title: String?
        var width: CGFloat = 0
        var isEnabled = true
    }

    private(set) final var segments: [Segment] = []
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    private var storedSelection = noSegment

    /// Creates a control with a frame and no segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a control with titles, in its preferred size; an item that is not a string becomes a segment without a
    /// title.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String) }
        sizeToFit()
    }

    // MARK: - Selection

    /// The index of the selected segment, or `noSegment`.
    ///
    /// Setting an invalid index means `noSegment`.
    ///
    /// Setting it sends no events.
    open var selectedSegmentIndex: Int {
        get { storedSelection }
        set { storedSelection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }

    /// True if a touched segment does not stay selected; its events are sent anyway.
    open var isMomentary = false

    /// Selects the touched segment and sends the events if the selection changed.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self) else { return }
        let touched = segmentFrames.firstIndex { $0.holds(point) }
        guard let touched, segments[touched].isEnabled, touched != storedSelection || isMomentary else { return }
        storedSelection = touched
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { storedSelection = Self.noSegment }
    }

    override var usualAccessibility: AccessibilityValues {
        AccessibilityValues(traits: super.usualAccessibility.traits, elements: accessibleSegments)
    }

    // MARK: - Segments

    /// The number of segments.
    public final var numberOfSegments: Int { segments.count }

    /// Inserts a segment at an index, which is clamped to the valid range.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let index = min(max(segment, 0), segments.count)
        segments.insert(Segment(title: title), at: index)
        if storedSelection >= index { storedSelection += 1 }
    }

    /// Removes a segment; if it was selected, no segment is.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if storedSelection == segment {
            storedSelection = Self.noSegment
        } else if storedSelection > segment {
            storedSelection -= 1
        }
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        storedSelection = Self.noSegment
    }

    /// Sets or, with nil, removes the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.title = title }
    }

    /// Returns the title of a segment, or nil.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets the fixed width of a segment in points; with 0, a negative or a non-finite width it shares the remaining
    /// width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.lengthOrZero }
    }

    /// Returns the fixed width of a segment; 0 if it has none.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Enables or disables a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Returns true if the segment is enabled; false for an invalid index.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets the title attributes of a state; only the font and the colour are used.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
    }

    /// Returns the title attributes of a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(segment) else { return }
        change(&segments[segment])
    }

    // MARK: - Size and looks

    /// Returns the total width of the segments and a height of 32 points, for any given size.
    ///
    /// A segment without a fixed width is as wide as the widest title among those, plus 8 points on each side.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The total width of the segments, as in `sizeThatFits(_:)`, and a height of 32 points.
    open override var intrinsicContentSize: CGSize {
        let sharing = segments.filter { $0.width == 0 }
        let widest = sharing.reduce(0) { max($0, titleSize(of: $1).width) }
        let fixed = segments.reduce(0) { $0 + $1.width }
        return CGSize(width: fixed + CGFloat(sharing.count) * (widest + 16), height: 32)
    }

    /// The titles, each centred in its segment, the background, and the title of the selected segment as a remark.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        content.text = displayText
        if let title = titleForSegment(at: storedSelection) { content.remarks.append("selected \(title)") }
        return content
    }

    /// The properties of every control, then the segments, the selected index and the font.
    open override var inspectedProperties: [InspectedProperty] {
        let titles = segments.map { segment in
            let title = segment.title.map { "\"\($0)\"" } ?? "nil"
            let width = segment.width > 0 ? " \(segment.width.shortDescription)" : ""
            return title + width + (segment.isEnabled ? "" : " disabled")
        }
        return super.inspectedProperties + [
            InspectedProperty(name: "segments", value: "[\(titles.joined(separator: ", "))]"),
            InspectedProperty(name: "selectedSegmentIndex", value: "\(storedSelection)"),
            InspectedProperty(name: "font", value: titleFont(for: .normal).description),
        ]
    }
}
