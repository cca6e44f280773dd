import Foundation

/// The screen, which has only a scale here.
public final class UIScreen: Sendable {
    /// The only screen.
    public static let main = UIScreen()

    /// The number of pixels per point: 1.
    /// - Note: 2 or 3 on iOS.
    public let scale: CGFloat = 1
}
