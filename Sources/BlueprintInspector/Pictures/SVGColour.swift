/// A colour of pictures, on a light and on a dark page.
///
/// The light one stands in each shape, the dark one in a block of rules that a renderer skips which does not know it.
/// Text has a contrast of at least 4.5 to 1 with the paper, a line that means something 3 to 1.
enum SVGColour: String, CaseIterable {
    /// The background.
    case paper
    /// Text.
    case ink
    /// Less important text.
    case quiet
    /// The borders of what is not view-backed.
    case line
    /// The borders of what is view-backed.
    case view
    /// The area of what is view-backed.
    case wash

    /// The colour on a light page.
    var light: String {
        switch self {
        case .paper: "#ffffff"
        case .ink: "#1c1c1e"
        case .quiet: "#66666b"
        case .line: "#8a8a90"
        case .view: "#0a66d8"
        case .wash: "#e3eefd"
        }
    }

    /// The colour on a dark page.
    var dark: String {
        switch self {
        case .paper: "#1b1b1f"
        case .ink: "#f2f2f4"
        case .quiet: "#a8a8b0"
        case .line: "#7c7c84"
        case .view: "#6fb0ff"
        case .wash: "#14304f"
        }
    }

    /// The class of a shape that is filled, or drawn, with the colour.
    func name(isStroke: Bool) -> String { (isStroke ? "s-" : "f-") + rawValue }

    /// The rules for a dark page.
    static var darkRules: String {
        let rules = allCases.flatMap { colour in
            [
                ".\(colour.name(isStroke: false)){fill:\(colour.dark)}",
                ".\(colour.name(isStroke: true)){stroke:\(colour.dark)}",
            ]
        }
        return "@media (prefers-color-scheme: dark){\(rules.joined())}"
    }
}
