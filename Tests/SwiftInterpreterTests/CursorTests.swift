import SwiftInterpreter
import Testing

/// The types at the end of unfinished source.
@Suite struct CursorTests {
    private static let declarations = """
        struct Size { var width: Int; var height: Double = 2; static let zero = Size(width: 0); func area(scale: Int) -> Int { 0 } }
        enum Mood { case calm, loud(Int) }
        protocol Shape { associatedtype Part; var parts: [Part] { get } }
        extension Shape where Part == Int { func total() -> Int { 0 } }
        struct Numbers: Shape { var parts: [Int] }
        struct Names: Shape { var parts: [String] }
        func paint(_ mood: Mood, twice: Bool = false) {}
        func paint(_ name: String, size: Size) {}
        func apply<T>(_ value: T, to change: (inout T) -> Void) {}
        let numbers = Numbers(parts: [1])
        let names = Names(parts: ["a"])
        let pair = (first: 1, second: "b")
        let double: (Int, String) -> Bool = { _, _ in true }
        """

    private func cursor(_ text: String, _ end: String) throws -> CursorTypes {
        let check = TypeCheck(table: BindingTable())
        #expect(try check.mistakes(in: Self.declarations, fileName: "input").isEmpty)
        return check.cursor(after: text, closedBy: end)
    }

    @Test(
        "the context says what a value at the cursor is",
        arguments: [
            ("let mood: Mood = ", "", ["Mood"]), ("Size(width: ", ")", ["Int"]),
            ("Size(width: 1, height: ", ")", ["Double"]),
            ("paint(", ")", ["Mood", "String"]), ("paint(\"a\", size: ", ")", ["Size"]), ("max(1.5, ", ")", ["Double"]),
            ("let list: [Mood] = [", "]", ["Mood"]), ("let table: [String: Size] = [\"a\": ", "]", ["Size"]),
            ("func f() -> Mood { return ", "}", ["Mood"]), ("if ", " {}", ["Bool"]), ("double(1, ", ")", ["String"]),
            ("[1, 2].map { $0 + ", "}", ["Int"]), ("var size = Size(width: 1); size.width = ", "", ["Int"]),
            ("names.parts.filter { $0 == ", "}", ["String"]), ("let unknown = ", "", []),
        ]
    )
    func expected(text: String, end: String, types: [String]) throws {
        let found = try cursor(text, end).expected.map { "\($0)" }
        #expect(Set(types).isSubset(of: found) && (types.isEmpty == found.isEmpty), "\(found)")
    }

    @Test(
        "behind a dot come the members whose requirements hold",
        arguments: [
            ("Size(width: 1).", "", "area height width", "zero total"), ("Size.", "", "zero", "width area"),
            ("let mood: Mood = .", "", "calm loud", "some"),
            ("let mood: Mood? = .", "", "calm loud some none", "width"),
            ("numbers.", "", "parts total", "width"), ("names.", "", "parts", "total"),
            ("pair.", "", "first second", "width"), ("[Size(width: 1)].map { $0.", "}", "width area", "zero"),
            ("[1, 2].", "", "count map first", "width"), ("\"a\".", "", "count uppercased", "map2"),
            ("apply(Size(width: 1)) { size in size.", "}", "width", "zero"), ("paint(.", ")", "calm loud", "width"),
            ("func f<S: Shape>(_ shape: S) { shape.", "}", "parts", "total"),
            ("numbers.parts.first?.", "", "description", "width"),
            ("struct Own { var size: Size; func f() { size.", "}}", "width", "zero"),
            ("names.parts[0].", "", "count", "width"),
        ]
    )
    func members(text: String, end: String, present: String, absent: String) throws {
        let found = Set(try cursor(text, end).members.flatMap(\.members).map(\.name))
        #expect(Set(present.split(separator: " ").map(String.init)).subtracting(found) == [])
        #expect(found.intersection(absent.split(separator: " ").map(String.init)) == [])
    }

    @Test(
        "the call around the cursor has the declarations that it may call",
        arguments: [
            ("paint(", ")", ["paint(_:twice:)", "paint(_:size:)"]), ("Size(", ")", ["Size(width:height:)"]),
            ("numbers.parts.append(", ")", ["append(_:)"]), ("Size(width: 1).area(", ")", ["area(scale:)"]),
            ("double(", ")", ["(_:_:)"]), ("paint(.loud(", "))", ["loud(_:)"]), ("unknown(", ")", []),
        ]
    )
    func callees(text: String, end: String, names: [String]) throws {
        let found = try cursor(text, end).callees.map { callee in
            "\(callee.name)(\(callee.signature.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
        }
        #expect(Set(names).isSubset(of: found) && (names.isEmpty == found.isEmpty), "\(found)")
    }

    @Test("variables of blocks and properties around the cursor are visible, the nearest first")
    func variables() throws {
        let text = "struct Own { var title = \"a\"; func f(size: Size) { let mine = 1.5; [1].forEach { number in "
        let found = try cursor(text, "}}}").variables.map { "\($0.name): \($0.type)" }
        #expect(
            found.filter { !$0.hasPrefix("self") } == ["number: Int", "mine: Double", "size: Size", "title: String"]
        )
    }

    @Test("a generic member has the types of its value")
    func substituted() throws {
        let found = try cursor("numbers.parts.", "").members.flatMap(\.members)
        #expect(found.first { $0.name == "first" }?.declaration == "first: Int?")
    }

    @Test("what is declared in unfinished source is gone afterwards")
    func nothingIsKept() throws {
        let check = TypeCheck(table: BindingTable())
        _ = check.cursor(after: "struct Gone { var a = 1 }; let gone = Gone(); gone.", closedBy: "")
        #expect(try check.mistakes(in: "Gone()", fileName: "input").count == 1)
        #expect(try check.mistakes(in: "gone", fileName: "input").count == 1)
    }

    @Test("a cancelled check says nothing, is not kept, and changes nothing for the next one")
    func cancelled() throws {
        let (text, end) = ("let size = Size(width: 1); [1, 2].map { $0 + numbers.parts[0] }.first.map { paint(", ")}")
        let wanted = try cursor(text, end).expected.map { "\($0)" }
        #expect(!wanted.isEmpty)
        let check = TypeCheck(table: BindingTable())
        #expect(try check.mistakes(in: Self.declarations, fileName: "input").isEmpty)
        var cursors = RecentCursors()
        var most = 0
        var wasCancelled = true
        while wasCancelled {
            var count = 0
            let types = cursors.types(after: text, closedBy: end, in: check) {
                count += 1
                return count > most
            }
            wasCancelled = count > most
            let found = types.expected.map { "\($0)" }
            #expect(found == (wasCancelled ? [] : wanted), "cancelled after \(most) questions")
            most += 1 + most / 8
        }
        #expect(most > 10)
    }

    @Test("source that cannot be read has no types", arguments: ["let = ", "@", "))", "\"", "func (", "1 +* "])
    func strange(text: String) throws {
        #expect(try cursor(text, "").members.isEmpty)
    }
}
