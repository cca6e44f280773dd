import BlueprintInspector
import Foundation

/// The claim of an `expect` line.
struct Expectation {
    /// A comparison of a number.
    enum Comparison: String {
        case equal = "="
        case unequal = "!="
        case less = "<"
        case atMost = "<="
        case greater = ">"
        case atLeast = ">="

        /// Creates the comparison with a name.
        init?(word: String) {
            switch word {
            case "==", "is", "equals": self = .equal
            case "≤": self = .atMost
            case "≥": self = .atLeast
            case "≠": self = .unequal
            default: self.init(rawValue: word)
            }
        }

        /// Returns true if the comparison holds, at the precision of the typed number.
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

    /// The things that can be counted.
    enum Count: String, CaseIterable {
        case views
        case elements
        case created
        case reused
        case removed
        case moved
        case warnings
        case accessibilityWarnings = "accessibility warnings"

        /// The changes of views in an update, which can follow `views`.
        static let ofUpdate: [Count] = [.created, .reused, .removed, .moved]

        /// The words for one count each, without those of two words.
        static let words = allCases.map(\.rawValue).filter { !$0.contains(" ") }
    }

    /// The ways in which an element is measured.
    enum Measuring: String, CaseIterable {
        case measured
        case computed
        case cached
        case deduced

        /// Creates the way with a name; `asked` is accepted for `measured`.
        init?(word: String) {
            self.init(rawValue: word == "asked" ? "measured" : word)
        }

        /// Returns the number of times that an element was measured in this way.
        func count(in tally: MeasureTally) -> Int {
            switch self {
            case .measured: tally.proposals
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
        case measuring(Measuring, Comparison, TypedNumber)
        case lines(Comparison, TypedNumber)
        case text(String)
        case truncated(Bool)
        case hidden(Bool)
        case viewBacked(Bool)
        case tree(Bool)
        case warning(String)
        case accessibility(String)
    }

    /// The word that names the element or view; nil for counts, warnings and what is read.
    var subject: Word?
    var claim: Claim
}

/// A number with the precision that it was typed with.
struct TypedNumber {
    let value: Double
    /// The number of typed decimals.
    let decimals: Int

    /// Zero without decimals.
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

    /// Returns true if a number is equal to this one when rounded to its decimals.
    func agrees(with actual: Double) -> Bool {
        if value.isNaN { return actual.isNaN }
        guard value.isFinite, actual.isFinite else { return value == actual }
        return abs(actual - value) <= 0.5 * pow(10, -Double(min(decimals, 12))) + 1e-9
    }
}
