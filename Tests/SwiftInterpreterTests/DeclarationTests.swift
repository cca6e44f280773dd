import SwiftInterpreter
import Testing

@Suite struct DeclarationTests {
    @Test(arguments: [
        ("struct M { subscript(i: Int) -> Int { i * 2 } }; M()[4]", "8"),
        (
            "struct M { var a = [1, 2]; subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } } }; var m = M(); m[0] = 9; m[1] += 3; m.a",
            "[9, 5]"
        ),
        ("struct M { subscript(row r: Int, c: Int) -> Int { r * 10 + c } }; M()[row: 2, 3]", "23"),
        (
            "extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }; [[1, 2][safe: 1] ?? 0, [1][safe: 4] ?? -1]",
            "[2, -1]"
        ),
        (
            "infix operator **: MultiplicationPrecedence; func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }; 1 + 2 ** 3",
            "9"
        ),
        (
            "precedencegroup Low { lowerThan: AdditionPrecedence }; infix operator <+>: Low; func <+> (a: Int, b: Int) -> Int { a * b }; 1 + 2 <+> 3",
            "9"
        ),
        ("struct V { var x: Int; static prefix func - (v: V) -> V { V(x: -v.x) } }; (-V(x: 2)).x", "-2"),
        (
            "struct V { var x: Int; static func += (a: inout V, b: V) { a.x += b.x } }; var v = V(x: 1); v += V(x: 5); v.x",
            "6"
        ),
        ("prefix operator √\nprefix func √ (x: Double) -> Double { x.squareRoot() }; √9.0", "3"),
        (
            "struct S: Comparable { var a: Int; static func < (l: S, r: S) -> Bool { l.a < r.a } }; [[S(a: 3), S(a: 1)].sorted().map(\\.a), [max(S(a: 2), S(a: 5)).a]]",
            "[[1, 3], [5]]"
        ),
        (
            "struct S: Comparable { var a: Int; static func < (l: S, r: S) -> Bool { l.a < r.a } }; [S(a: 1) >= S(a: 1), S(a: 2) > S(a: 1)]",
            "[true, true]"
        ),
        (
            "struct S: Equatable { var a: Int; static func == (l: S, r: S) -> Bool { l.a / 10 == r.a / 10 } }; [S(a: 11) == S(a: 12), [S(a: 21)].contains(S(a: 22))]",
            "[true, true]"
        ),
        (
            "func f(_ x: Int) -> String { \"int\" }; func f(_ x: String) -> String { \"text\" }; [f(1), f(\"a\")]",
            "[\"int\", \"text\"]"
        ),
        ("struct S { var a: Int; init(a: Int) { self.a = a }; init() { self.init(a: 7) } }; S().a", "7"),
        (
            "struct S { var a: Int }; extension S { init(twice: Int) { self.init(a: twice * 2) } }; [S(twice: 4).a, S(a: 1).a]",
            "[8, 1]"
        ),
        ("struct S { func callAsFunction(_ x: Int) -> Int { x + 1 } }; let s = S(); s(3) + S()(1)", "6"),
        ("struct O { struct I { var v = 1 }; var i = I(v: 4) }; O().i.v", "4"),
        ("enum E { case a(n: Int = 3) }; let x = if case .a(let n) = E.a() { n } else { 0 }; x", "3"),
        ("extension CGFloat { static let gap: CGFloat = 8 }; let g: CGFloat = .gap; g", "8"),
        (
            "extension Optional where Wrapped == String { var orEmpty: String { self ?? \"-\" } }; let s: String? = nil; [s.orEmpty, Optional(\"a\").orEmpty]",
            "[\"-\", \"a\"]"
        ),
        (
            "extension Sequence { func total(_ f: (Element) -> Int) -> Int { reduce(0) { $0 + f($1) } } }; [1, 2].total { $0 * 2 }",
            "6"
        ),
        ("typealias Pair<T> = (T, T); let p: Pair<Int> = (1, 2); p.0", "1"),
        (
            "protocol P { associatedtype Item; var items: [Item] { get } }; extension P { var first: Item? { items.first } }; struct S: P { var items = [4] }; S().first!",
            "4"
        ),
        ("var n = 0; var x: Int { get { n } set { n = newValue * 2 } }; x = 4; n", "8"),
        ("struct R { enum Kind { case a, b }; var kind = Kind.a }; R(kind: .b).kind", "R.Kind.b"),
        ("struct R { var kind = Kind.a }; enum Kind { case a, b }; R(kind: .b).kind", "Kind.b"),
        ("[1, 2].description", "\"[1, 2]\""),
        ("Swift.max(1, 2) + Swift.min(3, 4)", "5"),
        (
            "func later(_ x: @autoclosure () -> Int) -> Int { x() + x() }; var n = 0; func next() -> Int { n += 1; return n }; later(next())",
            "3"
        ),
        ("var a = 1, b = 2; swap(&a, &b); [a, b]", "[2, 1]"),
        ("#if DEBUG && !os(Windows)\nlet x = 1\n#else\nlet x = 2\n#endif\nx", "1"),
    ])
    func declarations(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test(arguments: [
        (
            "@resultBuilder struct B { static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) } }; func sum(@B _ f: () -> Int) -> Int { f() }; sum { 1; 2; 3 }",
            "6"
        ),
        (
            """
            @resultBuilder enum Lines {
                static func buildExpression(_ line: String) -> [String] { [line] }
                static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
                static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
                static func buildEither(first: [String]) -> [String] { first }
                static func buildEither(second: [String]) -> [String] { second.map { $0 + "!" } }
                static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
                static func buildFinalResult(_ lines: [String]) -> String { lines.joined(separator: ",") }
            }
            @Lines func text(_ n: Int) -> String {
                "a"
                if n > 1 { "b" }
                if n > 2 { "c" } else { "d" }
                for i in 0..<n { "\\(i)" }
            }
            text(2)
            """,
            "\"a,b,d!,0,1\""
        ),
    ])
    func resultBuildersOfTheSource(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test(arguments: [
        (
            "struct E: Error {}; func f() throws -> Int { throw E() }; do { _ = try f(); print(1) } catch { print(\"caught\", error) }",
            "caught E()"
        ),
        (
            "enum E: Error { case a(Int), b }; func f(_ e: E) throws { throw e }; for e in [E.a(2), .b] { do { try f(e) } catch E.a(let n) { print(n) } catch E.b { print(\"b\") } }",
            "2|b"
        ),
        (
            "enum E: Error { case a }; func f(_ x: Int) throws -> Int { if x > 1 { throw E.a }; return x }; print(try? f(1) as Any, (try? f(2)) == nil)",
            "Optional(1) true"
        ),
        (
            "enum E: Error { case a }; func f() throws { defer { print(\"end\") }; throw E.a }; do { try f() } catch { print(\"c\") }",
            "end|c"
        ),
        ("func f() { defer { print(\"1\") }; defer { print(\"2\") }; print(\"3\") }; f()", "3|2|1"),
        ("enum E: Error { case a }; do { _ = try [1].map { _ -> Int in throw E.a } } catch { print(error) }", "a"),
        ("enum E: Error { case a }; func f(_ g: () throws -> Int) rethrows -> Int { try g() }; print(f { 3 })", "3"),
        ("var n = 1; let f = { [n] in n }; n = 5; print(f(), n)", "1 5"),
        (
            "struct S: CustomStringConvertible { var description: String { \"S!\" } }; print(S(), [S()]); print(\"\\(S())\")",
            "S! [S!]|S!"
        ),
        ("print(\"a\", terminator: \"\"); print(\"b\"); print(\"c\\nd\")", "ab|c|d"),
        // A wrapper is made where its variable is declared, and not when it is first read.
        (
            """
            @propertyWrapper struct Loud {
                var wrappedValue: Int
                var projectedValue: String { "is \\(wrappedValue)" }
                init(wrappedValue: Int) { print("made", wrappedValue); self.wrappedValue = wrappedValue }
            }
            @Loud var x = 3
            print("after")
            x += 1
            print(x, $x)
            """, "made 3|after|4 is 4"
        ),
    ])
    func errorsAndExits(source: String, lines: String) throws {
        let interpreter = Interpreter(table: shapes())
        try interpreter.evaluate(source, fileName: "test")
        #expect(interpreter.takePrintedLines() == lines.split(separator: "|").map(String.init))
    }
}
