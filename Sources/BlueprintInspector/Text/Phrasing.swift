import Foundation
import HeadlessUIKit

/// Numbers, sizes, points and limits in words: one vocabulary for everything printed.
public struct Phrasing: Hashable, Sendable {
    /// The symbols used between the numbers.
    public let glyphs: Glyphs

    /// The vocabulary with the symbols of a style.
    public init(_ style: DrawingStyle = .unicode) {
        glyphs = style.glyphs
    }

    /// A number with at most three decimals and no trailing zeros; `inf`, `-inf` and `nan` where it is not finite.
    public static func number(_ value: Double) -> String {
        CGFloat(value).shortDescription
    }

    /// A number, as ``number(_:)-static`` prints it.
    public func number(_ value: Double) -> String { Self.number(value) }

    /// A size in points: `96×16`.
    public func size(_ size: CGSize) -> String {
        Self.number(size.width) + glyphs.times + Self.number(size.height)
    }

    /// A point: `82,52`.
    public func point(_ point: CGPoint) -> String {
        Self.number(point.x) + "," + Self.number(point.y)
    }

    /// A frame: `96×16 at 82,52`.
    public func rect(_ rect: CGRect) -> String {
        size(rect.size) + " at " + point(rect.origin)
    }

    /// The limits of a question: `≤260 × ≤120`, and `any` where there is none.
    public func limits(width: Double?, height: Double?) -> String {
        limit(width) + " \(glyphs.times) " + limit(height)
    }

    /// A limit of one axis: `≤260`, and `any` where there is none.
    func limit(_ value: Double?) -> String {
        guard let value, value != .infinity else { return "any" }
        return glyphs.atMost + Self.number(value)
    }

    /// A whole number with a comma before each three digits: `2,047`.
    public static func grouped(_ number: Int) -> String {
        let digits = Array("\(number.magnitude)")
        let groups = digits.indices.map {
            ($0 > 0 && (digits.count - $0).isMultiple(of: 3) ? "," : "") + "\(digits[$0])"
        }
        return (number < 0 ? "-" : "") + groups.joined()
    }

    /// A count and the thing counted: `1 view`, `3 views`.
    public static func count(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
        "\(count) " + (count == 1 ? singular : plural ?? singular + "s")
    }
}
