import Foundation

extension CGRect {
    /// True if all numbers are finite and the size is not negative.
    var isSound: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0 && size.height >= 0
    }
}
