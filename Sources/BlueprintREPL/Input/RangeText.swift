/// Typed ranges of numbers: `80...400`.
enum RangeText {
    /// Returns the range that a text means, with any of the signs that are usual between two numbers; nil if it is none.
    static func range(_ text: String) -> ClosedRange<Double>? {
        guard let (low, high) = ends(text), low < high else { return nil }
        return low...high
    }

    /// Returns a range as Swift writes it.
    static func text(_ range: ClosedRange<Double>) -> String {
        "\(Quoted.number(range.lowerBound))...\(Quoted.number(range.upperBound))"
    }

    /// The signs between two numbers; a longer one comes before its parts.
    private static let signs = ["...", "..<", "…", "..", "–", "-"]

    private static func ends(_ text: String) -> (Double, Double)? {
        for sign in signs {
            let parts = text.split(separator: sign, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2, let low = SizeText.number(parts[0]), let high = SizeText.number(parts[1]) {
                return (low, high)
            }
        }
        return nil
    }
}
