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
