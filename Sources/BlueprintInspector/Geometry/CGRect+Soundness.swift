import Foundation

extension CGRect {
    /// True if all numbers are finite and the size is not negative.
    var isSound: Bool { isFinite && size.width >= 0 && size.height >= 0 }

    /// True if all numbers are finite.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
