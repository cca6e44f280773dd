import Foundation

/// A control of segments in a row, of which one may be chosen.
///
/// Segments with a width of their own have that; the others share what is left evenly. Indexes that there is no segment
/// for change nothing.
/// - Note: Segments have titles only. UIKit raises an exception for an index without a segment.
open class UISegmentedControl: UIControl {
    /// Stands for no segment, -1.
    public static let noSegment = -1

    struct Segment: Hashable {
        var title: String?
        var width: CGFloat = 0
        var isEnabled = true
    }

    private(set) final var segments: [Segment] = []
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    private var storedSelection = noSegment

    /// Makes a control with a frame and no segments.
    public required init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control of titles, and of the size that suits it; what is not text becomes a segment without a title.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String) }
        sizeToFit()
    }

    // MARK: - Selection

    /// The index of the chosen segment, or `noSegment`; one that there is no segment for means `noSegment`.
    ///
    /// Setting it calls no action.
    open var selectedSegmentIndex: Int {
        get { storedSelection }
        set { storedSelection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }

    /// Whether a touched segment is not chosen; its action is called all the same.
    open var isMomentary = false

    /// Chooses the segment that was touched, and calls the actions if that is another than before.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self) else { return }
        let touched = segmentFrames.firstIndex { $0.holds(point) }
        guard let touched, segments[touched].isEnabled, touched != storedSelection || isMomentary else { return }
        storedSelection = touched
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { storedSelection = Self.noSegment }
    }

    // MARK: - Segments

    /// The number of segments.
    public final var numberOfSegments: Int { segments.count }

    /// Adds a segment before the one that has the index now; an index out of range means the nearest that is in it.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let index = min(max(segment, 0), segments.count)
        segments.insert(Segment(title: title), at: index)
        if storedSelection >= index { storedSelection += 1 }
    }

    /// Removes a segment; if it was chosen none is.
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

    /// Gives a segment a title, or takes it away.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.title = title }
    }

    /// The title of a segment, or nil.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Gives a segment a width in points; 0, and a width that is negative or not finite, lets it share what is left.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.lengthOrZero }
    }

    /// The width that was set for a segment, 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Sets whether a segment can be chosen by touch.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be chosen by touch; false for none.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets the attributes of titles in a state; of them the font and the colour are used.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
    }

    /// The attributes that were set for titles in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(segment) else { return }
        change(&segments[segment])
    }

    // MARK: - Size and looks

    /// The widths of the segments and a height of 32 points, whatever size is given.
    ///
    /// A segment without a width of its own is as wide as the widest title of those, and 8 points at each side of it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The widths of the segments, as `sizeThatFits(_:)` says, and a height of 32 points.
    open override var intrinsicContentSize: CGSize {
        let sharing = segments.filter { $0.width == 0 }
        let widest = sharing.reduce(0) { max($0, titleSize(of: $1).width) }
        let fixed = segments.reduce(0) { $0 + $1.width }
        return CGSize(width: fixed + CGFloat(sharing.count) * (widest + 16), height: 32)
    }

    /// The titles, each in the middle of its segment, the background, and in words which segment is chosen.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        content.text = displayText
        if let title = titleForSegment(at: storedSelection) { content.remarks.append("selected \(title)") }
        return content
    }

    /// Those of every control, then the segments and which one is chosen.
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
