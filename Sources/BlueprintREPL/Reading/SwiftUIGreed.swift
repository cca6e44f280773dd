/// The directions in which an element of SwiftUI takes all the length that there is.
struct SwiftUIGreed: OptionSet {
    let rawValue: Int

    /// Horizontally.
    static let width = SwiftUIGreed(rawValue: 1)
    /// Vertically.
    static let height = SwiftUIGreed(rawValue: 2)
    /// In both directions.
    static let both: SwiftUIGreed = [.width, .height]

    /// Returns the directions that are left after the modifiers behind an element.
    func limited(by modifiers: Substring) -> SwiftUIGreed {
        var result = self
        for limit in modifiers.matches(of: /\.constrainedTo\(([^()]*(?:\([^()]*\))?[^()]*(?:\([^()]*\))?)/) {
            if limit.1.contains("width: ") { result.remove(.width) }
            if limit.1.contains("height: ") { result.remove(.height) }
        }
        return result
    }
}
