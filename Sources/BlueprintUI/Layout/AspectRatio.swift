import Foundation

/// A width relative to a height.
public struct AspectRatio: Sendable {
    /// As wide as high.
    public static let square = AspectRatio(ratio: 1)

    /// The width divided by the height.
    public var ratio: CGFloat

    /// Makes the ratio of two lengths; a height of zero makes an infinite one.
    public init(width: CGFloat, height: CGFloat) {
        ratio = width / height
    }

    /// Makes a ratio from width divided by height.
    public init(ratio: CGFloat) {
        self.ratio = ratio
    }

    /// The smallest size of this ratio that holds a size.
    func size(around size: CGSize) -> CGSize {
        size.width > size.height * ratio
            ? CGSize(width: size.width, height: size.width / ratio)
            : CGSize(width: size.height * ratio, height: size.height)
    }

    /// The largest size of this ratio within a size.
    func size(within size: CGSize) -> CGSize {
        size.width > size.height * ratio
            ? CGSize(width: size.height * ratio, height: size.height)
            : CGSize(width: size.width, height: size.width / ratio)
    }
}
