/// Values and properties of SwiftUI, with those of Blueprint and UIKit.
package enum SwiftUIValue {
    /// The names of the elements that show text.
    package static let text = (swiftUI: "Text", blueprint: "Label")

    /// The modifiers of a text, with the property of a label that each sets.
    package static let textProperties = [
        ".bold": "font", ".font": "font", ".foregroundColor": "color", ".foregroundStyle": "color",
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
