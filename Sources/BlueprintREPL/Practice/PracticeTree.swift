/// A random tree of a topic, with the settings in which it is laid out.
package struct PracticeTree: Hashable, Sendable {
    /// The topic.
    package let topic: PracticeTopic
    /// The lines that set the viewport and the scale.
    package let settings: [String]
    /// The Swift of the tree.
    package let source: String

    /// A tree made of random numbers.
    package init(_ topic: PracticeTopic, using numbers: inout some RandomNumberGenerator) {
        var maker = TreeMaker(numbers: SeededNumbers(seed: numbers.next()))
        self.topic = topic
        source = maker.source(of: topic)
        settings = maker.settings(for: topic)
    }
}

/// Makes the Swift of random trees.
private struct TreeMaker {
    var numbers: SeededNumbers
    private var words = ["AB", "CDEF", "Kiwi", "Fig", "Plum", "Banana", "Cherry", "Lime", "Date", "Mango"]

    init(numbers: SeededNumbers) {
        self.numbers = numbers
        words.shuffle(using: &self.numbers)
    }

    mutating func source(of topic: PracticeTopic) -> String {
        switch topic {
        case .wrappers: return wrapped(label(), 2...3)
        case .extra:
            let stack = stack(2...3, "underflow: .\(pick(Self.underflows))") { $0.label() }
            return chance(3) ? stack + inset() : stack
        case .missing: return stack(2...3, "overflow: .\(pick(Self.overflows))", across: true) { $0.label() }
        case .priorities:
            let arguments = chance(2) ? "underflow: .\(pick(Self.growing))" : "overflow: .\(pick(Self.overflows))"
            return stack(2...3, arguments, across: true) { maker in
                maker.label() + ".stackLayoutChild(priority: .\(maker.pick(Self.priorities)))"
            }
        case .text:
            let text = (0..<number(3...5)).map { _ in word() }.joined(separator: " ")
            let lines = chance(2) ? "" : " { $0.numberOfLines = \(number(1...2)) }"
            let label = "Label(text: \"\(text)\")\(lines)"
            return "Column(alignment: .leading) { \(label); \(self.label()) }"
        case .containers: return container()
        case .rounding:
            return stack(2...3, "underflow: .\(pick(Self.growing))", across: true) { $0.label() + $0.inset() }
        }
    }

    mutating func settings(for topic: PracticeTopic) -> [String] {
        let width: Int
        switch topic {
        case .missing: width = number(20...90)
        case .priorities: width = number(60...260)
        case .text: width = number(60...140)
        case .rounding: width = number(90...250)
        default: width = number(30...75) * 4
        }
        let viewport = "viewport \(width)x\(number(10...20) * 4)"
        return topic == .rounding ? [viewport, "scale \(number(1...3))"] : [viewport]
    }

    private static let underflows = [
        "spaceEvenly", "growProportionally", "growUniformly", "justifyToStart", "justifyToCenter", "justifyToEnd",
    ]
    private static let growing = ["spaceEvenly", "growProportionally", "growUniformly"]
    private static let overflows = ["condenseProportionally", "condenseUniformly"]
    private static let priorities = ["fixed", "flexible", "grows", "shrinks"]

    private mutating func stack(
        _ count: ClosedRange<Int>,
        _ arguments: String,
        across: Bool = false,
        _ child: (inout TreeMaker) -> String
    ) -> String {
        let isRow = across || chance(2)
        let alignment = pick(["leading", "center", "trailing", "fill"].map { isRow ? Self.vertical($0) : $0 })
        let children = (0..<number(count)).map { _ in child(&self) }.joined(separator: "; ")
        let rest = "(alignment: .\(alignment), \(arguments), minimumSpacing: \(number(0...6) * 2)) { \(children) }"
        return isRow ? "Row\(rest)" : "Column\(rest)"
    }

    /// Returns the vertical alignment in the place of a horizontal one.
    private static func vertical(_ alignment: String) -> String {
        ["leading": "top", "trailing": "bottom"][alignment] ?? alignment
    }

    private mutating func container() -> String {
        let children = (0..<number(2...3)).map { _ in label() }
        let list = children.joined(separator: "; ")
        switch number(0...3) {
        case 0: return "Overlay { \(list) }" + inset()
        case 1:
            let direction = pick(["horizontal", "vertical"])
            return "EqualStack(direction: .\(direction), spacing: \(number(0...6) * 2)) { \(list) }"
        case 2:
            let alignment = pick(["leading", "center", "trailing"])
            return "Flow(lineAlignment: .\(alignment), lineSpacing: \(number(0...4) * 2), "
                + "itemSpacing: \(number(0...4) * 2)) { \(list) }"
        default:
            let widths = children.enumerated().map { index, child in
                let width = index == 0 ? ".absolute(\(number(4...15) * 4))" : ".proportional(\(number(1...3)))"
                return "\(child).gridRowChild(width: \(width))"
            }
            return "GridRow(spacing: \(number(0...6) * 2)) { \(widths.joined(separator: "; ")) }"
        }
    }

    private mutating func wrapped(_ element: String, _ count: ClosedRange<Int>) -> String {
        (0..<number(count)).reduce(element) { element, _ in element + wrapper() }
    }

    private mutating func wrapper() -> String {
        switch number(0...4) {
        case 0: return inset()
        case 1:
            let (vertical, horizontal) = (
                pick(["top", "center", "bottom", "fill"]), pick(["leading", "center", "trailing", "fill"])
            )
            return ".aligned(vertically: .\(vertical), horizontally: .\(horizontal))"
        case 2: return ".centered()"
        case 3:
            let limit = pick(["absolute", "atLeast", "atMost"])
            return ".constrainedTo(width: .\(limit)(\(number(5...40) * 4)))"
        default: return ".box(background: .blue)"
        }
    }

    private mutating func inset() -> String {
        chance(2)
            ? ".inset(uniform: \(number(1...8) * 2))"
            : ".inset(top: \(number(1...6)), bottom: \(number(1...6)), left: \(number(1...12)), right: \(number(1...12)))"
    }

    private mutating func label() -> String { "Label(text: \"\(word())\")" }

    private mutating func word() -> String {
        let word = words.removeFirst()
        words.append(word)
        return word
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    private mutating func chance(_ parts: Int) -> Bool { number(1...parts) == 1 }
    private mutating func pick(_ all: [String]) -> String { all[number(0...all.count - 1)] }
}

/// Random numbers that are the same for the same seed on all machines (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers of a seed.
    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
