/// The modifiers of SwiftUI.
extension SwiftUIForm {
    /// The forms of modifiers.
    static let modifiers = [
        SwiftUIForm(".padding", [], ".inset(uniform: 16)"),
        SwiftUIForm(".padding", [nil], ".inset(uniform: $0)"),
        SwiftUIForm(".frame", ["width"], ".constrainedTo(width: .absolute($0))"),
        // As a command, without labels: frame 100.
        SwiftUIForm(".frame", [nil], ".constrainedTo(width: .absolute($0))"),
        SwiftUIForm(".frame", [nil, nil], ".constrainedTo(width: $0, height: $1)"),
        SwiftUIForm(".frame", ["height"], ".constrainedTo(height: .absolute($0))"),
        SwiftUIForm(".frame", ["width", "height"], ".constrainedTo(width: $0, height: $1)"),
        SwiftUIForm(".frame", ["minWidth"], ".constrainedTo(width: .atLeast($0))"),
        SwiftUIForm(".frame", ["minHeight"], ".constrainedTo(height: .atLeast($0))"),
        SwiftUIForm(".frame", ["maxWidth"], ".constrainedTo(width: .atMost($0))"),
        SwiftUIForm(".frame", ["maxHeight"], ".constrainedTo(height: .atMost($0))"),
        SwiftUIForm(".frame", ["width", "alignment"], ".aligned($aligned1).constrainedTo(width: .absolute($0))"),
        SwiftUIForm(".frame", ["height", "alignment"], ".aligned($aligned1).constrainedTo(height: .absolute($0))"),
        SwiftUIForm(
            ".frame",
            ["width", "height", "alignment"],
            ".aligned($aligned2).constrainedTo(width: $0, height: $1)"
        ),
        SwiftUIForm(".frame", ["minWidth", "maxWidth"], ".constrainedTo(width: .within($0...$1))"),
        SwiftUIForm(".background", [nil], ".box(background: $0)"),
        SwiftUIForm(".background", [nil, "in"], ".box(background: $0, corners: $shape, clipsContent: true)"),
        SwiftUIForm(".clipShape", [nil], ".box(corners: $shape, clipsContent: true)"),
        SwiftUIForm(".clipped", [], ".box(clipsContent: true)"),
        SwiftUIForm(".cornerRadius", [nil], ".box(corners: .rounded(radius: $0), clipsContent: true)"),
        SwiftUIForm(".border", [nil], ".box(borders: .solid(color: $0, width: 1))"),
        SwiftUIForm(".border", [nil, "width"], ".box(borders: .solid(color: $0, width: $1))"),
        shadow(["radius"], color: ".black", radius: "$0"),
        shadow(["color", "radius"], color: "$0", radius: "$1"),
        shadow(["radius", "x", "y"], color: ".black", radius: "$0", offset: "CGSize(width: $1, height: $2)"),
        shadow(["color", "radius", "x", "y"], color: "$0", radius: "$1", offset: "CGSize(width: $2, height: $3)"),
        SwiftUIForm(".overlay", [nil], decoration("$0")),
        SwiftUIForm(".overlay", [nil, "alignment"], decoration("$0", at: ".aligned(to: $1)")),
        SwiftUIForm(".onTapGesture", [], ".tappable"),
        SwiftUIForm(".offset", ["x", "y"], ".translated(translateX: $0, translateY: $1)"),
        SwiftUIForm(".offset", ["x"], ".translated(translateX: $0)"),
        SwiftUIForm(".offset", ["y"], ".translated(translateY: $0)"),
        SwiftUIForm(".fixedSize", [], ".stackLayoutChild(priority: .fixed)"),
        SwiftUIForm(".fixedSize", ["horizontal", "vertical"], ".stackLayoutChild(priority: .fixed)"),
        SwiftUIForm(".layoutPriority", [nil], ".stackLayoutChild(priority: .fixed)"),
        SwiftUIForm(".alignmentGuide", [nil], ".stackLayoutChild(alignmentGuide: $closure)"),
        SwiftUIForm(
            ".aspectRatio",
            [nil, "contentMode"],
            ".constrainedTo(aspectRatio: AspectRatio(ratio: $0), contentMode: $mode1)"
        ),
        SwiftUIForm(
            ".aspectRatio",
            [nil],
            ".constrainedTo(aspectRatio: AspectRatio(ratio: $0), contentMode: .fitParent)"
        ),
        SwiftUIForm(".disabled", [nil], first: "true", ".userInteractionEnabled(false)"),
        SwiftUIForm(".disabled", [nil], first: "false", ".userInteractionEnabled(true)"),
        SwiftUIForm(".disabled", [nil], ".userInteractionEnabled(!($0))"),
        SwiftUIForm(".allowsHitTesting", [nil], ".userInteractionEnabled($0)"),
        SwiftUIForm(".id", [nil], ".keyed($0)"),
        SwiftUIForm(".rotationEffect", [nil], ".rotated(by: Measurement(value: $degrees, unit: .degrees))"),
        SwiftUIForm(".rotationEffect", [nil], ".rotated(by: Measurement(value: $radians, unit: .radians))"),
        SwiftUIForm(".scaleEffect", [nil], ".scaled(scaleX: $0, scaleY: $0)"),
        SwiftUIForm(".scaleEffect", ["x", "y"], ".scaled(scaleX: $0, scaleY: $1)"),
        SwiftUIForm(".transition", [nil], first: ".opacity", ".transition(.fade)"),
        SwiftUIForm(".accessibilityLabel", [nil], ".accessibilityElement(label: $0, value: nil, traits: [])"),
        SwiftUIForm(".accessibilityValue", [nil], ".accessibilityElement(label: nil, value: $0, traits: [])"),
        SwiftUIForm(".accessibilityHint", [nil], ".accessibilityElement(label: nil, value: nil, traits: [], hint: $0)"),
        SwiftUIForm(
            ".accessibilityIdentifier",
            [nil],
            ".accessibilityElement(label: nil, value: nil, traits: [], identifier: $0)"
        ),
        SwiftUIForm(".accessibilityHidden", [nil], ".blockAccessibility(isBlocking: $0)"),
        SwiftUIForm(".accessibilityElement", ["children"], first: ".combine", ".accessibilityCombine()"),
        SwiftUIForm(".accessibilityElement", ["children"], first: ".contain", ".accessibilityContainer()"),
    ]

    /// Returns the form of a shadow, whose opacity is SwiftUI's.
    private static func shadow(
        _ labels: [String],
        color: String,
        radius: String,
        offset: String = ".zero"
    ) -> SwiftUIForm {
        let style = ".simple(radius: \(radius), opacity: 0.33, offset: \(offset), color: \(color))"
        return SwiftUIForm(".shadow", labels, ".box(shadow: \(style))")
    }

    /// Returns the modifier that places an element over another one, or below it.
    package static func decoration(
        _ element: String,
        at position: String = ".aligned(to: .center)",
        layering: String = ".above"
    ) -> String {
        ".decorate(layering: \(layering), position: \(position)) { \(element) }"
    }

    /// The modifiers that place an element over another one or below it, with the layer that each takes.
    package static let layerings = [".background": ".below", ".overlay": ".above"]
}
