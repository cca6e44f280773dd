import Foundation

/// The screen, which has only a size and a scale here.
public final class UIScreen: Sendable {
    /// The only screen.
    public static let main = UIScreen()

    /// The number of pixels per point: 1.
    /// - Note: 2 or 3 on iOS.
    public let scale: CGFloat = 1

    /// The area of the screen in points: 390 × 844, the size of a phone.
    /// - Note: Windows and views may have any size; nothing depends on this one.
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
}
