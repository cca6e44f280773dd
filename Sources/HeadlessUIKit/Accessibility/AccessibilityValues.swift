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
