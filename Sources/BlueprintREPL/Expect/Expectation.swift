import BlueprintInspector
import Foundation

/// What an `expect` line claims.
struct Expectation {
    /// A comparison of a number.
    enum Comparison: String {
        case equal = "="
        case unequal = "!="
        case less = "<"
        case atMost = "<="
        case greater = ">"
        case atLeast = ">="

        /// The comparison of a word.
        init?(word: String) {
            switch word {
            case "==", "is", "equals": self = .equal
            case "≤": self = .atMost
            case "≥": self = .atLeast
            case "≠": self = .unequal
            default: self.init(rawValue: word)
            }
        }

        /// Whether a number compares so with another; both are compared at the precision that was typed.
        func holds(_ actual: Double, _ expected: TypedNumber) -> Bool {
            switch self {
            case .equal: expected.agrees(with: actual)
            case .unequal: !expected.agrees(with: actual)
            case .less: actual < expected.value
            case .atMost: actual < expected.value || expected.agrees(with: actual)
            case .greater: actual > expected.value
            case .atLeast: actual > expected.value || expected.agrees(with: actual)
            }
        }
    }

    /// What can be counted.
    enum Count: String, CaseIterable {
        case views
        case elements
        case created
        case reused
        case removed
        case moved
        case warnings

        /// What an update does to views, and what can thus stand behind `views`.
        static let ofUpdate: [Count] = [.created, .reused, .removed, .moved]
    }

    /// How an element came to its answers.
    enum Asking: String, CaseIterable {
        case asked
        case computed
        case cached
        case deduced

        /// So many times.
        func count(in tally: MeasureTally) -> Int {
            switch self {
            case .asked: tally.proposals
            case .computed: tally.computed
            case .cached: tally.cached
            case .deduced: tally.deduced
            }
        }
    }

    /// The claim.
    enum Claim {
        case frame(size: (TypedNumber, TypedNumber)?, origin: (TypedNumber, TypedNumber)?)
        case measure(FrameMeasure, Comparison, TypedNumber)
        case count(Count, Comparison, TypedNumber)
        case asking(Asking, Comparison, TypedNumber)
        case text(String)
        case cut(Bool)
        case hidden(Bool)
        case viewBacked(Bool)
        case tree(Bool)
        case warning(String)
    }

    /// What it is about; nil for counts and warnings.
    var subject: Word?
    var claim: Claim
}

/// A number with the precision that it was typed with.
struct TypedNumber {
    let value: Double
    /// How many decimals were typed.
    let decimals: Int

    /// None, as if it had been typed.
    static let none = TypedNumber(value: 0, decimals: 0)

    private init(value: Double, decimals: Int) {
        self.value = value
        self.decimals = decimals
    }

    /// Reads a number; `inf`, `-inf` and `nan` too.
    init?(_ text: String) {
        switch text {
        case "inf": value = .infinity
        case "-inf": value = -.infinity
        case "nan": value = .nan
        default:
            guard let number = SizeText.number(text) else { return nil }
            value = number
        }
        decimals = text.split(separator: ".", maxSplits: 1).dropFirst().first?.prefix { $0.isNumber }.count ?? 0
    }

    /// Whether a number, rounded to as many decimals as were typed, is this one.
    func agrees(with actual: Double) -> Bool {
        if value.isNaN { return actual.isNaN }
        guard value.isFinite, actual.isFinite else { return value == actual }
        return abs(actual - value) <= 0.5 * pow(10, -Double(min(decimals, 12))) + 1e-9
    }
}
