import HeadlessUIKit

extension BidirectionalCollection where Element: UIResponder {
    /// Returns a rotor of a kind of the system that moves through the elements, in both directions.
    ///
    /// Without a current element it begins with the first one, or with the last one if it goes backwards; it ends at the
    /// other end.
    public func accessibilityRotor(
        systemType type: UIAccessibilityCustomRotor.SystemRotorType
    ) -> UIAccessibilityCustomRotor {
        UIAccessibilityCustomRotor(systemType: type) { predicate in
            let place = firstIndex { $0 === predicate.currentItem.targetElement }
            let found: Element? =
                switch predicate.searchDirection {
                case .next: place.map { self[index(after: $0)...].first } ?? first
                case .previous: place.map { self[..<$0].last } ?? last
                }
            return found.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
        }
    }
}
