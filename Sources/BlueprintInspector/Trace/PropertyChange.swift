import BlueprintUI
import Foundation
import HeadlessUIKit

/// A property that has another value than before.
struct PropertyChange: Equatable {
    var name: String
    var old: String?
    var new: String?

    // Properties that views list only when they are set.
    private static let defaults = [
        "alwaysBounceHorizontal": "false", "alwaysBounceVertical": "false",
        "contentInsetAdjustmentBehavior": "automatic", "contentMode": "scaleToFill", "delaysContentTouches": "true",
        "isHighlighted": "false", "isScrollEnabled": "true", "isSelected": "false",
        "overrideUserInterfaceStyle": "unspecified", "semanticContentAttribute": "unspecified",
        "showsHorizontalScrollIndicator": "true", "showsVerticalScrollIndicator": "true", "tag": "0",
        "tintAdjustmentMode": "automatic", "transform3D": "identity",
    ]

    /// What differs between two lists of properties: in the order of the new one, then what is only in the old one.
    static func changes(from before: [InspectedProperty], to after: [InspectedProperty]) -> [PropertyChange] {
        guard before != after else { return [] }
        // The lists are short and mostly name the same properties in the same order.
        let gone = before.filter { old in !after.contains { $0.name == old.name } }
        return after.enumerated().compactMap { index, new in
            if index < before.count, before[index] == new { return nil }
            return change(new.name, from: value(of: new.name, in: before), to: new.value)
        } + gone.compactMap { change($0.name, from: $0.value, to: nil) }
    }

    private static func value(of name: String, in properties: [InspectedProperty]) -> String? {
        properties.first { $0.name == name }?.value
    }

    private static func change(_ name: String, from old: String?, to new: String?) -> PropertyChange? {
        let change = PropertyChange(name: name, old: old ?? defaults[name], new: new ?? defaults[name])
        return change.old == change.new ? nil : change
    }
}

extension UIView {
    /// The frame in the parent view before the transform, by centre and bounds.
    var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.size.width / 2,
            y: center.y - bounds.size.height / 2,
            width: bounds.size.width,
            height: bounds.size.height
        )
    }
}

extension ShownAttributes {
    /// The attributes that a layout gave.
    init(_ attributes: LayoutAttributes) {
        self.init()
        guard !attributes.hasDefaultAppearance else { return }
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        isUserInteractionEnabled = attributes.isUserInteractionEnabled
        tintAdjustmentMode = "\(attributes.tintAdjustmentMode)"
        let m = attributes.transform
        guard !CATransform3DIsIdentity(m) else { return }
        transform = [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
            m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
        ]
    }
}
