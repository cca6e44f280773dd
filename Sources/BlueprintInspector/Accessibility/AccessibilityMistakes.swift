import BlueprintUI
import BlueprintUIAccessibilityCore
import Foundation
import HeadlessUIKit

/// Finds likely mistakes in the accessibility of views.
struct AccessibilityMistakes {
    /// The smallest width and height of an area that can be tapped with ease, in points.
    static let smallestHitArea: CGFloat = 44

    private(set) var warnings: [AccessibilityWarning] = []
    private let reader: AccessibilityReader

    /// Looks at all views that a reader reads.
    init(in reader: AccessibilityReader) {
        self.reader = reader
        look(at: reader.root, in: nil, isTouchable: true)
    }

    /// Looks at a view and those in it.
    ///
    /// - Parameters:
    ///   - owner: the view around it that is read as one element; nil for none.
    ///   - isTouchable: false if a view around it receives no touches.
    private mutating func look(at view: UIView, in owner: UIView?, isTouchable: Bool) {
        guard !Interruption.isRequested, !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden
        else { return }
        let isTouchable = isTouchable && view.isUserInteractionEnabled
        if let owner, view.accessibilityContainerType != .none {
            add(.groupInMerged, view, by: owner)
        }
        if let parent = view as? AccessibilityDeferral.ParentView, parent.hasNoSingleReceiver {
            add(.noSingleReceiver, view)
        }
        if isTouchable, view.canBeTapped {
            if !isNamed(view, in: owner) { add(.noLabel, view) }
            if !view.hasEnoughHitArea { add(.smallHitArea, view) }
        }
        let inner = owner ?? (view.isAccessibilityElement ? view : nil)
        for subview in view.subviews { look(at: subview, in: inner, isTouchable: isTouchable) }
    }

    private mutating func add(_ rule: AccessibilityWarning.Rule, _ view: UIView, by owner: UIView? = nil) {
        warnings.append(
            AccessibilityWarning(
                rule: rule,
                element: reader.element(of: view),
                owner: owner.flatMap(reader.element),
                size: view.bounds.size,
                isTextField: view is UITextField,
                receivers: (view as? AccessibilityDeferral.ParentView)?.receiverCount ?? 0,
                isRead: view.isAccessibilityElement
            )
        )
    }

    /// Returns true if the element that reads a view has a label: the view, one around it, or one in it.
    private func isNamed(_ view: UIView, in owner: UIView?) -> Bool {
        if let field = view as? UITextField, field.placeholder?.isEmpty == false { return true }
        if let reading = owner ?? (view.isAccessibilityElement ? view : nil) {
            return reading.accessibilityLabel?.isEmpty == false
        }
        return hasLabel(inside: view)
    }

    private func hasLabel(inside view: UIView) -> Bool {
        guard !view.isHidden, !view.accessibilityElementsHidden else { return false }
        let inner = view.accessibilityElements?.compactMap { $0 as? UIResponder } ?? view.subviews
        return inner.contains { responder in
            if responder.isAccessibilityElement { return responder.accessibilityLabel?.isEmpty == false }
            return (responder as? UIView).map(hasLabel) ?? false
        }
    }
}

extension UIView {
    /// True for a control, and for a view that recognizes taps; links in text are as large as their words.
    fileprivate var canBeTapped: Bool {
        if self is UILabel || self is UIRefreshControl { return false }
        if let control = self as? UIControl { return control.isEnabled }
        return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
    }

    /// True if a touch 22 points from the middle, in each direction, is in the view.
    fileprivate var hasEnoughHitArea: Bool {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let reach = AccessibilityMistakes.smallestHitArea / 2 - 0.01
        return [(reach, 0), (-reach, 0), (0, reach), (0, -reach)].allSatisfy { x, y in
            point(inside: CGPoint(x: middle.x + x, y: middle.y + y), with: nil)
        }
    }
}
