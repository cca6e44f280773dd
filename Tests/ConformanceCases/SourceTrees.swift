import RandomNumbers

/// Random trees as Swift source that can be typed, the same for a seed.
package struct SourceTrees {
    private var dice: Dice

    /// Makes a generator for a seed.
    package init(seed: UInt64) {
        dice = Dice(seed: Int(seed), number: 0)
    }

    private mutating func one(of values: String...) -> String { values[dice.below(values.count)] }

    private mutating func length() -> String { one(of: "0", "8", "20", "33.3", "40", "57", "90", "120", "250.25") }

    private mutating func spacing() -> String { one(of: "0", "0", "2", "4", "7.7", "8", "-3") }

    /// Returns a size for the viewport, as `viewport` takes it.
    package mutating func viewport() -> String { "\(40 + dice.below(300))x\(20 + dice.below(200))" }

    /// Returns an element of at most a number of levels.
    package mutating func tree(depth: Int) -> String {
        depth == 0 ? leaf() : dice.below(2) == 0 ? container(depth) : modifier(depth)
    }

    private mutating func leaf() -> String {
        let text = one(
            of: "a",
            "some words that wrap",
            "Donaudampfschifffahrt",
            "first\\n\\nthird  line ",
            "漢字 and letters"
        )
        switch dice.below(8) {
        case 0: return "Spacer(size: CGSize(width: \(length()), height: \(length())))"
        case 1: return "Box(backgroundColor: .red)"
        case 2, 3, 4: return "Label(text: \"\(text)\") { $0.numberOfLines = \(dice.below(4)) }"
        case 5: return "Label(text: \"\(text)\") { $0.lineHeight = .custom(lineHeight: 21.5) }"
        case 6: return "AttributedLabel(attributedText: NSAttributedString(string: \"\(text)\"))"
        default: return "TextField(text: \"\(text)\")"
        }
    }

    private mutating func children(_ depth: Int, _ suffix: (inout Self) -> String) -> String {
        (0..<1 + dice.below(4)).map { _ in tree(depth: depth - 1 - dice.below(depth)) + suffix(&self) }
            .joined(separator: "\n")
    }

    private mutating func container(_ depth: Int) -> String {
        switch dice.below(8) {
        case 0, 1, 2, 3:
            let isRow = dice.below(2) == 0
            let alignment = isRow ? one(of: "fill", "top", "center") : one(of: "fill", "leading", "trailing")
            let underflow = one(of: "spaceEvenly", "growProportionally", "growUniformly", "justifyToStart")
            let overflow = one(of: "condenseProportionally", "condenseUniformly")
            let spacing = spacing()
            let children = children(depth) { dice in
                ".stackLayoutChild(priority: .\(dice.one(of: "fixed", "flexible", "flexible", "grows", "shrinks")))"
            }
            return "\(isRow ? "Row" : "Column")(alignment: .\(alignment), underflow: .\(underflow), "
                + "overflow: .\(overflow), minimumSpacing: \(spacing)) {\n\(children)\n}"
        case 4: return "Overlay {\n\(children(depth) { _ in "" })\n}"
        case 5:
            let direction = one(of: "horizontal", "vertical")
            return "EqualStack(direction: .\(direction), spacing: \(spacing())) {\n\(children(depth) { _ in "" })\n}"
        case 6: return "Flow(lineSpacing: 2, itemSpacing: \(spacing())) {\n\(children(depth) { _ in "" })\n}"
        default:
            let children = children(depth) { dice in
                let width = dice.dice.below(2) == 0 ? ".absolute(\(dice.length()))" : ".proportional(1)"
                return ".gridRowChild(width: \(width))"
            }
            return "GridRow(verticalAlignment: .center, spacing: \(spacing())) {\n\(children)\n}"
        }
    }

    private mutating func modifier(_ depth: Int) -> String {
        let child = tree(depth: depth - 1)
        switch dice.below(8) {
        case 0: return child + ".centered()"
        case 1:
            let horizontally = one(of: "leading", "center", "trailing", "fill")
            return child + ".aligned(vertically: .\(one(of: "top", "bottom", "fill")), horizontally: .\(horizontally))"
        case 2: return child + ".inset(uniform: \(one(of: "2", "8", "20")))"
        case 3, 4: return child + ".constrainedTo(width: \(constraint()), height: \(constraint()))"
        case 5: return child + ".scrollable(.\(one(of: "fittingHeight", "fittingWidth", "fittingContent")))"
        case 6: return child + ".box(background: .white, clipsContent: \(one(of: "true", "false")))"
        default: return child + ".opacity(0.5)"
        }
    }

    private mutating func constraint() -> String {
        switch dice.below(4) {
        case 0: ".unconstrained"
        case 1: ".atMost(\(length()))"
        case 2: ".atLeast(\(length()))"
        default: ".absolute(\(length()))"
        }
    }
}
