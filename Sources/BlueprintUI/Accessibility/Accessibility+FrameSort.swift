import Foundation
import HeadlessUIKit

extension Accessibility {
    /// Returns a function that is true if the first element is read before the second: row by row, and along each row in
    /// the layout direction.
    ///
    /// Two elements belong to one row if their middles are at most one point apart.
    ///
    /// - Parameters:
    ///   - direction: The direction in which a row is read.
    ///   - root: The view in whose coordinates frames are compared.
    ///   - userInterfaceIdiom: The kind of device; the order is the same on all.
    public static func frameSort(
        direction: Environment.LayoutDirection,
        root: UIView,
        userInterfaceIdiom: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    ) -> (_ first: UIResponder, _ second: UIResponder) -> Bool {
        { first, second in
            let one = root.convert(first.accessibilityFrame, from: nil)
            let other = root.convert(second.accessibilityFrame, from: nil)
            guard abs(one.midY - other.midY) <= 1 else { return one.midY < other.midY }
            return direction == .rightToLeft ? one.maxX > other.maxX : one.minX < other.minX
        }
    }
}

extension Accessibility {
    /// Returns elements in an order in which those that are equal keep theirs.
    package static func sorted(
        _ elements: [UIResponder],
        by isBefore: (UIResponder, UIResponder) -> Bool
    ) -> [UIResponder] {
        elements.enumerated().sorted {
            isBefore($0.element, $1.element) || !isBefore($1.element, $0.element) && $0.offset < $1.offset
        }.map(\.element)
    }
}
