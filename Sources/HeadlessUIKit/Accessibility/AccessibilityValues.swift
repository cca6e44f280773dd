import Foundation

/// The accessibility of a responder: what was set, or what its class sets by default.
struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var customContent: [AXCustomContent]?
    var userInputLabels: [String]?
    var language: String?
    var elementsHidden: Bool?
    var isModal: Bool?
    var groupsChildren: Bool?
    var containerType: UIAccessibilityContainerType?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var respondsToUserInteraction: Bool?
    var isFocused = false
    var showsLargeContent = false
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var scalesLargeContentImage = false
    var largeContentInsets = UIEdgeInsets.zero

    /// Returns the values of a control whose value a person can change step by step, with the traits of these.
    func adjustable(_ value: String) -> AccessibilityValues {
        AccessibilityValues(isElement: true, value: value, traits: (traits ?? []).union(.adjustable))
    }

    /// The values that were set, as properties to inspect; the names are those of UIKit.
    var inspectedProperties: [InspectedProperty] {
        var result: [InspectedProperty] = []
        func text(_ name: String, _ value: String?) {
            if let value { result.append(.quoted(name, value)) }
        }
        func flag(_ name: String, _ value: Bool?) {
            if let value { result.append(.flag(name, value)) }
        }
        func words(_ name: String, _ value: [String]?) {
            guard let value, !value.isEmpty else { return }
            result.append(InspectedProperty(name: name, value: value.joined(separator: ", ")))
        }
        flag("isAccessibilityElement", isElement)
        text("accessibilityLabel", label)
        text("accessibilityValue", value)
        words("accessibilityTraits", traits?.names)
        text("accessibilityHint", hint)
        text("accessibilityIdentifier", identifier)
        words("accessibilityFrame", frame.map { [$0.shortDescription] })
        words("accessibilityPath", path.map { [$0.bounds.shortDescription] })
        words("accessibilityActivationPoint", activationPoint.map { [$0.shortDescription] })
        if let elements { result.append(.count("accessibilityElements", elements.count)) }
        words("accessibilityCustomActions", customActions?.map(\.name))
        words("accessibilityCustomRotors", customRotors?.map(\.word))
        words("accessibilityCustomContent", customContent?.map { "\($0.label): \($0.value)" })
        words("accessibilityUserInputLabels", userInputLabels)
        text("accessibilityLanguage", language)
        flag("accessibilityElementsHidden", elementsHidden)
        flag("accessibilityViewIsModal", isModal)
        flag("shouldGroupAccessibilityChildren", groupsChildren)
        words("accessibilityContainerType", containerType.map { [$0.word] })
        words("accessibilityNavigationStyle", navigationStyle.map { ["\($0)"] })
        flag("accessibilityRespondsToUserInteraction", respondsToUserInteraction)
        flag("showsLargeContentViewer", showsLargeContent ? true : nil)
        text("largeContentTitle", largeContentTitle)
        words("largeContentImage", largeContentImage.map { [$0.description] })
        flag("scalesLargeContentImage", scalesLargeContentImage ? true : nil)
        words("largeContentImageInsets", largeContentInsets == .zero ? nil : [largeContentInsets.words])
        return result
    }
}

/// The values that were set on one responder; an object, as few responders have any.
final class AccessibilityState {
    var values = AccessibilityValues()
}

extension CGPoint {
    /// Both coordinates: `10,20`.
    fileprivate var shortDescription: String { "\(x.shortDescription),\(y.shortDescription)" }
}

extension CGRect {
    /// The size and the origin: `100×44 at 10,20`.
    fileprivate var shortDescription: String {
        "\(width.shortDescription)×\(height.shortDescription) at \(origin.shortDescription)"
    }
}

extension UIResponder {
    /// Returns the value that was set, or that of the class.
    final func accessibility<Value>(_ path: KeyPath<AccessibilityValues, Value?>) -> Value? {
        accessibilityState?.values[keyPath: path] ?? usualAccessibility[keyPath: path]
    }

    /// Sets a value; nothing is stored for nil in a responder without values.
    final func setAccessibility<Value>(_ path: WritableKeyPath<AccessibilityValues, Value?>, _ value: Value?) {
        if value == nil, accessibilityState == nil { return }
        makeAccessibilityState()?.values[keyPath: path] = value
    }
}

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

extension UISegmentedControl {
    /// A button for each segment.
    final var accessibleSegments: [UIAccessibilityElement] {
        zip(segments, segmentFrames).enumerated().map { index, pair in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = pair.0.title
            element.accessibilityValue = "\(index + 1) of \(segments.count)"
            var traits = UIAccessibilityTraits.button
            if index == selectedSegmentIndex { traits.insert(.selected) }
            if !pair.0.isEnabled || !isEnabled { traits.insert(.notEnabled) }
            element.accessibilityTraits = traits
            element.accessibilityFrameInContainerSpace = pair.1
            return element
        }
    }
}

/// The order in which VoiceOver reads elements that no container orders: row by row, from the leading edge.
package enum ReadingOrder {
    /// Returns items in reading order.
    ///
    /// An item belongs to a row if its middle is above the bottom of the highest item in the row. Items at the same place
    /// keep their order.
    package static func sorted<Item>(
        _ items: [Item],
        isRightToLeft: Bool = false,
        frame: (Item) -> CGRect
    ) -> [Item] {
        let placed = items.enumerated().map { (index: $0, item: $1, frame: frame($1)) }
            .sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
        var rows: [[(index: Int, item: Item, frame: CGRect)]] = []
        for one in placed {
            if let first = rows.last?.first, one.frame.middle.y < first.frame.maxY {
                rows[rows.count - 1].append(one)
            } else {
                rows.append([one])
            }
        }
        return rows.flatMap { row in
            row.sorted { one, other in
                let edges = isRightToLeft ? (-one.frame.maxX, -other.frame.maxX) : (one.frame.minX, other.frame.minX)
                return edges.0 == edges.1 ? one.index < other.index : edges.0 < edges.1
            }.map(\.item)
        }
    }
}
