import Foundation

/// A ratio of width to height.
public struct AspectRatio: Sendable {
    /// The ratio 1: equal width and height.
    public static let square = AspectRatio(ratio: 1)

    /// The width divided by the height.
    public var ratio: CGFloat

    /// Creates the ratio of two lengths; it is infinite for a height of zero.
    public init(width: CGFloat, height: CGFloat) {
        ratio = width / height
    }

    /// Creates a ratio from its value: width divided by height.
    public init(ratio: CGFloat) {
        self.ratio = ratio
    }

    // The minimum and the maximum of Swift return the first argument if one of both is not a number, so a length that is
    // none stays so, and the other side keeps its own length.

    /// Returns the smallest size with this ratio that contains a size.
    func size(around size: CGSize) -> CGSize {
        CGSize(width: max(size.width, size.height * ratio), height: max(size.height, size.width / ratio))
    }

    /// Returns the largest size with this ratio that fits in a size.
    func size(within size: CGSize) -> CGSize {
        CGSize(width: min(size.width, size.height * ratio), height: min(size.height, size.width / ratio))
    }
}
