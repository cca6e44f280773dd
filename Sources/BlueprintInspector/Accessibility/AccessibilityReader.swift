import BlueprintUI
import BlueprintUIAccessibilityCore
import Foundation
import HeadlessUIKit

/// Finds what VoiceOver reads of a tree of views, in its order, and what it does not read.
///
/// A view that is an accessibility element is read, and nothing in it. A view with `accessibilityElements` is read in
/// their order, other views row by row from the leading edge; a group, or a scroll view, is read as a whole before what
/// follows it.
public struct AccessibilityReader {
    /// The elements that are read, in order.
    public private(set) var read: [ReadElement] = []
    /// The elements that are not read by themselves.
    public private(set) var unread: [UnreadElement] = []
    /// The likely mistakes.
    public private(set) var warnings: [AccessibilityWarning] = []

    let root: UIView
    private let isRightToLeft: Bool
    private let numbering: ViewNumbering
    private let elements: [Int: Int]

    /// Reads the view of a recorder, which shows the result of its last render.
    public init(_ recorder: RenderRecorder) {
        root = recorder.view
        isRightToLeft = recorder.view.environment.layoutDirection == .rightToLeft
        numbering = recorder.numbering
        elements = Dictionary(
            recorder.snapshot.views.compactMap { view in view.element.map { (view.number, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        read = group(in: root, as: nil).flatMap(\.read)
        warnings = AccessibilityMistakes(in: self).warnings
    }

    // MARK: - Reading

    /// Elements that are read without another one in between, and their place.
    private struct Item {
        var frame: CGRect
        var read: [ReadElement]
    }

    /// Returns the items in a view, in reading order.
    private mutating func group(in view: UIView, as group: ReadElement.Group?) -> [Item] {
        guard !Interruption.isRequested else { return [] }
        if let listed = view.accessibilityElements {
            if listed.isEmpty { for subview in view.subviews { skip(subview, .hidden, by: element(of: view)) } }
            return listed.compactMap { $0 as? UIResponder }.flatMap { items(of: $0, in: group) }
        }
        return ReadingOrder.sorted(items(inside: view, in: group), isRightToLeft: isRightToLeft, frame: \.frame)
    }

    private mutating func items(inside view: UIView, in group: ReadElement.Group?) -> [Item] {
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        return view.subviews.flatMap { subview -> [Item] in
            if let modal, subview !== modal {
                skip(subview, .behindModal, by: element(of: modal))
                return []
            }
            return items(of: subview, in: group)
        }
    }

    private mutating func items(of responder: UIResponder, in group: ReadElement.Group?) -> [Item] {
        guard let view = responder as? UIView else {
            guard responder.isAccessibilityElement else { return [] }
            let owner = (responder as? UIAccessibilityElement)?.accessibilityContainer as? UIView
            let made = value(of: responder, in: owner ?? root, group)
            return [Item(frame: made.frame, read: [made])]
        }
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else {
            skip(view, .hidden, by: element(of: view))
            return []
        }
        if view.isAccessibilityElement {
            for subview in view.subviews { skip(subview, .merged, by: element(of: view)) }
            let made = value(of: view, in: view, group)
            return [Item(frame: made.frame, read: [made])]
        }
        let isGroup = view.accessibilityContainerType != .none
        let readsTogether = isGroup || view.shouldGroupAccessibilityChildren || view is UIScrollView
        guard readsTogether || view.accessibilityElements != nil else { return items(inside: view, in: group) }
        let inner = ReadElement.Group(kind: view.accessibilityContainerType.word, label: view.accessibilityLabel)
        let items = self.group(in: view, as: isGroup ? inner : group)
        return [Item(frame: root.convert(view.accessibilityFrame, from: nil), read: items.flatMap(\.read))]
    }

    /// Notes the outermost accessibility elements of a view as not read.
    private mutating func skip(_ view: UIView, _ reason: UnreadElement.Reason, by owner: Int?) {
        guard !Interruption.isRequested else { return }
        var (reason, owner) = (reason, owner)
        if let receiver = AccessibilityDeferral.receiver(of: view) {
            (reason, owner) = (.deferred, element(of: receiver))
        } else if view.isHidden || view.accessibilityElementsHidden {
            (reason, owner) = (.hidden, element(of: view) ?? owner)
        }
        if view.isAccessibilityElement {
            let made = value(of: view, in: view, nil)
            unread.append(
                UnreadElement(
                    spoken: made.spoken,
                    element: made.element,
                    view: made.view,
                    reason: reason,
                    owner: owner
                )
            )
        } else {
            for subview in view.subviews { skip(subview, reason, by: owner) }
        }
    }

    private func value(of responder: UIResponder, in view: UIView, _ group: ReadElement.Group?) -> ReadElement {
        let number = numbering.numberedAncestor(of: view)
        return ReadElement(
            label: responder.accessibilityLabel,
            value: responder.accessibilityValue,
            traits: responder.accessibilityTraits.names,
            traitWords: responder.accessibilityTraits.spokenWords,
            hint: responder.accessibilityHint,
            identifier: responder.accessibilityIdentifier,
            frame: root.convert(responder.accessibilityPath?.bounds ?? responder.accessibilityFrame, from: nil),
            element: number.flatMap { elements[$0] },
            view: number,
            actions: (responder.accessibilityCustomActions ?? []).map(\.name),
            rotors: (responder.accessibilityCustomRotors ?? []).map(\.word),
            content: (responder.accessibilityCustomContent ?? []).map {
                ReadElement.Content(label: $0.label, value: $0.value, isAlwaysRead: $0.importance == .high)
            },
            group: group,
            isFocused: responder.accessibilityElementIsFocused()
        )
    }

    /// Returns the position of the element of a view, or of the nearest view around it with one.
    func element(of view: UIView) -> Int? { numbering.numberedAncestor(of: view).flatMap { elements[$0] } }
}

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
