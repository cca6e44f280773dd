import RandomNumbers

/// Pieces of input that may break something.
enum Hostile {
    static let numbers = [
        "-1", "0", "-0.0", "1", "2.5", "1e308", "-1e308", "1e-320", "1e19", "100000", "4_294_967_296", "Int.max",
        "Int.min", "9223372036854775808", "0xFFFF_FFFF_FFFF_FFFF", "Double.nan", "-Double.nan", "CGFloat.infinity",
        "-CGFloat.infinity", ".nan", ".infinity", ".greatestFiniteMagnitude", "Double(Int.max)", "(0.0 / 0.0)", "-5",
    ]

    /// Numbers as typed after commands.
    static let words = [
        "-1", "0", "-0", "1e308", "1e400", "nan", "inf", "-inf", "99999999999999999999", "9223372036854775807", "2x3",
        "0x0", "-1x5", "nanxinf", "1e308x1e308", "\"", "\"a", "\"\"", "(", ")", "[", "{", "}", "\\", "#", "#0", "#-1",
        "#99999999999999999999", "v0", "v99999999999999999999", "@", "…", "...", "0...0", "5...1", "1...1e308",
        "nan...3", "0...1e9", "\u{1B}[2J", "\u{0}", "\u{202E}", "\u{FEFF}", "e\u{301}", "👩‍👩‍👧", "日本", "//", "/*", "=",
        "list", "off", "on", "all", "1/0", "#1/0", "#1/0/0/0", "Row[99999999999999999999]", "Row[-1]", "Row[", "…x",
    ]

    static let characters = [
        "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{200D}", "\u{FEFF}", "\u{301}", "👩‍👩‍👧",
        "🇩🇪", "日", "\r\n", "\r", "\t", "\u{B}", "\\", "#", "@", "`", "$", "\"\"\"", "/*", "*/", "//", ";", "“", "\u{A0}",
        "\u{10FFFF}", "\u{FFFE}",
    ]

    static let brackets = ["(", ")", "[", "]", "{", "}", "{ }", "()", "[]", "{ _ in", "\\(", "<", ">", "?", "!", "&"]

