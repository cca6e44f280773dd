import SwiftInterpreter
import Testing

/// The mistakes that types alone do not show are those of the compiler, in its words and on its lines.
///
/// Each source has the mistakes of a line behind it, after `// error:`; the compiler finds these and no others.
@Suite("Mistakes beyond types")
struct FlowTests {
    @Test("Paths", arguments: paths)
    func checkPaths(_ source: String) throws { try check(source) }

    @Test("Initializers", arguments: initializers)
    func checkInitializers(_ source: String) throws { try check(source) }

    @Test("Mutation", arguments: mutation)
    func checkMutation(_ source: String) throws { try check(source) }

    @Test("Effects", arguments: effects)
    func checkEffects(_ source: String) throws { try check(source) }

    @Test("Control", arguments: control)
    func checkControl(_ source: String) throws { try check(source) }

    @Test("Branches as values", arguments: values)
    func checkValues(_ source: String) throws { try check(source) }

    @Test("Declarations", arguments: declarations)
    func checkDeclarations(_ source: String) throws { try check(source) }

    @Test("Declarations in the wrong place", arguments: places)
    func checkPlaces(_ source: String) throws { try check(source) }

    @Test("Mistakes that are found before the types", arguments: early)
    func checkEarly(_ source: String) throws { try check(source) }

    @Test(
        "Results that are not used are warnings",
        arguments: [
            ("func f() -> Int { 1 }; f()", "result of call to 'f()' is unused"),
            ("func f(_ n: Int) -> Int { n }; f(1)", "result of call to 'f' is unused"),
            ("func f(n: Int) -> Int { n }; f(n: 1)", "result of call to 'f(n:)' is unused"),
            ("struct S {}; S()", "result of 'S' initializer is unused"),
            ("let n = 1; n == 2", "result of operator '==' is unused"),
            ("[1].map { $0 }", "result of call to 'map' is unused"),
            ("let a = [1]; a.count", "expression of type 'Int' is unused"),
        ]
    )
    func unused(_ source: String, _ message: String) throws {
        let messages = try TypeCheck(table: BindingTable()).messages(in: source, fileName: "test.swift")
        #expect(messages.mistakes.isEmpty)
        #expect(messages.warnings.map(\.message) == [message])
    }

    @Test(
        "Results that may be discarded are not warned of",
        arguments: [
            "@discardableResult func f() -> Int { 1 }; f()",
            "func f() {}; f()",
            "var a = [1]; a.removeLast(); _ = a.count",
            "class C { func m() {} }; let c: C? = C(); c?.m()",
            "class C {}; class D: C { var n = 1; override init() { super.init(); n = 2 } }",
            "struct S { var n: Int; init(_ n: Int) { self.n = n }; init() { self.init(1); n = 2 } }",
        ]
    )
    func discarded(_ source: String) throws {
        let messages = try TypeCheck(table: BindingTable()).messages(in: source, fileName: "test.swift")
        #expect(messages.warnings.isEmpty)
    }

    private func check(_ source: String) throws {
        let found = try TypeCheck(table: BindingTable()).mistakes(in: source, fileName: "test.swift")
        let unique = Set(found.map { "\($0.line): \($0.message)" })
        #expect(unique.sorted() == Self.expected(in: source))
    }

    private static func expected(in source: String) -> [String] {
        var result: [String] = []
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let mark = line.range(of: "// error: ") else { continue }
            result += line[mark.upperBound...].split(separator: " | ").map { "\(index + 1): \($0)" }
        }
        return result.sorted()
    }
}
