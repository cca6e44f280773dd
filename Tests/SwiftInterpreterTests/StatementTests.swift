import SwiftInterpreter
import Testing

@Suite struct StatementTests {
    @Test(arguments: [
        ("var s = 0; for i in 1...4 where i % 2 == 0 { s += i }; s", "6"),
        ("var s = 0; while true { s += 1; if s == 3 { continue }; if s > 5 { break } }; s", "6"),
        ("var s = 0; repeat { s += 1 } while s < 3; s", "3"), ("let x = if true { 1 } else { 2 }; x", "1"),
        ("let x = if 1 > 2 { \"a\" } else if true { \"b\" } else { \"c\" }; x", "\"b\""),
        ("let x: Double = switch 3 { case 1...2: 1; case let n where n > 2: 7; default: 0 }; x", "7"),
        (
            "outer: for a in 0..<3 { for b in 0..<3 { if b == 1 { continue outer }; if a == 2 { break outer } } }; 1",
            "1"
        ),
        ("var t = 0; for (k, v) in [\"a\": 1, \"b\": 2] { t += v + k.count }; t", "5"),
        ("func f(_ x: Int?) -> Int { guard let x else { return -1 }; return x }; [f(2), f(nil)]", "[2, -1]"),
        ("let p: Int? = 4; let x = if let q = p, q > 3 { q } else { 0 }; x", "4"),
        ("let s = switch (1, 2) { case (0, _): \"a\"; case (let x, 2): \"b\\(x)\"; default: \"c\" }; s", "\"b1\""),
        ("let x: Int? = 3; let z = if case let y? = x { y } else { 0 }; z", "3"),
        ("let v: Any = \"s\"; let n = switch v { case is Int: 1; case let s as String: s.count; default: 0 }; n", "1"),
        ("var n = 0; switch 1 { case 1: n += 1; fallthrough; case 2: n += 10; default: n += 100 }; n", "11"),
        ("for case let x? in [1, nil, 2] { _ = x }; 5", "5"), ("do { let a = 1; _ = a }; 2", "2"),
    ])
    func control(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test(arguments: [
        ("func add(_ a: Int, to b: Int = 10) -> Int { a + b }; [add(1), add(1, to: 2)]", "[11, 3]"),
        ("func half(_ x: Double) -> Double { x / 2 }; half(3)", "1.5"),
        ("func f(_ a: Int...) -> Int { a.count }; f(1, 2, 3)", "3"),
        ("func inc(_ x: inout Int) { x += 1 }; var a = 1; inc(&a); a", "2"),
        ("func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }; fib(12)", "144"),
        ("func twice(_ f: (Int) -> Int) -> Int { f(f(1)) }; twice { $0 + 3 }", "7"),
        ("var n = 0; let up = { n += 1 }; up(); up(); n", "2"),
        ("let add = { (a: Int, b: Int) -> Int in a + b }; add(1, 2)", "3"),
        ("func make() -> () -> Int { var c = 0; return { c += 1; return c } }; let f = make(); _ = f(); f()", "2"),
        ("func f(a: Int) -> Int { 1 }; func f(b: Int) -> Int { 2 }; f(b: 0)", "2"),
        ("func id<T>(_ x: T) -> T { x }; id(3)", "3"),
        ("func late() -> Int { early() }; func early() -> Int { 4 }; late()", "4"),
        ("[1, 2].map(String.init)", "[\"1\", \"2\"]"),
        ("func d(_ x: Int) -> Int { x * 2 }; [1, 2].map(d)", "[2, 4]"),
        ("let f: (Double) -> Double = { $0 / 2 }; f(3)", "1.5"),
        ("func two(a: () -> Int, b: () -> Int) -> Int { a() * 10 + b() }; two { 1 } b: { 2 }", "12"),
        ("typealias Pair = (Int, Int); let p: Pair = (1, 2); p.1", "2"), ("let a = 1, b = 2; a + b", "3"),
        ("let f: (Int) -> String = { x in let y = x + 1; return \"\\(y)\" }; f(1)", "\"2\""), ("import Shapes; 1", "1"),
    ])
    func functionsAndClosures(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test(arguments: [
        ("struct P { var x: Int; var y = 2 }; P(x: 1)", "P(x: 1, y: 2)"),
        ("struct P { var x = 1 }; var p = P(); p.x = 5; p.x", "5"),
        ("struct P { var x = 1; var d: Int { x * 2 } }; P(x: 4).d", "8"),
        ("struct P { static let z = 9; static func f() -> Int { z } }; P.f()", "9"),
        ("struct P { var x = 0; mutating func up() { x += 1 } }; var p = P(); p.up(); p.up(); p.x", "2"),
        ("struct P { let x: Int; init(_ x: Int) { self.x = x * 2 } }; P(3).x", "6"),
        ("struct A { struct B { var v = 1 } }; A.B().v", "1"),
        (
            "struct P { var c: Double { get { f / 2 } set { f = newValue * 2 } }; var f = 0.0 }; var p = P(); p.c = 4; p.f",
            "8"
        ),
        ("struct P: Equatable { var x: Int }; P(x: 1) == P(x: 1)", "true"),
        ("struct P { var a: [Int] = [] }; var p = P(); p.a.append(1); p.a", "[1]"),
        ("enum E: String, CaseIterable { case a, b = \"z\" }; E.allCases.map(\\.rawValue)", "[\"a\", \"z\"]"),
        ("enum E: Int { case a = 3, b }; [E.b.rawValue, E(rawValue: 3) == .a ? 1 : 0]", "[4, 1]"),
        (
            "enum E { case a(Int), b(x: String) }; let t = switch E.b(x: \"q\") { case .a(let n): \"\\(n)\"; case .b(let s): s }; t",
            "\"q\""
        ),
        ("enum E { case a, b; var next: E { switch self { case .a: .b; case .b: .a } } }; E.a.next == .b", "true"),
        (
            "protocol Named { var name: String { get } }; extension Named { func hi() -> String { \"hi \\(name)\" } }; struct A: Named { var name = \"a\" }; A().hi()",
            "\"hi a\""
        ),
        (
            "extension Int { var doubled: Int { self * 2 }; func plus(_ x: Int) -> Int { self + x } }; 4.doubled.plus(1)",
            "9"
        ),
        ("extension String { func shout() -> String { uppercased() + \"!\" } }; \"a\".shout()", "\"A!\""),
        ("struct V { var x: Int; static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }; (V(x: 1) + V(x: 2)).x", "3"),
        (
            "struct V: Comparable { var x: Int; static func < (a: V, b: V) -> Bool { a.x < b.x } }; V(x: 1) >= V(x: 2)",
            "false"
        ),
        ("struct P { var n: String? }; P().n ?? \"none\"", "\"none\""),
        ("struct P { private var a: Int; public init() { a = 1 }; var b: Int { a } }; P().b", "1"),
        (
            "struct P { var x = 1; func with(x: Int) -> P { var copy = self; copy.x = x; return copy } }; P().with(x: 7).x",
            "7"
        ),
        ("struct P { static var count = 0 }; P.count += 2; P.count", "2"),
        ("struct P { var f: (Int) -> Int }; P(f: { $0 + 1 }).f(2)", "3"),
    ])
    func types(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test func computedVariablesAreReevaluated() throws {
        #expect(try evaluated("var n = 1; var m: Int { n * 2 }; n = 5; m") == "10")
    }

    @Test func protocolsIncludeRefinedProtocols() throws {
        #expect(
            try drawn("protocol Card: Drawing { }; struct C: Card { var body: Shape { Text(\"c\") } }; Stack { C() }")
                == "Stack(down,0,[C[Text(c,16,black)]])"
        )
    }

    @Test func hugeValuesAreTruncated() throws {
        let interpreter = Interpreter(table: shapes(), limits: Limits(maximumSteps: 200_000))
        try interpreter.evaluate("var a: Any = 1; for _ in 0..<60 { a = [a, a] }", fileName: "1")
        #expect(try interpreter.value(of: "a", fileName: "2").debugDescription.hasSuffix("]"))
        #expect(throws: Diagnostic.self) { try interpreter.value(of: "\"\\(a)\"", fileName: "3") }
        let trees = """
            struct T: Equatable { var kids: [T] = [] }
            var (a, b) = (T(), T())
            for _ in 0..<60 { (a, b) = (T(kids: [a, a]), T(kids: [b, b])) }
            a == b
            """
        #expect(throws: Diagnostic.self) { try interpreter.value(of: trees, fileName: "4") }
    }

    @Test func aSessionKeepsItsDeclarations() throws {
        let interpreter = Interpreter(table: shapes())
        try interpreter.evaluate("let gap = 8; func twice(_ x: Int) -> Int { x * 2 }", fileName: "1")
        try interpreter.evaluate("struct P { var v = twice(gap) }", fileName: "2")
        #expect(try interpreter.value(of: "P().v", fileName: "3").debugDescription == "16")
        try interpreter.evaluate("let gap = 1; var count = 0", fileName: "4")
        try interpreter.evaluate("count += gap", fileName: "5")
        #expect(try interpreter.value(of: "count", fileName: "6").debugDescription == "1")
    }

    @Test func outcomesNameDeclarations() throws {
        let outcomes = try Interpreter(table: shapes()).evaluate(
            """
            let (a, b) = (1, 2)
            struct S {}
            "x"
            @discardableResult func f() -> Int { 1 }
            f()
            """,
            fileName: "1"
        )
        let texts = outcomes.map { outcome in
            switch outcome {
            case .declared(let declaration): "\(declaration.kind) \(declaration.name) \(declaration.offset)"
            case .value(let value): value.debugDescription
            case .result(let value): "result \(value.debugDescription)"
            case .ran: "ran"
            }
        }
        #expect(texts == ["let a 5", "let b 8", "struct S 27", "\"x\"", "func f 60", "result 1"])
    }
}
