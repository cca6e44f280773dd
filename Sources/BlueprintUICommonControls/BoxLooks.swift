import HeadlessUIKit

/// The visual properties of a box.
///
/// They are immutable, so a box's description and its view share one object.
final class BoxLooks: Sendable {
    let backgroundColor: UIColor
    let cornerStyle: CornerStyle
    let cornerCurve: Box.CornerCurve
    let borderStyle: Box.BorderStyle
    let shadowStyle: Box.ShadowStyle
    let clipsContent: Bool

    /// The properties of a box that shows nothing.
    static let plain = BoxLooks(of: Box())

    init(of box: Box) {
        backgroundColor = box.backgroundColor
        cornerStyle = box.cornerStyle
        cornerCurve = box.cornerCurve
        borderStyle = box.borderStyle
        shadowStyle = box.shadowStyle
        clipsContent = box.clipsContent
    }
}
