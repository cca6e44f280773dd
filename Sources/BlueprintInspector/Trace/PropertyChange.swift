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
        let old = Dictionary(before.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let new = Dictionary(after.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        var names = after.map(\.name)
        names += before.map(\.name).filter { new[$0] == nil }
        return names.compactMap { name in
            let change = PropertyChange(
                name: name,
                old: old[name] ?? defaults[name],
                new: new[name] ?? defaults[name]
            )
            return change.old == change.new ? nil : change
        }
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
