import Foundation

/// Typed numbers and sizes: `96x16`, `96×16`, `102,72`.
enum SizeText {
    /// Returns a size in points, finite and not negative; nil if the text is not one.
    static func size(_ text: String) -> CGSize? {
        guard let pair = pair(text, separators: "x×"), pair.0 >= 0, pair.1 >= 0 else { return nil }
        return CGSize(width: pair.0, height: pair.1)
    }

    /// The limit of a typed width or height, in points.
    static let largest = 100_000.0

    /// Returns a size in its typed form.
    static func text(_ size: CGSize) -> String { "\(Quoted.number(size.width))x\(Quoted.number(size.height))" }

    /// Returns the two numbers around a separator, as typed.
    static func parts(_ text: String, separators: String) -> (String, String)? {
        let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
        guard parts.count == 2, number(String(parts[0])) != nil, number(String(parts[1])) != nil else { return nil }
        return (String(parts[0]), String(parts[1]))
    }

    /// Returns a finite number, also with a typographic minus; nil if the text is not one.
    static func number(_ text: String) -> Double? {
        let plain = text.replacing("−", with: "-")
        guard !plain.isEmpty, plain.allSatisfy({ $0.isASCII && ($0.isNumber || ".-+e".contains($0)) }) else {
            return nil
        }
        return Double(plain).flatMap { $0.isFinite ? $0 : nil }
    }

    private static func pair(_ text: String, separators: String) -> (Double, Double)? {
        guard let parts = parts(text, separators: separators), let first = number(parts.0), let second = number(parts.1)
        else { return nil }
        return (first, second)
    }
}
