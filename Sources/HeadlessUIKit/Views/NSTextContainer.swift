import Foundation

/// The area that the text of a text view fills.
public final class NSTextContainer {
    /// The points to the left and right of each line; 5 by default.
    public var lineFragmentPadding: CGFloat = 5
    /// The maximum number of lines; 0 for no limit.
    public var maximumNumberOfLines = 0
    /// The mode of line breaking and truncation.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// True if the area is as wide as the view; it changes nothing here.
    public var widthTracksTextView = true
    /// True if the area is as high as the view; it changes nothing here.
    public var heightTracksTextView = false

    init() {}

    /// The values that differ from the defaults.
    var inspectedProperties: [InspectedProperty] {
        var result: [InspectedProperty] = []
        if lineFragmentPadding != 5 { result.append(.number("textContainer.lineFragmentPadding", lineFragmentPadding)) }
        if maximumNumberOfLines != 0 {
            result.append(.count("textContainer.maximumNumberOfLines", maximumNumberOfLines))
        }
        if lineBreakMode != .byWordWrapping {
            result.append(InspectedProperty(name: "textContainer.lineBreakMode", value: lineBreakMode.word))
        }
        return result
    }
}
