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

    /// Returns the smallest size with this ratio that contains a size.
    func size(around size: CGSize) -> CGSize {
        size.width > size.height * ratio
            ? CGSize(width: size.width, height: size.width / ratio)
            : CGSize(width: size.height * ratio, height: size.height)
    }

    /// Returns the largest size with this ratio that fits in a size.
    func size(within size: CGSize) -> CGSize {
        size.width > size.height * ratio
            ? CGSize(width: size.height * ratio, height: size.height)
            : CGSize(width: size.width, height: size.width / ratio)
    }
}
