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

    @Test(arguments: [
        "struct K: Hashable { var n: Int; var more = [1] }",
        "enum K: Hashable { case a(Int); init(n: Int) { self = .a(n) } }",
        """
        struct K: Hashable {
            var n: Int
            static func == (a: K, b: K) -> Bool { a.n == b.n }
            func hash(into hasher: inout Hasher) { hasher.combine(n) }
        }
        """,
        """
        class Base: Hashable {
            var n: Int
            init(n: Int) { self.n = n }
            static func == (a: Base, b: Base) -> Bool { a.n == b.n }
            func hash(into hasher: inout Hasher) { n.hash(into: &hasher) }
        }
        class K: Base {}
        """,
    ])
    func declaredKeysAreHashed(declaration: String) throws {
        // If each key were compared with all the others, the steps would be too many.
        let source = """
            \(declaration)
            var all: [K: Int] = [:]
            for i in 0..<2000 { all[K(n: i)] = i }
            let nested = Set((0..<2000).map { [K(n: $0)] })
            "\\(all.count) \\(all[K(n: 1234)] ?? 0) \\(nested.count) \\(nested.contains([K(n: 7)]))"
            """
        guard case .string("2000 1234 2000 true") = try Interpreter(table: table).value(of: source, fileName: "test")
        else {
            Issue.record("another value")
            return
        }
    }

    @Test func hashesOfEqualValuesAreEqual() throws {
        let source = """
            struct A: Hashable { var n = 1; var text = "a" }
            var (one, other) = (Hasher(), Hasher())
            one.combine(A()); one.combine(2)
            A().hash(into: &other); 2.hash(into: &other)
            let same = A().hashValue == A().hashValue && one.finalize() == other.finalize()
            "\\(same) \\(A().hashValue == A(n: 2).hashValue) \\(1.hashValue == 2.hashValue)"
            """
        guard case .string("true false false") = try Interpreter(table: table).value(of: source, fileName: "test")
        else {
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
