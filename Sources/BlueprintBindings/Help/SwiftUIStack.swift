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
