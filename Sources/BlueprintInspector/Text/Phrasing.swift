import Foundation
import HeadlessUIKit

/// Phrases for numbers, sizes, points and constraints, the same in everything printed.
public struct Phrasing: Hashable, Sendable {
    /// The symbols between the numbers.
    public let glyphs: Glyphs

    /// True if sizes and points are said in words.
    public let isInWords: Bool

    /// Creates phrases with the symbols of a style.
    public init(_ style: DrawingStyle = .unicode) {
        glyphs = style.glyphs
        isInWords = style == .text
    }

    /// Returns a number with at most three decimals and no trailing zeros; `inf`, `-inf` or `nan` if it is not finite.
    public static func number(_ value: Double) -> String {
        CGFloat(value).shortDescription
    }

    /// Returns a number as ``number(_:)-static`` prints it.
    public func number(_ value: Double) -> String { Self.number(value) }

    /// Returns a size in points: `96×16`, or `96 wide and 16 high`.
    public func size(_ size: CGSize) -> String {
        if isInWords { return "\(Self.said(size.width)) wide and \(Self.said(size.height)) high" }
        return Self.number(size.width) + glyphs.times + Self.number(size.height)
    }

    /// Returns a point: `82,52`, or `x 82, y 52`.
    public func point(_ point: CGPoint) -> String {
        if isInWords { return "x \(Self.said(point.x)), y \(Self.said(point.y))" }
        return Self.number(point.x) + "," + Self.number(point.y)
    }

    /// Returns a frame: `96×16 at 82,52`, or `96 wide and 16 high at x 82, y 52`.
    public func rect(_ rect: CGRect) -> String {
        size(rect.size) + " at " + point(rect.origin)
    }

    /// Returns a constraint: `≤260 × ≤120`, with `any` for an unconstrained length; or `at most 260 wide and at most 120
    /// high`.
    public func limits(width: Double?, height: Double?) -> String {
        if isInWords { return Self.saidLimits(width: width, height: height) }
        return limit(width) + " \(glyphs.times) " + limit(height)
    }

    /// Returns the constraint of one axis: `≤260`, or `any` if it is unconstrained.
    package func limit(_ value: Double?) -> String {
        guard let value, value != .infinity else { return "any" }
        return glyphs.atMost + Self.number(value)
    }

    /// Returns a change of a value: `false → true`, or `from false to true`.
    public func change(from old: String, to new: String) -> String {
        isInWords ? "from \(old) to \(new)" : "\(old) \(glyphs.arrow) \(new)"
    }

    /// Returns a number with a word for its sign: `minus 3`.
    private static func said(_ value: Double) -> String {
        value < 0 ? "minus " + number(-value) : number(value)
    }

    private static func saidLimits(width: Double?, height: Double?) -> String {
        func said(_ value: Double?, _ adjective: String) -> String? {
            value.flatMap { $0 == .infinity ? nil : "at most \(Self.said($0)) \(adjective)" }
        }
        switch (said(width, "wide"), said(height, "high")) {
        case (nil, nil): return "no limit"
        case (let width?, nil): return "\(width) and any height"
        case (nil, let height?): return "any width and \(height)"
        case (let width?, let height?): return "\(width) and \(height)"
        }
    }

    /// Returns a whole number with a comma before each three digits: `2,047`.
    public static func grouped(_ number: Int) -> String {
        let digits = Array("\(number.magnitude)")
        let groups = digits.indices.map {
            ($0 > 0 && (digits.count - $0).isMultiple(of: 3) ? "," : "") + "\(digits[$0])"
        }
        return (number < 0 ? "-" : "") + groups.joined()
    }

    /// Returns a count with its noun: `1 view`, `3 views`.
    public static func count(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
        "\(count) " + (count == 1 ? singular : plural ?? singular + "s")
    }

    /// Returns the items of a list in a sentence: `A, B and C`; an empty text if there are none.
    public static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension TextTruncation {
    /// The word for text that does not fit: `truncated`, or `clipped` for a single line that is only too high.
    package var participle: String { isClipped ? "clipped" : "truncated" }

    /// The directions with their numbers: `too wide, 200 wide in 173.81`.
    package var words: String { excesses.map(words).joined(separator: ", and ") }

    private func words(_ excess: Excess) -> String {
        let (needed, available) = (Phrasing.number(excess.needed), Phrasing.number(excess.available))
        let subject = excess.part.map { "\"\(VisibleText.symbols($0))\" is " } ?? ""
        switch excess.direction {
        case .tooWide:
            let limit = excess.numberOfLines.map { " with numberOfLines \($0)" } ?? ""
            return "too wide, \(subject)\(needed) wide in \(available)\(limit)"
        case .tooManyLines:
            return "too many lines, \(needed) at \(Phrasing.number(room.width)) wide with numberOfLines \(available)"
        case .notHighEnough:
            let isWhole = excess.needed == wrappedHeight
            let lines = lines > 1 && isWhole ? " (\(lines) lines at \(Phrasing.number(room.width)) wide)" : ""
            return "not high enough, \(subject)\(needed) high\(lines) in \(available)"
        }
    }

    /// The total missing length, in points; a missing line counts as one.
    var amount: Double {
        excesses.reduce(0) { $0 + max(0, $1.needed - max(0, $1.available)) }
    }

    /// The length that is sufficient but affects the truncation; nil if both lengths are too small, or if `numberOfLines`
    /// keeps the text from having more lines.
    var otherMeasure: FrameMeasure? {
        if excess(.tooWide)?.numberOfLines != nil { return nil }
        return switch (excess(.tooWide) != nil, excess(.notHighEnough) != nil) {
        case (true, true): nil
        case (true, false): .height
        default: .width
        }
    }
}
