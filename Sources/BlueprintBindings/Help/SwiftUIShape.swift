/// A shape of SwiftUI, as the box without a child that has its place.
package struct SwiftUIShape: Sendable {
    /// The colour that fills the shape.
    package var fill: String
    /// The style of the corners; nil for square ones.
    package var corners: String?
    /// The style of the border; nil for none.
    package var border: String?
    /// The modifiers after the box.
    package var modifiers = ""

    /// The first characters of a box with a fill.
    private static let start = "Box(backgroundColor: "

    /// Creates a shape that is only filled.
    package init(fill: String) { self.fill = fill }

    /// Reads a box and the modifiers after it; nil for other elements, and for a box with a child.
    package init?(_ text: String) {
        guard text.hasPrefix(Self.start), let end = Self.closingBracket(in: text) else { return nil }
        var rest = text[..<end].dropFirst(Self.start.count)
        guard !rest.contains("wrapping: ") else { return nil }
        fill = ""
        for (label, property) in [(", borderStyle: ", \Self.border), (", cornerStyle: ", \Self.corners)] {
            guard let range = rest.firstRange(of: label) else { continue }
            self[keyPath: property] = String(rest[range.upperBound...])
            rest = rest[..<range.lowerBound]
        }
        fill = String(rest)
        modifiers = String(text[text.index(after: end)...])
    }

    /// The box and the modifiers after it.
    package var text: String {
        let arguments = [
            fill, corners.map { "cornerStyle: \($0)" }, border.map { "borderStyle: \($0)" },
        ]
        return Self.start + arguments.compactMap(\.self).joined(separator: ", ") + ")" + modifiers
    }

    /// Returns the modifier that draws this shape over an element or below it; nil for a shape with modifiers of its
    /// own.
    package func modifier(layering: String) -> String? {
        guard modifiers.isEmpty else { return nil }
        if layering == ".below" { return box(fill: fill) }
        return fill == Self.clear ? box(fill: nil) : nil
    }

    /// The modifier of a box around an element.
    private func box(fill: String?) -> String {
        let arguments = [
            fill.map { "background: \($0)" }, corners.map { "corners: \($0)" }, border.map { "borders: \($0)" },
        ]
        return ".box(\(arguments.compactMap(\.self).joined(separator: ", ")))"
    }

    /// Returns this shape with a call of a modifier of shapes; nil for other modifiers.
    ///
    /// - Parameter shape: the corners of the shape that is the last argument.
    package func modified(_ name: String, arguments: [(label: String?, value: String)], shape: String?) -> SwiftUIShape?
    {
        var result = self
        switch (name, arguments.map(\.label)) {
        case (".fill", [nil]), (".foregroundColor", [nil]), (".foregroundStyle", [nil]):
            result.fill = arguments[0].value
        case (".stroke", [nil]), (".strokeBorder", [nil]):
            result.draw(color: arguments[0].value, width: "1")
        case (".stroke", [nil, "lineWidth"]), (".strokeBorder", [nil, "lineWidth"]):
            result.draw(color: arguments[0].value, width: arguments[1].value)
        case (".cornerRadius", [nil]) where modifiers.isEmpty && corners == nil:
            result.corners = ".rounded(radius: \(arguments[0].value))"
        case (".clipShape", [nil]) where modifiers.isEmpty && corners == nil && shape != nil:
            result.corners = shape
        default: return nil
        }
        return result
    }

    private static let clear = ".clear"

    /// Draws only the outline.
    private mutating func draw(color: String, width: String) {
        fill = Self.clear
        border = ".solid(color: \(color), width: \(width))"
    }

    /// Returns the place of the bracket that closes the first one; nil if there is none.
    private static func closingBracket(in text: String) -> String.Index? {
        var depth = 0
        for (index, character) in zip(text.indices, text) {
            if character == "(" { depth += 1 }
            guard character == ")" else { continue }
            depth -= 1
            if depth == 0 { return index }
        }
        return nil
    }
}