    /// Statements that do not end, exceed limits, or fail.
    static let statements = [
        "while true {}", "repeat {} while true", "for i in 0... { _ = i }", "func f() { f() }; f()",
        "var f: (() -> Void)?; f = { f?() }; f?()", "var s = \"ab\"; while true { s += s }",
        "var s = \"ab\"; while true { s = s + s }", "var a = [1]; while true { a += a }",
        "var a = [1]; while true { a.append(contentsOf: a) }", "var a = [[1]]; while true { a = a + a }",
        "var a: [Any] = []; while true { a = [a, a] }", "var s = \"a\"; while true { s = \"\\(s)\\(s)\" }",
        "var d: [Int: Int] = [:]; var i = 0; while true { d[i] = i; i += 1 }",
        "var d: [String: String] = [:]; while true { d[\"\\(d.count)\"] = \"x\" }",
        "let s = String(repeating: \"ab\", count: 1_000_000_000)", "let s = String(repeating: \"ab\", count: Int.max)",
        "let a = Array(repeating: 0, count: Int.max)", "let a = Array(repeating: 0, count: -1)",
        "let a = (0..<Int.max).map { $0 }", "let a = Array(0..<Int.max)", "let a = Array(Int.min...Int.max)",
        "let a = (0...Int.max).reversed()", "for i in (0..<Int.max).reversed() { print(i); break }",
        "let a = (0..<Int.max).count", "let a = (Int.min..<Int.max).count", "let a = stride(from: 0, to: 10, by: 0)",
        "for i in stride(from: 0, to: 10, by: 0) { _ = i }", "for x in stride(from: 0, through: 1e308, by: 1e-300) {}",
        "let a = [1][5]", "let a = \"abc\".dropFirst(-1)", "let a = [1, 2, 3].prefix(-1)", "let a = 1 / 0",
        "let a = Int.min / -1", "let a = Int.max + 1", "let a = -Int.min", "let a = abs(Int.min)", "let a = 1 % 0",
        "let a = Int(1e300)", "let a = Int(Double.nan)", "let a = 1 << 100", "let a = 1 << -1", "let a = 5...1",
        "let a = [1, 2, 3][2...9]", "let a = [Int]().first!", "let a: Int? = nil; print(a!)", "fatalError(\"end\")",
        "precondition(false)", "let a = [1: 2][1]!", "let a = Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])",
        "let a = String(format: \"%s %@ %n %d %*d %99999999d\", 1)", "let a = String(format: \"%.99999999f\", 1.0)",
        "var a = [3, 1, 2]; a.swapAt(0, 9)", "var a = [1]; a.remove(at: 7)", "var a = [1]; a.insert(2, at: -4)",
        "var a = [Int](); a.removeLast()", "var a = [1]; a.removeSubrange(0..<9)", "let a = [1, 2].randomElement()!",
        "class C { var x = 0 { didSet { x += 1 } } }; C().x = 1",
        "class C { var x = 0 { didSet { y += 1 } }; var y = 0 { didSet { x += 1 } } }; C().x = 1",
        "class N { var next: N? }; var n = N(); for _ in 0..<100_000 { let m = N(); m.next = n; n = m }",
        "struct S { var s: [S] = [] }; var s = S(); while true { s = S(s: [s]) }",
        "indirect enum E { case a, b(E) }; var e = E.a; while true { e = .b(e) }",
        "struct P: ProxyElement { var elementRepresentation: any Element { P() } }; P()",
        "struct P: ProxyElement { var elementRepresentation: any Element { while true {} } }; P()",
        "struct P: ProxyElement { var elementRepresentation: any Element { Row { P(); P() } } }; P()",
        "func nest(_ n: Int) -> any Element { n == 0 ? Empty() : nest(n - 1).inset(uniform: 1) }; nest(3_000)",
        "func nest(_ n: Int) -> any Element { Row { nest(n); nest(n) } }; nest(1)",
        "var e: any Element = Empty(); while true { e = e.inset(uniform: 1) }",
        "var e: any Element = Empty(); for _ in 0..<100_000 { e = e.inset(uniform: 0) }; e",
        "var e: any Element = Empty(); while true { e = Row { e; e } }",
        "var e: any Element = Label(text: \"a\"); for _ in 0..<40 { let f = e; e = Row { f; f } }; e",
        "Row { for i in 0... { Label(text: \"\\(i)\") } }", "Row { for i in 0..<Int.max { Label(text: \"\\(i)\") } }",
        "Column { while true {} }", "let s = \"a\".padding(toLength: Int.max, withPad: \"b\", startingAt: 0)",
        "print(String(repeating: \"x\", count: 999_999))", "while true { print(\"x\") }",
        "var x = 1.0; while true { x *= 2 }", "let a = zip(0..., 0...).map { $0 }", "let a = (0...).map { $0 }",
        "let a = (0...).lazy.map { $0 }.filter { $0 < 0 }.first", "let a = sequence(first: 1) { $0 }.map { $0 }",
        "func f(_ n: Int) -> Int { f(n + 1) + 1 }; f(0)", "func f<T>(_ x: T) { f([x]) }; f(1)",
        "let f = { (x: Int) in x }; var g = f; for _ in 0..<100_000 { let h = g; g = { h($0) } }; g(1)",
        "protocol A { func a() }; extension A { func a() { a() } }; struct B: A {}; B().a()",
        "struct S { var x: Int { x } }; S().x", "struct S { subscript(i: Int) -> Int { self[i] } }; S()[0]",
        "struct S: Equatable { static func == (a: S, b: S) -> Bool { a == b } }; S() == S()",
        "struct S: CustomStringConvertible { var description: String { \"\\(self)\" } }; print(S())",
        "var a = [1, 2, 3]; for x in a { a.append(x) }", "var a = [3, 2, 1]; a.sort { _, _ in true }",
        "enum E { case a; static let b = E.b }; E.b", "let x = x",
        "struct S { static let a = S.b; static let b = S.a }; S.a",
        "let a = (0..<900_000).map { _ in Array(repeating: 1, count: 900_000) }",
        "var a: [[Int]] = []; while true { a.append((0..<900_000).reversed()) }",
        "let s = String(repeating: \"a\", count: 900_000); var a: [String] = []; while true { a.append(s + \"b\") }",
        "let s = String(repeating: \"a\", count: 900_000); var a: [Any] = []; while true { a.append(Array(s)) }",
        "let a = Array(0..<900_000); while true { _ = a.sorted() }",
        "let a = Array(0..<900_000); while true { _ = a == a }",
        "let a = Array(0..<900_000); while true { _ = a.contains(-1) }",
        "var a = Array(0..<900_000); while true { a.insert(1, at: 0); a.removeFirst() }",
        "var s: Set<Int> = []; var i = 0; while true { s.insert(i); i += 1 }",
        "GeometryReader { _ in var a: [any Element] = []; while true { a.append(Empty()) }; return Empty() }",
        "LayoutWriter { context, layout in while true { layout.add(with: .zero, child: Empty()) } }",
        "struct P: ProxyElement { var elementRepresentation: any Element { GeometryReader { _ in Row { P(); P() } } } }; P()",
        "class C { var o: C?; var x = 0 { didSet { o?.x = x + 1 } } }; let a = C(); let b = C(); a.o = b; b.o = a; a.x = 1",
        "typealias A = B; typealias B = A; let a: A = 1", "class A: B {}; class B: A {}; A()",
        "extension Int { var a: Int { a } }; 1.a",
    ]

    /// Returns a text nested in many pairs of brackets, or followed by many calls.
    static func nested(_ inner: String, using dice: inout Dice) -> String {
        let count = [5, 60, 195, 199, 201, 400, 20_000][dice.below(7)]
        let pairs = [
            ("(", ")"), ("[", "]"), ("Row { ", " }"), ("Inset(uniformInset: 1, wrapping: ", ")"), ("{ ", " }()"),
            ("Optional(", ")"), ("if true { ", " }"), ("-(", ")"), ("\"\\(", ")\""),
        ]
        let pair = pairs[dice.below(pairs.count)]
        return String(repeating: pair.0, count: count) + inner + String(repeating: pair.1, count: count)
    }

    static func chained(_ inner: String, using dice: inout Dice) -> String {
        let links = [
            ".inset(uniform: 1)", ".centered()", " + 1", " ?? 2", ".map { $0 }", ".self", "!", "?", "[0]", " as Any",
            ".box(background: .red)", " && true", " == 1", "()", ".constrainedTo(width: .atMost(9))", "\n.opacity(0.5)",
        ]
        let link = dice.pick(links)
        // Each line is an edit of its own, which lays out the whole tree.
        let count = [5, 100, 1_000, 5_000][dice.below(link.hasPrefix("\n") ? 2 : 4)]
        return inner + String(repeating: link, count: count)
    }
}
