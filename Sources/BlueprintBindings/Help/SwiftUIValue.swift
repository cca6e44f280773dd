/// Values and properties of SwiftUI, with those of Blueprint and UIKit.
package enum SwiftUIValue {
    /// The names of the elements that show text.
    package static let text = (swiftUI: "Text", blueprint: "Label")

    /// The modifiers of a text, with the property of a label that each sets.
    package static let textProperties = [
        ".bold": "font", ".color": "color", ".font": "font", ".foregroundColor": "color", ".foregroundStyle": "color",
        ".lineLimit": "numberOfLines", ".multilineTextAlignment": "alignment",
    ]

    /// The fonts of SwiftUI, with those of UIKit.
    package static let fonts = [
        ".largeTitle": ".preferredFont(forTextStyle: .largeTitle)", ".title": ".preferredFont(forTextStyle: .title1)",
        ".title2": ".preferredFont(forTextStyle: .title2)", ".title3": ".preferredFont(forTextStyle: .title3)",
        ".headline": ".preferredFont(forTextStyle: .headline)", ".body": ".preferredFont(forTextStyle: .body)",
        ".subheadline": ".preferredFont(forTextStyle: .subheadline)",
        ".callout": ".preferredFont(forTextStyle: .callout)", ".caption": ".preferredFont(forTextStyle: .caption1)",
        ".footnote": ".preferredFont(forTextStyle: .footnote)",
    ]

    /// The edges of `.padding`, with the modifiers for them.
    package static let paddings = [
        ".horizontal": ".inset(horizontal: $0)", ".vertical": ".inset(vertical: $0)", ".all": ".inset(uniform: $0)",
        ".top": ".inset(top: $0)", ".bottom": ".inset(bottom: $0)", ".leading": ".inset(left: $0)",
        ".trailing": ".inset(right: $0)",
    ]

    /// Returns the inset for the padding of several edges: `[.top, .leading]` or `EdgeInsets(…)`; nil for other values.
    package static func inset(edges text: String, by length: String) -> String? {
        if let all = text.wholeMatch(of: /EdgeInsets\(top: (.+), leading: (.+), bottom: (.+), trailing: (.+)\)/) {
            return ".inset(top: \(all.1), bottom: \(all.3), left: \(all.2), right: \(all.4))"
        }
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

    /// The modifiers of an image, with the content mode that each sets; nil for one that changes nothing here.
    package static let contentModes: [String: String?] = [
        ".resizable()": nil, ".scaledToFit()": ".aspectFit", ".scaledToFill()": ".aspectFill",
        ".aspectRatio(contentMode: .fit)": ".aspectFit", ".aspectRatio(contentMode: .fill)": ".aspectFill",
    ]

    /// The modifiers that fill a shape with a colour.
    package static let fills: Set = [".fill", ".foregroundColor", ".foregroundStyle"]

    /// Values with other names; a row has no baselines, which are near the bottom.
    package static let others = [
        ".firstTextBaseline": ".bottom", ".lastTextBaseline": ".bottom", ".primary": ".label",
        ".secondary": ".secondaryLabel",
    ]

    /// Returns the style of the corners of a box that looks like a shape; nil for other values.
    package static func corners(ofShape text: String) -> String? {
        switch text {
        case "Circle()", "Capsule()", ".circle", ".capsule": return ".capsule"
        case "Rectangle()", ".rect": return ".square"
        default:
            let match = text.wholeMatch(of: /(?:RoundedRectangle|\.rect)\(cornerRadius: ([^,()]+)[^()]*\)/)
            return match.map { ".rounded(radius: \($0.1))" }
        }
    }
}
