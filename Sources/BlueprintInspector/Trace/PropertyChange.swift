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
        "contentMode": "scaleToFill", "semanticContentAttribute": "unspecified", "tag": "0",
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

/// Layout transitions in words.
enum TransitionWords {
    /// `animated in 0.2 s`, or why there is no animation.
    static func words(_ transition: LayoutTransition) -> String {
        switch transition {
        case .none: "not animated"
        case .specific(let attributes): words(attributes)
        case .inherited: "animated as the view above"
        case .inheritedWithFallback(let attributes): "animated as the view above, or else \(words(attributes))"
        }
    }

    private static func words(_ attributes: AnimationAttributes) -> String {
        attributes.duration > 0
            ? "animated in \(Phrasing.number(attributes.duration)) s" : "animated by a spring"
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

extension ShownContent {
    /// What a view shows.
    init(_ view: UIView) {
        let content = view.displayContent
        self.init(
            text: content.text?.string,
            lines: content.text?.lines.map { line in
                TextLine(
                    line.text,
                    x: line.frame.origin.x,
                    y: line.frame.origin.y,
                    width: line.frame.size.width,
                    height: line.frame.size.height
                )
            } ?? [],
            isCut: content.text?.isCut ?? false,
            fill: content.fill.flatMap { $0.alpha > 0 ? $0.description : nil },
            border: content.border.map { Border(colour: $0.color.description, width: $0.width) },
            cornerRadius: content.cornerRadius,
            image: content.picture.map { $0.image.name.isEmpty ? $0.image.description : $0.image.name },
            clips: view.clipsToBounds
        )
    }
}
