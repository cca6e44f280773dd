import RandomNumbers

/// Random trees as Swift source for a session, the same for a seed.
struct RandomTreeSource {
    var dice: Dice

    init(seed: Int) { dice = Dice(seed: seed, number: 0) }

    private mutating func one(of values: [String]) -> String { values[dice.below(values.count)] }

    /// Returns a tree with at most some levels.
    mutating func tree(depth: Int) -> String {
        if depth == 0 { return leaf() }
        return dice.below(2) == 0 ? container(depth) : leafOrTree(depth) + modifier()
    }

    private mutating func leafOrTree(_ depth: Int) -> String {
        dice.below(3) == 0 ? leaf() : tree(depth: depth - 1)
    }

    private mutating func leaf() -> String {
        switch dice.below(5) {
        case 0: "Spacer(width: \(dice.below(80)), height: \(dice.below(50)))"
        case 1: "Box()"
        default: "Label(text: \"\(one(of: ["a", "some words that wrap", "wide text here", "Title", "Price: 24.50"]))\")"
        }
    }

    private mutating func container(_ depth: Int) -> String {
        let spacing = one(of: ["0", "4", "8"])
        let underflow = one(of: [
            "spaceEvenly", "growProportionally", "growUniformly", "justifyToStart", "justifyToCenter", "justifyToEnd",
        ])
        let head: String
        var trait: [String] = [""]
        switch dice.below(6) {
        case 0, 1:
            let alignment = one(of: ["top", "center", "bottom", "fill"])
            head = "Row(alignment: .\(alignment), underflow: .\(underflow), minimumSpacing: \(spacing))"
            trait = ["", "", ".stackLayoutChild(priority: .fixed)", ".stackLayoutChild(priority: .grows)"]
        case 2:
            let alignment = one(of: ["leading", "center", "trailing", "fill"])
            head = "Column(alignment: .\(alignment), underflow: .\(underflow), minimumSpacing: \(spacing))"
            trait = ["", "", ".stackLayoutChild(priority: .fixed)"]
        case 3: head = "Overlay"
        case 4: head = "EqualStack(direction: .\(one(of: ["horizontal", "vertical"])), spacing: \(spacing))"
        default:
            head = "Flow(itemSpacing: \(spacing))"
            trait = ["", "", ".flowChild(priority: .grows)"]
        }
        let children = (0...dice.below(3)).map { _ in tree(depth: depth - 1) + one(of: trait) }
        return "\(head) { \(children.joined(separator: "; ")) }"
    }

    private mutating func modifier() -> String {
        switch dice.below(8) {
        case 0: ".centered()"
        case 1: ".inset(uniform: \(dice.below(24)))"
        case 2:
            ".aligned(vertically: .\(one(of: ["top", "center", "fill"])), horizontally: .\(one(of: ["leading", "fill"])))"
        case 3: ".constrainedTo(width: .\(one(of: ["absolute", "atMost", "atLeast"]))(\(dice.below(90))))"
        case 4: ".constrainedTo(height: .\(one(of: ["absolute", "atMost", "atLeast"]))(\(dice.below(60))))"
        case 5: ".constrainedTo(aspectRatio: AspectRatio(ratio: 1.5))"
        case 6: ".box(background: .blue)"
        default: ".opacity(0.5)"
        }
    }
}
