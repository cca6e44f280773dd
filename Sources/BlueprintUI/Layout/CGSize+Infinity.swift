import Foundation

extension CGSize {
    /// The size that is infinite on both axes.
    public static let infinity = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

    /// Returns the size, with infinite lengths replaced by those of another size.
    public func replacingInfinity(with replacement: CGSize) -> CGSize {
        CGSize(
            width: width.replacingInfinity(with: replacement.width),
            height: height.replacingInfinity(with: replacement.height)
        )
    }
}
