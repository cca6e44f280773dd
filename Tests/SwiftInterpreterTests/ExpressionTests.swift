import SwiftInterpreter
import Testing

@Suite struct ExpressionTests {
    @Test(arguments: operatorValues)
    func operatorsAndLiterals(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test(arguments: stringValues)
    func strings(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test(arguments: libraryValues)
    func standardLibrary(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test(arguments: changedValues)
    func variablesChange(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test(arguments: optionalValues)
    func optionalsAndCasts(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    private static let operatorValues: [(String, String)] = [
        ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 / 2", "3"), ("7.0 / 2", "3.5"), ("-7 % 3", "-1"),
        ("2 - 3 - 4", "-5"),
        ("1_000", "1000"), ("0xFF", "255"), ("0b101", "5"), ("1e3", "1000"),
        ("-9223372036854775808", "-9223372036854775808"),
        ("1 + 0.5", "1.5"), ("0.5 + 1", "1.5"), ("let x = 2.5; 10 / 4 * x", "6.25"),
        ("let w: Double = 10 / 4; w", "2.5"),
        ("1 < 2 && 2 < 1 || true", "true"), ("!true", "false"), ("1 << 4 | 1", "17"), ("true ? 1 : 2", "1"),
        ("false ? 1 : true ? 2 : 3", "2"), ("nil ?? 3", "3"), ("let a: Int? = nil; a ?? 4", "4"), ("5 ~= 5", "true"),
        ("(1, \"b\") == (1, \"b\")", "true"), ("(1, 2) < (1, 3)", "true"), ("\"a\" < \"b\"", "true"),
        ("[1, 2.5]", "[1, 2.5]"), ("[1: \"a\", 2: \"b\"]", "[1: \"a\", 2: \"b\"]"), ("[:] as [String: Int]", "[:]"),
        ("[Int]()", "[]"),
        ("1...3", "1...3"), ("(1..<4).count", "3"), ("0.5...2", "0.5...2"), ("7 &+ 1", "8"), ("~5", "-6"),
        ("[1, 2] + [3]", "[1, 2, 3]"), ("let (a, b) = (1, 2); a + b", "3"), ("(x: 1, y: 2).y", "2"), ("(1, 2).0", "1"),
    ]

    private static let stringValues: [(String, String)] = [
        (#""a\tb\\""#, #""a\tb\\""#), (#""\u{1F600}""#, "\"😀\""), (#""1 + 1 = \(1 + 1)""#, "\"1 + 1 = 2\""),
        (##"#"raw \n \#(1)"#"##, #""raw \\n 1""#), ("\"\"\"\n  one\n    two\n  \"\"\"", #""one\n  two""#),
        (#""\("in \("deep")")""#, "\"in deep\""), (#""\(8.0) \([1, 2]) \(true)""#, "\"8.0 [1, 2] true\""),
        ("\"\"\"\n  one \\\n  two\n  \"\"\"", "\"one two\""),
    ]

    private static let libraryValues: [(String, String)] = [
        ("\"abc\".count", "3"), ("\"abc\".uppercased()", "\"ABC\""),
        ("\"a b\".split(separator: \" \")", "[\"a\", \"b\"]"),
        ("[\"a\", \"b\"].joined(separator: \"-\")", "\"a-b\""), ("String(repeating: \"ab\", count: 2)", "\"abab\""),
        ("\"hello\".hasPrefix(\"he\")", "true"), ("\"hello\".contains(\"ll\")", "true"), ("\"\".isEmpty", "true"),
        ("\"abc\".map { $0.uppercased() }", "[\"A\", \"B\", \"C\"]"), ("String(42)", "\"42\""),
        ("Int(\"42\")", "Optional(42)"),
        ("Int(\"x\")", "nil"), ("Int(3.9)", "3"), ("Double(3)", "3"), ("String(1.5)", "\"1.5\""),
        ("CGFloat(2) / 4", "0.5"),
        ("[3, 1, 2].sorted()", "[1, 2, 3]"), ("[3, 1, 2].sorted(by: >)", "[3, 2, 1]"),
        ("[1, 2].map { $0 * 2 }", "[2, 4]"),
        ("[1, 2, 3].filter { $0 > 1 }", "[2, 3]"), ("[1, 2, 3].reduce(0, +)", "6"),
        ("[1.5, 2].reduce(0) { $0 + $1 }", "3.5"),
        ("[1, 2].reversed()", "[2, 1]"), ("[1, 2].first", "Optional(1)"), ("[1, 2, 3].contains(2)", "true"),
        ("[1, 2].isEmpty", "false"),
        ("[\"a\"].enumerated().map { \"\\($0.offset)\\($0.element)\" }", "[\"0a\"]"),
        ("[\"a\"].enumerated().map { i, x in \"\\(i)\\(x)\" }", "[\"0a\"]"),
        ("zip([1, 2], [3, 4]).map { $0 + $1 }", "[4, 6]"),
        ("Array(stride(from: 0, to: 1, by: 0.5))", "[0, 0.5]"), ("(1...3).map { $0 }", "[1, 2, 3]"),
        ("max(1, 2.5)", "2.5"), ("min(3, 2, 1)", "1"), ("abs(-3)", "3"), ("[1, nil, 2].compactMap { $0 }", "[1, 2]"),
        ("[[1], [2]].flatMap { $0 }", "[1, 2]"), ("[1, 2].indices", "0..<2"), ("(2.5).rounded()", "3"),
        ("Array(repeating: 0, count: 2)", "[0, 0]"), ("[\"a\": 1][\"a\"]", "Optional(1)"), ("[\"a\": 1][\"b\"]", "nil"),
        ("[\"a\": 1][\"b\", default: 7]", "7"), ("[1, 2, 3][1...]", "ArraySlice([2, 3])"),
        ("10.isMultiple(of: 5)", "true"),
        ("[1, 2, 3].first { $0 > 1 }", "Optional(2)"), ("[\"b\": 1, \"a\": 2].keys", "[\"b\", \"a\"]"),
        ("(1..<10).contains(3)", "true"),
    ]

    private static let changedValues: [(String, String)] = [
        ("var a = [1]; a.append(2); a[0] = 5; a", "[5, 2]"),
        ("var a: [Double] = []; a.append(1); a.append(2.5); a", "[1, 2.5]"),
        ("var d = [\"a\": 1]; d[\"b\"] = 2; d[\"a\"] = nil; d", "[\"b\": 2]"), ("var x = 1; x += 2; x", "3"),
        ("var t = (1, 2); t.0 = 5; t", "(5, 2)"), ("var a = [[1], [2]]; a[1][0] += 5; a", "[[1], [7]]"),
        ("var a = [3, 1]; a.sort(); a.removeFirst(); a", "[3]"),
        ("var s = \"a\"; s += \"b\"; s.append(\"c\"); s", "\"abc\""),
        ("var d: [String: [Int]] = [:]; d[\"a\", default: []].append(1); d", "[\"a\": [1]]"),
        ("let x: Int; x = 3; x", "3"),
        ("var (a, b) = (1, 2); (a, b) = (b, a); a", "2"), ("var flag = true; flag.toggle(); flag", "false"),
    ]

    private static let optionalValues: [(String, String)] = [
        ("let a: Int? = 3; a! + 1", "4"), ("let a: String? = \"x\"; a?.count", "Optional(1)"),
        ("let a: String? = nil; a?.count", "nil"),
        ("let a: [Int]? = nil; a?.first?.description ?? \"none\"", "\"none\""), ("3 is Int", "true"),
        ("3 as Any is String", "false"),
        ("\"a\" as? Int", "nil"), ("1 as Double", "1"), ("let x: Any = 3; (x as? Int) ?? 0", "3"),
    ]
}
