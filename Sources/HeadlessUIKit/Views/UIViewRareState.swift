import Foundation

/// The state that few views need, stored separately so that the others stay small.
final class UIViewRareState {
    var transform = CATransform3DIdentity
    var tint: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var touches = TouchHandlers()
    var layer: CALayer?
    var autoresizingMask: UIView.AutoresizingMask = []
    var accessibility: AccessibilityState?
    var kept = KeptProperties()
    /// False if only the accessibility, or properties that are only kept, were changed.
    var isChanged = false
    /// The controller of the view.
    weak var controller: UIViewController?
}

/// The objects that handle the touches of a view.
struct TouchHandlers {
    /// The recognizers; nil if there never was one.
    var recognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
}

extension UIView {
    final func changeRare(_ change: (UIViewRareState) -> Void) {
        let state = rare ?? UIViewRareState()
        rare = state
        state.isChanged = true
        change(state)
    }

    /// True if nothing in the rare state but the accessibility was changed.
    final var isPlain: Bool { !(rare?.isChanged ?? false) }

    /// Makes this view the view of a controller.
    final func attach(to controller: UIViewController) {
        changeRare { $0.controller = controller }
    }

    /// Removes the controller, if the view is its view.
    final func detach(from controller: UIViewController) {
        if rare?.controller === controller { changeRare { $0.controller = nil } }
    }

    /// Calls `layoutSubviews()`, and the controller's layout methods before and after it.
    final func layoutOwnSubviews() {
        guard let controller = rare?.controller else { return layoutSubviews() }
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
    }

    /// The tint colour set on this view, or nil if it is inherited.
    package final var ownTintColor: UIColor? { rare?.tint }

    /// The view's own tint colour or that of its nearest ancestor with one.
    final var nearestTint: UIColor? {
        var view: UIView? = self
        while let current = view {
            if let tint = current.rare?.tint { return tint }
            view = current.parent
        }
        return nil
    }
}

/// The Boolean state of a view, in two bytes.
struct UIViewFlags: OptionSet {
    var rawValue: UInt16

    static let hidden = UIViewFlags(rawValue: 1)
    static let interaction = UIViewFlags(rawValue: 1 << 1)
    static let clips = UIViewFlags(rawValue: 1 << 2)
    /// The view's own layout is needed.
    static let needsLayout = UIViewFlags(rawValue: 1 << 3)
    /// The layout of a descendant is needed.
    static let subtreeNeedsLayout = UIViewFlags(rawValue: 1 << 4)

    /// Temporary marks used while the subviews are being set.
    static let leaving = UIViewFlags(rawValue: 1 << 5)
    static let arriving = UIViewFlags(rawValue: 1 << 6)

    /// The view has the focus of its tree.
    static let firstResponder = UIViewFlags(rawValue: 1 << 7)

    /// The view is in a window, or is one.
    static let inWindow = UIViewFlags(rawValue: 1 << 8)
    /// The view is a window, or takes the place of one.
    static let windowRoot = UIViewFlags(rawValue: 1 << 9)

    /// Some subviews have flexible lengths.
    static let resizesSubviews = UIViewFlags(rawValue: 1 << 10)
    /// The frame is no constraint of Auto Layout.
    static let ignoresAutoresizing = UIViewFlags(rawValue: 1 << 11)

    /// A label whose line breaks are read as spaces.
    static let readsLinesTogether = UIViewFlags(rawValue: 1 << 12)

    /// The view has put something off until the next turn of the main run loop.
    static let awaitsTurn = UIViewFlags(rawValue: 1 << 13)
    /// A descendant has put something off until then.
    static let subtreeAwaitsTurn = UIViewFlags(rawValue: 1 << 14)

    static let initial: UIViewFlags = [.interaction, .needsLayout]
    static let anyLayout: UIViewFlags = [.needsLayout, .subtreeNeedsLayout]
    static let anyTurn: UIViewFlags = [.awaitsTurn, .subtreeAwaitsTurn]

    mutating func set(_ flag: UIViewFlags, _ value: Bool) {
        if value {
            insert(flag)
        } else {
            remove(flag)
        }
    }
}

extension UIView {
    private static let usualCount = 12

    /// The properties of every view; rare ones only if they are set.
    final var commonInspectedProperties: [InspectedProperty] {
        var result: [InspectedProperty] = []
        // Reserves capacity for the properties of subclasses, as growing would double the cost.
        result.reserveCapacity(Self.usualCount)
        result.append(.number("alpha", storedAlpha))
        result.append(.flag("isHidden", isHidden))
        result.append(.flag("isUserInteractionEnabled", isUserInteractionEnabled))
        result.append(.flag("clipsToBounds", clipsToBounds))
        result.append(.color("backgroundColor", storedBackground))
        if storedContentMode != .scaleToFill {
            result.append(InspectedProperty(name: "contentMode", value: "\(storedContentMode)"))
        }
        if let rare { result += rare.inspectedProperties }
        return result
    }
}

extension UIViewRareState {
    fileprivate var inspectedProperties: [InspectedProperty] {
        let accessible = kept.inspectedProperties + (accessibility?.values.inspectedProperties ?? [])
        guard isChanged else { return accessible }
        var result = [InspectedProperty(name: "transform3D", value: transform.description)]
        if let tint { result.append(InspectedProperty(name: "tintColor", value: tint.description)) }
        result.append(InspectedProperty(name: "tintAdjustmentMode", value: "\(tintAdjustmentMode)"))
        if semanticContentAttribute != .unspecified {
            result.append(InspectedProperty(name: "semanticContentAttribute", value: "\(semanticContentAttribute)"))
        }
        if userInterfaceStyle != .unspecified {
            result.append(InspectedProperty(name: "overrideUserInterfaceStyle", value: "\(userInterfaceStyle)"))
        }
        if !autoresizingMask.isEmpty {
            result.append(InspectedProperty(name: "autoresizingMask", value: "\(autoresizingMask.rawValue)"))
        }
        if !touches.interactions.isEmpty {
            let names = touches.interactions.map { "\(type(of: $0))" }
            result.append(InspectedProperty(name: "interactions", value: names.joined(separator: ", ")))
        }
        if let layer { result += layer.inspectedProperties }
        return result + accessible
    }
}

extension CATransform3D {
    /// `identity`, or the numbers that differ from the identity, with their names.
    var description: String {
        let parts = CATransform3D.numbers.compactMap { name, number -> String? in
            let value = self[keyPath: number]
            return value == CATransform3DIdentity[keyPath: number] ? nil : "\(name) \(value.shortDescription)"
        }
        return parts.isEmpty ? "identity" : parts.joined(separator: ", ")
    }

    private static var numbers: [(String, KeyPath<CATransform3D, CGFloat>)] {
        [
            ("m11", \.m11), ("m12", \.m12), ("m13", \.m13), ("m14", \.m14),
            ("m21", \.m21), ("m22", \.m22), ("m23", \.m23), ("m24", \.m24),
            ("m31", \.m31), ("m32", \.m32), ("m33", \.m33), ("m34", \.m34),
            ("m41", \.m41), ("m42", \.m42), ("m43", \.m43), ("m44", \.m44),
        ]
    }
}
