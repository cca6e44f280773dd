import Foundation

/// The screen: here only the number of pixels a point has.
public final class UIScreen: Sendable {
    /// The only screen.
    public static let main = UIScreen()

    /// How many pixels a point has along each axis: 1.
    /// - Note: 2 or 3 on iOS.
    public let scale: CGFloat = 1
}
