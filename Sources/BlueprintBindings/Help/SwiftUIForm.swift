/// A call of SwiftUI and the call of Blueprint that has its place.
package struct SwiftUIForm: Sendable {
    /// The name of the call; that of a modifier begins with a period.
    package var name: String
    /// The labels of the arguments; nil for an argument without one.
    package var labels: [String?]
    /// The text that the first argument must have; nil if it may be any.
    package var first: String?
    /// Blueprint's call: `$0` is the value of the first argument, `$shape` the corners of a shape that is the last one,
    /// `$aligned0` the arguments of `aligned` for an alignment, `$closure` the closure behind the call, `$content` the
    /// element in it, `$statements` its statements, `$layers` the closure with its elements placed by the alignment,
    /// `$label` the element in the closure `label:`, `$it` the first argument of a closure, `$mode1` a content mode,
    /// `$degrees` and `$radians` the number of an angle.
    package var blueprint: String

    init(_ name: String, _ labels: [String?], first: String? = nil, _ blueprint: String) {
        self.name = name
        self.labels = labels
        self.first = first
        self.blueprint = blueprint
    }

    /// The forms; the first one that fits counts.
    package static let all =
        elements + stack("VStack", "Column") + stack("LazyVStack", "Column") + stack("HStack", "Row")
        + stack("LazyHStack", "Row") + modifiers

    /// Returns a name as SwiftUI spells it: `VStack` for `vstack`; nil if no form and no layering has it.
    package static func spelling(of name: String) -> String? { spellings[name.lowercased()] }

    private static let spellings = Dictionary(
        (all.map(\.name) + layerings.keys).map { ($0.lowercased(), $0) },
        uniquingKeysWith: { name, _ in name }
    )

    private static let elements = [
        SwiftUIForm("Text", [nil], "Label(text: $0)"),
        SwiftUIForm("Text", ["verbatim"], "Label(text: $0)"),
        SwiftUIForm("EmptyView", [], "Empty()"),
        SwiftUIForm("AnyView", [nil], "$0"),
        SwiftUIForm("Image", ["systemName"], "Image(image: UIImage(systemName: $0))"),
        SwiftUIForm("Image", [nil], "Image(image: UIImage(named: $0))"),
        SwiftUIForm("Button", [nil], "Button(onTap: $closure, wrapping: Label(text: $0))"),
        SwiftUIForm("Button", [nil], "Button(wrapping: Label(text: $0))"),
        SwiftUIForm("Button", [nil, "action"], "Button(onTap: $1, wrapping: Label(text: $0))"),
        SwiftUIForm("Button", ["action"], "Button(onTap: $0, wrapping: $content)"),
        SwiftUIForm("Button", ["action"], "Button(onTap: $0, wrapping: $label)"),
        SwiftUIForm("Button", [], "Button(onTap: $closure, wrapping: $label)"),
        SwiftUIForm("Button", ["action", "label"], "Button(onTap: $0, wrapping: $label)"),
        SwiftUIForm("Button", [nil, "role"], "Button(onTap: $closure, wrapping: Label(text: $0))"),
        SwiftUIForm("TextField", [nil, "text"], "TextField(text: $1) { $it.placeholder = $0 }"),
        SwiftUIForm("SecureField", [nil, "text"], "TextField(text: $1) { $it.placeholder = $0; $it.secure = true }"),
        SwiftUIForm(
            "Label",
            [nil, "systemImage"],
            "Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 8) {"
                + " Image(image: UIImage(systemName: $1)); Label(text: $0) }"
        ),
        SwiftUIForm("Spacer", ["minLength"], "Spacer($0)"),
        SwiftUIForm("ZStack", [], "Overlay $layers"),
        SwiftUIForm("ZStack", [], "Overlay"),
        SwiftUIForm("ZStack", ["alignment"], "Overlay $layers"),
        SwiftUIForm("Color", ["red", "green", "blue"], "UIColor(red: $0, green: $1, blue: $2, alpha: 1)"),
        SwiftUIForm("Color", ["red", "green", "blue", "opacity"], "UIColor(red: $0, green: $1, blue: $2, alpha: $3)"),
        SwiftUIForm("Color", ["white"], "UIColor(white: $0, alpha: 1)"),
        SwiftUIForm("Color", [nil], "UIColor(named: $0) ?? .gray"),
        SwiftUIForm("EdgeInsets", [], "UIEdgeInsets.zero"),
        SwiftUIForm(
            "EdgeInsets",
            ["top", "leading", "bottom", "trailing"],
            "UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3)"
        ),
        SwiftUIForm("Divider", [], "Rule(orientation: .horizontal, color: .gray)"),
        SwiftUIForm("List", [], "ScrollView(wrapping: Column(alignment: .fill, underflow: .justifyToStart) $closure)"),
        SwiftUIForm("Form", [], "ScrollView(wrapping: Column(alignment: .fill, underflow: .justifyToStart) $closure)"),
        SwiftUIForm("Group", [], "$content"),
        SwiftUIForm("Section", [], "$content"),
        SwiftUIForm("Section", [nil], section("Label(text: $0)")),
        SwiftUIForm("Section", ["header"], section("$0")),
        SwiftUIForm("Section", [], section("$header")),
        SwiftUIForm("NavigationView", [], "$content"),
        SwiftUIForm("NavigationStack", [], "$content"),
        SwiftUIForm("ScrollView", [], "ScrollView(wrapping: $content)"),
        SwiftUIForm("ScrollView", [nil], first: ".vertical", "ScrollView(wrapping: $content)"),
        SwiftUIForm("ScrollView", [nil], first: ".horizontal", "ScrollView(.fittingWidth, wrapping: $content)"),
        SwiftUIForm("Rectangle", [], "Box(backgroundColor: .black)"),
        SwiftUIForm("Circle", [], "Box(backgroundColor: .black, cornerStyle: .capsule)"),
        SwiftUIForm("Capsule", [], "Box(backgroundColor: .black, cornerStyle: .capsule)"),
        SwiftUIForm(
            "RoundedRectangle",
            ["cornerRadius"],
            "Box(backgroundColor: .black, cornerStyle: .rounded(radius: $0))"
        ),
    ]

    /// Returns the column of a section with a header.
    private static func section(_ header: String) -> String {
        "Column(alignment: .fill, underflow: .justifyToStart) { \(header); $statements }"
    }

    /// Returns the forms of a stack, which centres its children and leaves the extra length behind them.
    private static func stack(_ name: String, _ list: String) -> [SwiftUIForm] {
        let way = "underflow: .justifyToStart"
        return [
            SwiftUIForm(name, [], "\(list)(alignment: .center, \(way))"),
            SwiftUIForm(name, ["alignment"], "\(list)(alignment: $0, \(way))"),
            SwiftUIForm(name, ["spacing"], "\(list)(alignment: .center, \(way), minimumSpacing: $0)"),
            SwiftUIForm(name, ["alignment", "spacing"], "\(list)(alignment: $0, \(way), minimumSpacing: $1)"),
        ]
    }

    /// The elements with children in a closure.
    package static let containers = [
        "VStack", "LazyVStack", "HStack", "LazyHStack", "ZStack", "List", "Form", "Group", "Section", "ScrollView",
    ]

    /// The calls that only group their children.
    package static let groups: Set = ["Group", "Section"]

    /// The calls that make elements of all values of a sequence.
    package static let loops: Set = ["ForEach", "List"]
}

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
