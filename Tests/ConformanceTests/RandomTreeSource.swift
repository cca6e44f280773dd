/// Random trees as Swift source for a session, the same for a seed.
struct RandomTreeSource {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// Returns a number from 0 up to a limit.
    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: (state >> 33) % UInt64(limit))
    }

    private mutating func one(of values: [String]) -> String { values[number(below: values.count)] }

    /// Returns a tree with at most some levels.
    mutating func tree(depth: Int) -> String {
        if depth == 0 { return leaf() }
        return number(below: 2) == 0 ? container(depth) : leafOrTree(depth) + modifier()
    }

    private mutating func leafOrTree(_ depth: Int) -> String {
        number(below: 3) == 0 ? leaf() : tree(depth: depth - 1)
    }

    private mutating func leaf() -> String {
        switch number(below: 5) {
        case 0: "Spacer(width: \(number(below: 80)), height: \(number(below: 50)))"
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
        switch number(below: 6) {
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
        let children = (0...number(below: 3)).map { _ in tree(depth: depth - 1) + one(of: trait) }
        return "\(head) { \(children.joined(separator: "; ")) }"
    }

    private mutating func modifier() -> String {
        switch number(below: 8) {
        case 0: ".centered()"
        case 1: ".inset(uniform: \(number(below: 24)))"
        case 2:
            ".aligned(vertically: .\(one(of: ["top", "center", "fill"])), horizontally: .\(one(of: ["leading", "fill"])))"
        case 3: ".constrainedTo(width: .\(one(of: ["absolute", "atMost", "atLeast"]))(\(number(below: 90))))"
        case 4: ".constrainedTo(height: .\(one(of: ["absolute", "atMost", "atLeast"]))(\(number(below: 60))))"
        case 5: ".constrainedTo(aspectRatio: AspectRatio(ratio: 1.5))"
        case 6: ".box(background: .blue)"
        default: ".opacity(0.5)"
        }
    }
}
