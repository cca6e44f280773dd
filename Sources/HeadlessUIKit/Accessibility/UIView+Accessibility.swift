import Foundation

extension UIView {
    /// Moves the focus of accessibility to this view from the view that has it in the same tree.
    final func takeAccessibilityFocus() {
        guard !accessibilityElementIsFocused() else { return }
        for view in wholeTree where view.accessibilityElementIsFocused() {
            view.accessibilityState?.values.isFocused = false
            view.accessibilityElementDidLoseFocus()
        }
        makeAccessibilityState()?.values.isFocused = true
        accessibilityElementDidBecomeFocused()
    }

    private final var wholeTree: [UIView] {
        var top = self
        while let above = top.parent { top = above }
        var (pending, result) = ([top], [UIView]())
        while let view = pending.popLast() {
            result.append(view)
            pending.append(contentsOf: view.children)
        }
        return result
    }

    /// True if properties of accessibility were set.
    package final var hasOwnAccessibility: Bool { rare?.accessibility != nil }

    /// Removes all properties of accessibility that were set, but not the focus.
    package final func resetAccessibility() {
        guard let state = accessibilityState else { return }
        state.values = AccessibilityValues(isFocused: state.values.isFocused)
    }

    /// The properties of accessibility that were set; none for most views.
    package final var ownAccessibilityProperties: [InspectedProperty] {
        rare?.accessibility?.values.inspectedProperties ?? []
    }
}
