import SwiftInterpreter
import Testing

@Suite struct LibraryTests {
    @Test(arguments: [
        (
            "String(format: \"%.2f|%d|%@|%03d|%x|%%|%-4@|%5.1f\", 3.14159, 42, \"x\", 7, 255, \"ab\", 2.25)",
            "\"3.14|42|x|007|ff|%|ab|  2.2\""
        ),
        ("1234567.5.formatted()", "\"1,234,567.5\""), ("1234.formatted()", "\"1,234\""),
        ("12.5.formatted(.currency(code: \"USD\"))", "\"$12.50\""),
        ("3.14159.formatted(.number.precision(.fractionLength(2)))", "\"3.14\""),
        (
            "[2.5.rounded(), 2.5.rounded(.down), 2.1.rounded(.up), (-2.5).rounded(.towardZero), 2.5.rounded(.toNearestOrEven)]",
            "[3, 2, 3, -2, 2]"
        ),
        ("pow(2, 10) + sqrt(9) + hypot(3, 4)", "1032"),
        ("[(\"a\", 3), (\"b\", 1)].min { $0.1 < $1.1 }!.0", "\"b\""),
        ("var a = [1, 2, 3]; a.removeAll { $0 > 1 }; a", "[1]"),
        ("[1, 2, 3].reduce(into: [Int: Int]()) { $0[$1] = $1 * 2 }[3]!", "6"),
        ("[3, 1, 2].lazy.filter { $0 > 1 }.map { $0 * 2 }.first!", "6"),
        ("[1, 2, 3, 4].split(separator: 3)", "[ArraySlice([1, 2]), ArraySlice([4])]"),
        ("let d = Dictionary(grouping: [1, 2, 3, 4], by: { $0 % 2 }); [d[0]!, d[1]!]", "[[2, 4], [1, 3]]"),
        ("Dictionary(uniqueKeysWithValues: zip([\"a\", \"b\"], [1, 2]))[\"b\"]!", "2"),
        ("[\"a\": 1, \"b\": 2].filter { $0.value > 1 }", "[\"b\": 2]"),
        ("var d = [\"a\": 1]; d.merge([\"a\": 5, \"b\": 2]) { $0 + $1 }; d", "[\"a\": 6, \"b\": 2]"),
        ("let s: Set<Int> = [1, 2, 2, 3]; [s.count, s.contains(2) ? 1 : 0, s.sorted()[0]]", "[3, 1, 1]"),
        ("var s = Set<String>(); s.insert(\"a\"); s.insert(\"a\"); s.remove(\"b\"); s.count", "1"),
        ("Set([1, 2]).union([2, 3]).intersection([2, 3, 4]).sorted()", "[2, 3]"),
        ("Set([1, 2]) == Set([2, 1])", "true"),
        ("struct P: Hashable { var x: Int }; Set([P(x: 1), P(x: 1), P(x: 2)]).count", "2"),
        ("var d: [Int: Int] = [:]; for i in 0..<500 { d[i % 50, default: 0] += i }; [d.count, d[7]!]", "[50, 2320]"),
        ("\" x \\n\".trimmingCharacters(in: .whitespacesAndNewlines)", "\"x\""),
        ("\"hello\".first { $0 == \"l\" }!", "\"l\""),
        ("\"abc\".enumerated().map { \"\\($0)\\($1)\" }", "[\"0a\", \"1b\", \"2c\"]"),
        ("let x: Int? = 4; let y: Int? = nil; [x.map { $0 + 1 } ?? 0, y.map { $0 + 1 } ?? -1]", "[5, -1]"),
        ("let a: [Int]? = [1, 2]; a.map { $0.count } ?? 0", "2"),
        ("7.quotientAndRemainder(dividingBy: 2).quotient", "3"),
        ("enum T { case l, r }; let t = T.l; let u = t == .l ? T.r : .l; [u, .l]", "[T.r, T.l]"),
        ("var a = [1, 2, 3]; a.replaceSubrange(0..<2, with: [9]); a.removeSubrange(1...1); a", "[9]"),
        ("String(255, radix: 16, uppercase: true)", "\"FF\""),
        ("enum Op { case add; func callAsFunction(_ a: Int, _ b: Int) -> Int { a + b } }; Op.add(3, 4)", "7"),
        ("var found = (row: -1, column: -1); found = (2, 3); found.row", "2"),
    ])
    func theStandardLibrary(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test(arguments: [
        ("for await n in [1] {}", "'for await' is not supported here"),
        ("@State var x = 1", "the property wrapper '@State' is not supported here"),
        ("lazy var x = 3", "'lazy' cannot be used on an already-lazy global"),
        ("class V: Screen {}", "subclassing 'Screen' is not supported here"),
        ("[1, 2].shuffled()", "there are no random numbers here: the same source must always give the same result"),
        ("func f(_ x: Int) -> Int", "'f(_:)' has no body"),
        ("struct S { func f() -> Int }", "the functions of 'S' have no bodies here"),
    ])
    func unavailableNamesAreRejected(source: String, message: String) {
        #expect(errorLines(source).first?.contains("error: " + message) == true, "\(errorLines(source))")
    }

    @Test(arguments: [
        ("enum E: Error { case a }; func f() throws {}; f()", "call can throw but is not marked with 'try'"),
        ("enum E: Error { case a }; throw E.a", "error raised at top level: E.a"),
        (
            "enum E: Error { case a }; func f() { throw E.a }; f()",
            "error is not handled because the enclosing function is not declared 'throws'"
        ),
        (
            "enum E: Error { case a }; func f() throws { throw E.a }; try! f()",
            "'try!' expression unexpectedly raised an error: main.E.a"
        ),
        ("throw 3", "thrown expression type 'Int' does not conform to 'Error'"),
        (
            "enum E { case a, b, c }; let e = E.a; switch e { case .a: 1 }",
            "switch must be exhaustive"
        ),
        ("switch 3 { case 1: 1 }", "switch must be exhaustive"),
        ("struct S {}; S() == S()", "binary operator '==' cannot be applied to two 'S' operands"),
        ("fatalError(\"boom\")", "fatal error: boom"), ("precondition(1 > 2, \"no\")", "precondition failed: no"),
        (
            "let x = // We need a value!\nx.y = 3",
            "the value of 'x' is missing: the comment 'We need a value!' is in its place"
        ),
        ("func f() -> Int {\n  // ...\n}", "the body of 'f' is missing: the comment '...' is in its place"),
        (
            "struct T: Drawing {\n  // ...\n}",
            "type 'T' does not conform to protocol 'Drawing': it has no 'body': the comment '// ...' is in its place"
        ),
        (
            "class C {\n  // ...\n  func f() { view.x = 1 }\n}",
            "'view' is not declared: the comment '// ...' in 'C' is in its place"
        ),
        ("[1, 2][safe: 1]", "extraneous argument label 'safe:' in subscript"),
        ("String(format: \"%@\", 7)", "'%@' takes a String, not a value of type 'Int'"),
        ("String(format: \"%d\", 1.5)", "'%d' takes an Int, not a value of type 'Double'"),
        (
            "class C { init() {} }; class D: C { let x: Int; init(x: Int) {} }; D(x: 1)",
            "property 'self.x' not initialized at implicitly generated super.init call"
        ),
    ])
    func mistakesAreNamed(source: String, message: String) {
        #expect(errorLines(source).first?.contains("error: " + message) == true, "\(errorLines(source))")
    }

    @Test func runtimeErrorsShowTheCallStack() {
        let source = """
            struct Receipt {
                var lines = [1, 2]
                func line(_ n: Int) -> Int { lines[n] }
                var last: Int { line(2) }
            }
            func show() -> Int {
                Receipt().last
            }
            show()
            """
        #expect(
            errorLines(source) == [
                "test:3:40: error: index out of range: 2 is not in 0..<2",
                "    func line(_ n: Int) -> Int { lines[n] }",
                "                                       ^",
                "  in Receipt.line(_:), called at test:4: var last: Int { line(2) }",
                "  in Receipt.last, called at test:7: Receipt().last",
                "  in show(), called at test:9: show()",
            ]
        )
    }

    @Test func infiniteRecursionShowsBothEndsOfTheCallStack() throws {
        let lines = try #require(onBigStack { errorLines("func f(_ n: Int) -> Int { f(n + 1) }\nf(0)") })
        #expect(lines[0].hasSuffix("calls and expressions are nested more than 4000 levels deep"))
        #expect(lines.contains { $0.hasSuffix("more calls …") })
        #expect(lines.last == "  in f(_:), called at test:2: f(0)")
        #expect(lines.count < 20)
    }
}
