/// A stack of SwiftUI, and the list of Blueprint that has its place.
package struct SwiftUIStack: Sendable {
    /// The name of the list.
    package var list: String
    /// True if the children stand side by side.
    package var isRow: Bool
    /// The alignment of the children, across the stack.
    package var alignment: String = ".center"
    /// The distance of the children; nil for none.
    package var spacing: String?

    /// The stack whose children are one below the other.
    package static let column = SwiftUIStack(list: "Column", isRow: false)
    /// The stack whose children stand side by side.
    package static let row = SwiftUIStack(list: "Row", isRow: true)

    /// Creates the stack of a call; nil for the name of anything else, and for other arguments.
    package init?(name: String, arguments: [(label: String?, value: String)]) {
        switch name.lowercased() {
        case "vstack", "lazyvstack": self = .column
        case "hstack", "lazyhstack": self = .row
        default: return nil
        }
        for argument in arguments {
            switch argument.label {
            case "alignment": alignment = argument.value
            case "spacing": spacing = argument.value
            default: return nil
            }
        }
    }

    private init(list: String, isRow: Bool) {
        self.list = list
        self.isRow = isRow
    }

    /// Returns the call of the list, without its closure.
    ///
    /// - Parameter underflow: the rule for extra length; that of a list for which none is stated is left out.
    package func call(underflow: String = ".justifyToStart") -> String {
        let rule = underflow == ".spaceEvenly" ? nil : "underflow: \(underflow)"
        let distance = spacing.map { "minimumSpacing: \($0)" }
        return "\(list)(\(["alignment: \(alignment)", rule, distance].compactMap(\.self).joined(separator: ", ")))"
    }

    /// Returns the smallest length of a spacer, `0` if none is stated; nil for other elements.
    package static func length(ofSpacer text: String) -> String? {
        guard let spacer = text.wholeMatch(of: /Spacer\(([^:,()]*)\)/) else { return nil }
        return spacer.1.isEmpty ? "0" : String(spacer.1)
    }

    /// Returns a spacer with a smallest length along the stack.
    package func spacer(_ length: String) -> String {
        guard length != "0" else { return "Spacer()" }
        return isRow ? "Spacer(width: \(length), height: 0)" : "Spacer(width: 0, height: \(length))"
    }

    /// Returns the line that divides the children of the stack; nil for other elements.
    package func divider(_ text: String) -> String? {
        let start = "Rule(orientation: .horizontal"
        guard text.hasPrefix(start) else { return nil }
        return isRow ? "Rule(orientation: .vertical" + text.dropFirst(start.count) : text
    }

    /// The modifier for an element that keeps its length where others take the extra one.
    package static let keepsLength = ".stackLayoutChild(priority: .shrinks)"

    /// The name of the modifier that states how an element takes part in a stack.
    package static let childModifier = ".stackLayoutChild("
}

/// The lengths and the alignment of a `frame` of SwiftUI.
package struct SwiftUIFrame: Sendable {
    /// True if an axis takes all the length that there is.
    package var fills = (width: false, height: false)
    /// The alignment of the element in the frame; nil if none is stated.
    package var alignment: String?
    private var lengths: [String: String] = [:]

    /// Reads the arguments; nil if one has another label.
    package init?(_ arguments: [(label: String?, value: String)]) {
        for (label, value) in arguments {
            switch label {
            case "alignment": alignment = value
            case "maxWidth" where value == ".infinity": fills.width = true
            case "maxHeight" where value == ".infinity": fills.height = true
            case "minWidth" where value == "0", "minHeight" where value == "0": break
            case let label? where Self.labels.contains(label): lengths[label] = value
            default: return nil
            }
        }
    }

    private static let labels: Set = [
        "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ]

    /// The modifier that sets the ideal lengths, which elements do not have, as exact ones; nil for a frame without them.
    package var ideal: String? {
        let width = lengths["idealWidth"].map { "width: .absolute(\($0))" }
        let height = lengths["idealHeight"].map { "height: .absolute(\($0))" }
        let arguments = [width, height].compactMap(\.self)
        return arguments.isEmpty ? nil : ".constrainedTo(\(arguments.joined(separator: ", ")))"
    }

    /// The modifier that sets the lengths; nil for none.
    package var constraint: String? {
        if let width = lengths["width"], let height = lengths["height"] {
            return ".constrainedTo(width: \(width), height: \(height))"
        }
        let width = length("width", least: "minWidth", most: "maxWidth").map { "width: \($0)" }
        let height = length("height", least: "minHeight", most: "maxHeight").map { "height: \($0)" }
        let arguments = [width, height].compactMap(\.self)
        return arguments.isEmpty ? nil : ".constrainedTo(\(arguments.joined(separator: ", ")))"
    }

    /// The modifiers for a frame that does not fill its parent; nil if it sets nothing.
    package var modifiers: String? {
        guard !fills.width, !fills.height, let constraint else { return nil }
        guard let alignment else { return constraint }
        return SwiftUIValue.aligned(alignment).map { $0 + constraint }
    }

    private func length(_ exact: String, least: String, most: String) -> String? {
        if let length = lengths[exact] { return ".absolute(\(length))" }
        switch (lengths[least], lengths[most]) {
        case (let least?, let most?): return ".within(\(least)...\(most))"
        case (let least?, nil): return ".atLeast(\(least))"
        case (nil, let most?): return ".atMost(\(most))"
        case (nil, nil): return nil
        }
    }
}

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
