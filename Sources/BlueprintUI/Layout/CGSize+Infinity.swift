import Foundation

extension CGSize {
    /// Without a limit on both axes.
    public static let infinity = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

    /// The size, with the replacement's length on each axis that is infinite.
    public func replacingInfinity(with replacement: CGSize) -> CGSize {
        CGSize(
            width: width.replacingInfinity(with: replacement.width),
            height: height.replacingInfinity(with: replacement.height)
        )
    }
}
