import BlueprintUI
import Foundation
import HeadlessUIKit

/// A change of a property's value.
struct PropertyChange: Equatable {
    var name: String
    var old: String?
    var new: String?

    // Properties that views list only if they are set.
    private static let defaults = [
        "alwaysBounceHorizontal": "false", "alwaysBounceVertical": "false", "autocapitalizationType": "sentences",
        "autocorrectionType": "default", "contentInsetAdjustmentBehavior": "automatic", "contentMode": "scaleToFill",
        "delaysContentTouches": "true", "enablesReturnKeyAutomatically": "false", "isHighlighted": "false",
        "isScrollEnabled": "true", "isSelected": "false", "keyboardAdjustmentMode": "adjustsWhenVisible",
        "keyboardAppearance": "default", "keyboardDismissMode": "none", "keyboardType": "default",
        "layer.borderWidth": "0", "layer.cornerCurve": "circular", "layer.cornerRadius": "0",
        "layer.maskedCorners": "15", "layer.shadowOffset": "0,-3", "layer.shadowOpacity": "0",
        "layer.shadowRadius": "3",
        "overrideUserInterfaceStyle": "unspecified", "returnKeyType": "default",
        "semanticContentAttribute": "unspecified", "showsHorizontalScrollIndicator": "true",
        "showsVerticalScrollIndicator": "true", "spellCheckingType": "default", "tag": "0",
        "tintAdjustmentMode": "automatic", "transform3D": "identity",
    ]

    /// Returns the changes between two lists of properties: in the order of the new list, then those only in the old one.
    static func changes(from before: [InspectedProperty], to after: [InspectedProperty]) -> [PropertyChange] {
        var changes: [PropertyChange] = []
        var start = 0
        // Most lists have the same names in the same order.
        while let index = InspectedProperty.difference(from: before, to: after, startingAt: start) {
            guard index < before.count, index < after.count, before[index].name == after[index].name else {
                return changes + others(from: before.dropFirst(start), to: after.dropFirst(start))
            }
            let change = PropertyChange(name: after[index].name, old: before[index].value, new: after[index].value)
            // Different values may have the same text.
            if change.old != change.new { changes.append(change) }
            start = index + 1
        }
        return changes
    }

    /// Returns the changes between lists with different names.
    private static func others(
        from before: ArraySlice<InspectedProperty>,
        to after: ArraySlice<InspectedProperty>
    ) -> [PropertyChange] {
        let kept = after.compactMap { new in
            let old = before.first { $0.name == new.name }
            return old == new ? nil : change(new.name, from: old?.value, to: new.value)
        }
        let gone = before.filter { old in !after.contains { $0.name == old.name } }
        return kept + gone.compactMap { change($0.name, from: $0.value, to: nil) }
    }

    private static func change(_ name: String, from old: String?, to new: String?) -> PropertyChange? {
        let change = PropertyChange(name: name, old: old ?? defaults[name], new: new ?? defaults[name])
        return change.old == change.new ? nil : change
    }
}

extension ShownAttributes {
    /// Creates the attributes that the parent's layout has set on an element.
    init(of node: LayoutNode) {
        self = node.hasDefaultAppearance ? ShownAttributes(defaults: ()) : ShownAttributes(node.attributes)
    }

    /// Creates the attributes of a view.
    init(of node: ViewNode) {
        self = node.hasDefaultAppearance ? ShownAttributes(defaults: ()) : ShownAttributes(node.attributes)
    }

    /// Creates the attributes that a layout set.
    init(_ attributes: LayoutAttributes) {
        guard !attributes.hasDefaultAppearance else {
            self.init(defaults: ())
            return
        }
        let m = attributes.transform
        self.init(
            alpha: attributes.alpha,
            isHidden: attributes.isHidden,
            isUserInteractionEnabled: attributes.isUserInteractionEnabled,
            tintAdjustmentMode: "\(attributes.tintAdjustmentMode)",
            transform: CATransform3DIsIdentity(m)
                ? []
                : [
                    m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
                    m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
                ]
        )
    }
}
