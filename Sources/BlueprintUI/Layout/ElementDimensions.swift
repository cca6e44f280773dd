import Foundation

/// The size of an element, in points, and the positions of its alignment guides.
public struct ElementDimensions: Equatable {
    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    let size: CGSize
    // The guides that were set explicitly: few or none, so an array is enough.
    private var explicitGuides: [Guide] = []

    private struct Guide: Equatable {
        var id: ObjectIdentifier
        var value: CGFloat
    }

    /// Creates the dimensions of an element of the given size in points.
    public init(size: CGSize) {
        self.size = size
    }

    /// The position of a horizontal guide, from the leading edge: the explicit one or else the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        get { self[explicit: guide] ?? guide.guide.defaultValue(in: self) }
        set { set(guide.guide, to: newValue) }
    }

    /// The position of a vertical guide, from the top edge: the explicit one or else the default.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        get { self[explicit: guide] ?? guide.guide.defaultValue(in: self) }
        set { set(guide.guide, to: newValue) }
    }

    /// The position of a horizontal guide if it was set explicitly, or else nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.guide) }

    /// The position of a vertical guide if it was set explicitly, or else nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.guide) }

    private func explicitValue(of guide: AlignmentGuideID) -> CGFloat? {
        explicitGuides.first { $0.id == guide.identity }?.value
    }

    private mutating func set(_ guide: AlignmentGuideID, to value: CGFloat) {
        explicitGuides.removeAll { $0.id == guide.identity }
        explicitGuides.append(Guide(id: guide.identity, value: value))
    }
}
