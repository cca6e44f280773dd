import SwiftInterpreter
import Testing

/// The number of comparisons in dictionaries.
@Suite struct KeyHashingTests {
    private final class Counter {
        var comparisons = 0
    }

    private struct Counted: Hashable {
        var number: Int
        var counter: Counter

        static func == (left: Counted, right: Counted) -> Bool {
            left.counter.comparisons += 1
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    private let table = BindingTable()
    private let counter = Counter()

    init() {
        table.register(Counted.self, as: "Counted", summary: "A value.") { _ in }
    }

    @Test(arguments: ["native", "array", "tuple", "nested"])
    func aThousandKeysNeedFewComparisons(kind: String) {
        let count = 1_500
        var pairs = OrderedPairs()
        for number in 0..<count { pairs[key(number, kind)] = .int(number) }
        #expect(counter.comparisons < 10 * count)
        #expect(pairs.entries.count == count)
        for number in 0..<count {
            guard case .int(number)? = pairs[key(number, kind)] else {
                Issue.record("\(number) is not found")
                return
            }
        }
        #expect(counter.comparisons < 15 * count)
    }

    private func key(_ number: Int, _ kind: String) -> Value {
        let native = table.value(from: Counted(number: number, counter: counter), declared: nil)
        return switch kind {
        case "array": .array([.string("key"), native])
        case "tuple": .tuple([.init(.int(1)), .init(native)])
        case "nested": .array([.array([.present(native)]), .nil])
        default: native
        }
    }

    @Test func equalKeysOfDifferentFormsAreTheSame() throws {
        let source = """
            let many = Array(0..<40)
            var places: [[Int]: String] = [:]
            for i in 0..<20 { places[[i, i + 1]] = "\\(i)" }
            places[many[3...4] + []] = "slice"
            places[[3, 4]]! + " \\(places.count)"
            """
        guard case .string("slice 20") = try Interpreter(table: table).value(of: source, fileName: "test") else {
            Issue.record("another value")
            return
        }
    }

    @Test func aDeclaredEqualityDecides() throws {
        let source = """
            struct Name: Hashable {
                var text: String
                static func == (a: Name, b: Name) -> Bool { a.text.lowercased() == b.text.lowercased() }
            }
            var found: [Name: Int] = [:]
            for i in 0..<20 { found[Name(text: "Key\\(i)")] = i }
            found[Name(text: "KEY7")] = 70
            "\\(found.count) \\(found[Name(text: "key7")] ?? 0)"
            """
        guard case .string("20 70") = try Interpreter(table: table).value(of: source, fileName: "test") else {
            Issue.record("another value")
            return
        }
    }
}
