/// A call of SwiftUI and the call of Blueprint that has its place.
package struct SwiftUIForm: Sendable {
    /// The name of the call; that of a modifier begins with a period.
    package var name: String
    /// The labels of the arguments; nil for an argument without one.
    package var labels: [String?]
    /// Blueprint's call, with `$0` for the value of the first argument.
    package var blueprint: String

    private init(_ name: String, _ labels: [String?], _ blueprint: String) {
        self.name = name
        self.labels = labels
        self.blueprint = blueprint
    }

    /// The forms; the first one that fits counts.
    package static let all = [
        SwiftUIForm("Text", [nil], "Label(text: $0)"),
        SwiftUIForm("Image", ["systemName"], "Image(image: UIImage(systemName: $0))"),
        // With the closure of the button behind it.
        SwiftUIForm("Button", [nil], "Label(text: $0).tappable"),
        SwiftUIForm("VStack", [], "Column"),
        SwiftUIForm("VStack", ["alignment"], "Column(alignment: $0)"),
        SwiftUIForm("VStack", ["spacing"], "Column(minimumSpacing: $0)"),
        SwiftUIForm("VStack", ["alignment", "spacing"], "Column(alignment: $0, minimumSpacing: $1)"),
        SwiftUIForm("HStack", [], "Row"),
        SwiftUIForm("HStack", ["alignment"], "Row(alignment: $0)"),
        SwiftUIForm("HStack", ["spacing"], "Row(minimumSpacing: $0)"),
        SwiftUIForm("HStack", ["alignment", "spacing"], "Row(alignment: $0, minimumSpacing: $1)"),
        SwiftUIForm("ZStack", [], "Overlay"),
        SwiftUIForm("Divider", [], "Rule(orientation: .horizontal, color: .gray)"),
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
        SwiftUIForm(".frame", ["minWidth", "maxWidth"], ".constrainedTo(width: .within($0...$1))"),
        SwiftUIForm(".background", [nil], ".box(background: $0)"),
        SwiftUIForm(".cornerRadius", [nil], ".box(corners: .rounded(radius: $0), clipsContent: true)"),
        SwiftUIForm(".border", [nil], ".box(borders: .solid(color: $0, width: 1))"),
        SwiftUIForm(".border", [nil, "width"], ".box(borders: .solid(color: $0, width: $1))"),
    ]

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
}
