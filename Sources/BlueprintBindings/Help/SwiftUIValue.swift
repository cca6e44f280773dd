import Foundation

/// Values and properties of SwiftUI, with those of Blueprint and UIKit.
package enum SwiftUIValue {
    /// The names of the elements that show text.
    package static let text = (swiftUI: "Text", blueprint: "Label")

    /// The modifiers of a text, with the property of a label that each sets.
    package static let textProperties = [
        ".bold": "font", ".color": "color", ".font": "font", ".foregroundColor": "color", ".foregroundStyle": "color",
        ".fontWeight": "font", ".italic": "font", ".lineLimit": "numberOfLines",
        ".minimumScaleFactor": "minimumScaleFactor", ".multilineTextAlignment": "alignment",
        ".truncationMode": "lineBreakMode",
    ]

    /// Returns the font of UIKit that a font or a modifier of SwiftUI means; nil for other names.
    package static func font(_ name: String) -> String? { fonts[name] ?? fontsOfModifiers[name] }

    /// The fonts of SwiftUI, with those of UIKit.
    private static let fonts = [
        ".largeTitle": ".preferredFont(forTextStyle: .largeTitle)", ".title": ".preferredFont(forTextStyle: .title1)",
        ".title2": ".preferredFont(forTextStyle: .title2)", ".title3": ".preferredFont(forTextStyle: .title3)",
        ".headline": ".preferredFont(forTextStyle: .headline)", ".body": ".preferredFont(forTextStyle: .body)",
        ".subheadline": ".preferredFont(forTextStyle: .subheadline)",
        ".callout": ".preferredFont(forTextStyle: .callout)", ".caption": ".preferredFont(forTextStyle: .caption1)",
        ".footnote": ".preferredFont(forTextStyle: .footnote)",
    ]

    /// The modifiers of a text without a value, with the fonts that they set.
    package static let fontsOfModifiers = [
        ".bold": ".boldSystemFont(ofSize: 17)", ".italic": ".italicSystemFont(ofSize: 17)",
    ]

    /// The places where a text is truncated, with the modes of UIKit.
    package static let truncationModes = [
        ".head": ".byTruncatingHead", ".middle": ".byTruncatingMiddle", ".tail": ".byTruncatingTail",
    ]

    /// The edges of `.padding`, with the modifiers for them.
    package static let paddings = [
        ".horizontal": ".inset(horizontal: $0)", ".vertical": ".inset(vertical: $0)", ".all": ".inset(uniform: $0)",
        ".top": ".inset(top: $0)", ".bottom": ".inset(bottom: $0)", ".leading": ".inset(left: $0)",
        ".trailing": ".inset(right: $0)",
    ]

    /// Returns the inset for the padding of several edges: `[.top, .leading]` or `EdgeInsets(…)`; nil for other values.
    package static func inset(edges text: String, by length: String) -> String? {
        if let all = text.wholeMatch(of: /UIEdgeInsets\(top: (.+), left: (.+), bottom: (.+), right: (.+)\)/) {
            return ".inset(top: \(all.1), bottom: \(all.3), left: \(all.2), right: \(all.4))"
        }
        if let all = text.wholeMatch(of: /\.init\(top: (.+), leading: (.+), bottom: (.+), trailing: (.+)\)/) {
            return ".inset(top: \(all.1), bottom: \(all.3), left: \(all.2), right: \(all.4))"
        }
        if [".init()", "UIEdgeInsets.zero"].contains(text) { return ".inset(by: .zero)" }
        guard let list = text.wholeMatch(of: /\[(.+)\]/) else { return nil }
        let names = list.1.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }
        let sides = names.map { sidesOfEdge[String($0)] }
        guard !sides.contains(nil) else { return nil }
        let padded = Set(sides.compactMap(\.self).joined())
        let arguments = ["top", "bottom", "left", "right"].filter(padded.contains).map { "\($0): \(length)" }
        return ".inset(\(arguments.joined(separator: ", ")))"
    }

    private static let sidesOfEdge = [
        ".top": ["top"], ".bottom": ["bottom"], ".leading": ["left"], ".trailing": ["right"],
        ".horizontal": ["left", "right"], ".vertical": ["top", "bottom"], ".all": ["top", "bottom", "left", "right"],
    ]

    /// The alignments in both directions, with the arguments of `aligned`.
    package static let alignments = [
        ".center": "vertically: .center, horizontally: .center",
        ".leading": "vertically: .center, horizontally: .leading",
        ".trailing": "vertically: .center, horizontally: .trailing",
        ".top": "vertically: .top, horizontally: .center", ".bottom": "vertically: .bottom, horizontally: .center",
        ".topLeading": "vertically: .top, horizontally: .leading",
        ".topTrailing": "vertically: .top, horizontally: .trailing",
        ".bottomLeading": "vertically: .bottom, horizontally: .leading",
        ".bottomTrailing": "vertically: .bottom, horizontally: .trailing",
    ]

    /// Returns the modifier that aligns an element in a larger frame; nil for unknown alignments.
    ///
    /// - Parameters:
    ///   - fillingWidth: true if the element is as wide as the frame.
    ///   - fillingHeight: true if the element is as high as the frame.
    package static func aligned(
        _ alignment: String,
        fillingWidth: Bool = false,
        fillingHeight: Bool = false
    ) -> String? {
        guard let place = alignments[alignment] else { return nil }
        guard alignment != ".center" || fillingWidth || fillingHeight else { return ".centered()" }
        var sides = place.components(separatedBy: ", ")
        if fillingHeight { sides[0] = "vertically: .fill" }
        if fillingWidth { sides[1] = "horizontally: .fill" }
        return ".aligned(\(sides.joined(separator: ", ")))"
    }

    /// The modifiers of an image, with the content mode that each sets; nil for one that changes nothing here.
    package static let contentModes: [String: String?] = [
        ".resizable()": nil, ".scaledToFit()": ".aspectFit", ".scaledToFill()": ".aspectFill",
        ".aspectRatio(contentMode: .fit)": ".aspectFit", ".aspectRatio(contentMode: .fill)": ".aspectFill",
    ]

    /// Values with other names; a row has no baselines, which are near the bottom.
    package static let others =
        [
            ".firstTextBaseline": ".bottom", ".lastTextBaseline": ".bottom", ".primary": ".label",
            ".secondary": ".secondaryLabel",
        ].merging(materials) { first, _ in first }

    /// The materials, with colours that show as much of what is below.
    package static let materials = [
        ".ultraThinMaterial": material("0.3"), ".thinMaterial": material("0.5"), ".regularMaterial": material("0.7"),
        ".thickMaterial": material("0.8"), ".ultraThickMaterial": material("0.9"), ".bar": material("0.7"),
    ]

    private static func material(_ alpha: String) -> String { ".systemBackground.withAlphaComponent(\(alpha))" }

    /// The name of a colour.
    package static let color = "Color"

    /// The modifiers of a colour that make it an element.
    package static let modifiersOfShapes: Set = [
        "clipShape", "cornerRadius", "edgesIgnoringSafeArea", "frame", "ignoresSafeArea", "overlay", "padding",
    ]

    /// Sentences about elements of which only the content is left.
    package static let leftOut = [
        "NavigationView": "NavigationView is left out: there is no navigation here",
        "NavigationStack": "NavigationStack is left out: there is no navigation here",
    ]

    /// The first characters of an image, and of a loop.
    package static let starts = (image: "Image(image: ", loop: "for ")

    /// The types in declarations, with those of Blueprint.
    package static let view = (
        swiftUI: "View", conformance: "ProxyElement", type: "Element", body: "body", property: "elementRepresentation",
        builder: "ViewBuilder"
    )

    /// The attributes of properties that are none here.
    package static let storages: Set = [
        "State", "Binding", "StateObject", "ObservedObject", "ViewBuilder",
    ]

    /// The content modes of an aspect ratio.
    package static let ratioModes = [".fit": ".fitParent", ".fill": ".fitContent"]

    /// The sizes of a geometry reader.
    package static let geometry = (reader: "GeometryReader", swiftUI: "size", blueprint: "constraint.maximum")

    /// Returns the style of the corners of a box that looks like a shape; nil for other values.
    package static func corners(ofShape text: String) -> String? {
        switch text {
        case "Circle()", "Capsule()", ".circle", ".capsule": return ".capsule"
        case "Rectangle()", ".rect": return ".square"
        default:
            // Each match compiles the regular expression, so it comes last.
            guard ["RoundedRectangle(", ".rect("].contains(where: text.hasPrefix) else { return nil }
            let match = text.wholeMatch(of: /(?:RoundedRectangle|\.rect)\(cornerRadius: ([^,()]+)[^()]*\)/)
            return match.map { ".rounded(radius: \($0.1))" }
        }
    }
}
