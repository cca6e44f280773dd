import HeadlessUIKit

/// Everything that a box shows by itself.
///
/// It never changes, so a box's description and its view share one.
final class BoxLooks: Sendable {
    let backgroundColor: UIColor
    let cornerStyle: CornerStyle
    let cornerCurve: Box.CornerCurve
    let borderStyle: Box.BorderStyle
    let shadowStyle: Box.ShadowStyle
    let clipsContent: Bool

    /// The looks of a box that shows nothing.
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
