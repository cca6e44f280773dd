import BlueprintBindings
import ProgramCases
import SwiftInterpreter
import Testing

/// The types in programs are found before they run: what the compiler accepts has no mistakes, and mistakes are at the
/// line of the compiler's error.
@Suite("Types of programs")
struct TypeTests {
    @Test("A program that the compiler accepts has no mistakes")
    func accepted() throws {
        let programs = Program.sample.filter { $0.failure == nil }
        for program in programs {
            let found = try #require(Self.mistakes[program.path])
            #expect(found.isEmpty, "\(program.path)")
        }
        #expect(programs.count > 20)
    }

    @Test("Each of these mistakes is found at its line, in these words", arguments: TypeTests.mistakesInWords)
    func words(_ mistake: Words) throws {
        let found = try TypeCheck(table: .blueprint()).mistakes(in: mistake.source, fileName: "test")
        #expect(found.first.map { "\($0.line): \($0.message)" } == mistake.message)
    }

    struct Words: Sendable, CustomStringConvertible {
        let source: String
        let message: String

        init(_ source: String, _ message: String) { (self.source, self.message) = (source, message) }

        var description: String { message }
    }

    /// Sources with the compiler's first error.
    static let mistakesInWords: [Words] = [
        Words("func f() {\n    let a = 1\n    let a = 2\n}", "3: invalid redeclaration of 'a'"),
        Words("let a = if true { 1 } else {}", "1: expected expression in branch of 'if' expression"),
        Words(
            "func f(_ g: (Int) -> String) {}\nf { n in\n}",
            "2: cannot convert value of type '()' to closure result type 'String'"
        ),
        Words(
            "let a: Int? = 3\nswitch a {\ncase .one(let n): print(n)\ncase .none: print(0)\n}",
            "3: type 'Int?' has no member 'one'"
        ),
        Words(
            "@resultBuilder\nstruct Words {}",
            "2: result builder must provide at least one static 'buildBlock' method, or both "
                + "'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'"
        ),
        Words(
            "struct S {\n    var a = 1\n    var b = { a }()\n}",
            "3: cannot use instance member 'a' within property initializer; property initializers run before 'self' is "
                + "available"
        ),
        Words(
            "struct S {\n    var a = 1\n    static func f() -> Int { a }\n}",
            "3: instance member 'a' cannot be used on type 'S'"
        ),
        Words(
            "struct S {\n    var a = 1\n    let b = S()\n}",
            "3: value type 'S' cannot have a stored property that recursively contains it"
        ),
        Words("struct T {}\nlet c = Set<T>()", "2: type 'T' does not conform to protocol 'Hashable'"),
        Words("struct T {}\nlet c = { (x: [T: Int]) in }", "2: type 'T' does not conform to protocol 'Hashable'"),
        Words(
            "func f<U>(_ u: Any) -> U? {\n    print(u is Set<U>)\n    return nil\n}",
            "2: type 'U' does not conform to protocol 'Hashable'"
        ),
        Words(
            "enum B {}\npublic extension B { func f() {} }",
            "2: extension of internal enum cannot be declared public"
        ),
        Words(
            "struct S {}\n[S()].contains(S())",
            "2: referencing instance method 'contains' on 'Sequence' requires that 'S' conform to 'Equatable'"
        ),
        Words(
            "enum E { case a(Int) }\nlet b = E.a(1) == .a(1)",
            "2: referencing operator function '==' on 'Equatable' requires that 'E' conform to 'Equatable'"
        ),
        Words(
            "struct S {}\nextension Array where Element: Equatable { var all: Int { 1 } }\nlet n = [S()].all",
            "3: property 'all' requires that 'S' conform to 'Equatable'"
        ),
        Words(
            "let d: [String: Int] = [\"a\": \"b\"]",
            "1: cannot convert value of type 'String' to expected dictionary value type 'Int'"
        ),
        Words(
            "let d: [String: Int] = [1: 2]",
            "1: cannot convert value of type 'Int' to expected dictionary key type 'String'"
        ),
        Words("let a: String = 3", "1: cannot convert value of type 'Int' to specified type 'String'"),
        Words(
            "func f(_ n: Int = \"a\") {}",
            "1: default argument value of type 'String' cannot be converted to type 'Int'"
        ),
        Words("func f(_ n: Int = nil) {}", "1: nil default argument value cannot be converted to type 'Int'"),
        Words(
            "let t: (Int, Int) = (1, 2, 3)",
            "1: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements"
        ),
        Words(
            "let a = 1\nlet b = a + \"x\"",
            "2: binary operator '+' cannot be applied to operands of type 'Int' and 'String'"
        ),
        Words("struct P { var x = 1 }\nP().y", "2: value of type 'P' has no member 'y'"),
        Words("nothing", "1: cannot find 'nothing' in scope"),
        Words("func f(a: Int) {}\nf(b: 1)", "2: incorrect argument label in call (have 'b:', expected 'a:')"),
        Words("func f(a: Int, b: Int) {}\nf(b: 1, a: 2)", "2: argument 'a' must precede argument 'b'"),
        Words(
            "func f(a: Int = 0, b: Int = 0, c: () -> Void) {}\nf(b: 1, a: 2) { }",
            "2: argument 'a' must precede argument 'b'"
        ),
        Words(
            "func f(a: Int, c: () -> Void) {}\nf(x: 1) { }",
            "2: incorrect argument label in call (have 'x:_:', expected 'a:_:')"
        ),
        Words("func f(a: Int, b: Int) {}\nf(a: 1)", "2: missing argument for parameter 'b' in call"),
        Words("var s = \"a\"\ns = nil", "2: 'nil' cannot be assigned to type 'String'"),
        Words(
            "let a: Any = 1\nfunc f() { let n: Int = a }",
            "2: cannot convert value of type 'Any' to specified type 'Int'"
        ),
        Words("func f() -> Int { \"a\" }", "1: cannot convert return expression of type 'String' to return type 'Int'"),
        Words("func g(_ a: Int?) {}\nfunc g(_ a: String?) {}\ng(nil)", "3: ambiguous use of 'g'"),
        Words("if 1 { }", "1: integer literal value '1' cannot be used as a boolean; did you mean 'true'?"),
        Words(
            "let a: Int = 1\nif let b = a { _ = b }",
            "2: initializer for conditional binding must have Optional type, not 'Int'"
        ),
        Words("for x in 3 { _ = x }", "1: for-in loop requires 'Int' to conform to 'Sequence'"),
        Words("let a: Nothing = 1", "1: cannot find type 'Nothing' in scope"),
        Words("protocol P { var a: Int { get } }\nstruct S: P {}", "2: type 'S' does not conform to protocol 'P'"),
        Words(
            "struct N {}\ntypealias A = Set<N>",
            "2: type 'N' does not conform to protocol 'Hashable'"
        ),
        Words(
            "struct N {}\nstruct S { typealias A = [N: Int] }",
            "2: type 'N' does not conform to protocol 'Hashable'"
        ),
        Words(
            "struct N {}\nextension Set where Element == N { func f() {} }",
            "2: no type for 'Element' can satisfy both 'Element == N' and 'Element : Hashable'"
        ),
        Words(
            "struct P<T> { var t: T }\nextension P: Comparable where T: Comparable { static func < (a: P, b: P) -> Bool { true } }",
            "2: conditional conformance of type 'P<T>' to protocol 'Comparable' does not imply conformance to inherited "
                + "protocol 'Equatable'"
        ),
        Words(
            "struct S { let a = 1 }\nlet k: WritableKeyPath<S, Int> = \\.a",
            "2: cannot convert key path type 'KeyPath<S, Int>' to contextual type 'WritableKeyPath<S, Int>'"
        ),
        Words(
            "struct S { let a = [1] }\nlet k: WritableKeyPath<S, Int> = \\S.a[0]",
            "2: cannot convert key path type 'KeyPath<S, Int>' to contextual type 'WritableKeyPath<S, Int>'"
        ),
        Words(
            "class C { var b: Int { 1 } }\nlet k: ReferenceWritableKeyPath<C, Int> = \\.b",
            "2: cannot convert key path type 'KeyPath<C, Int>' to contextual type 'ReferenceWritableKeyPath<C, Int>'"
        ),
        Words(
            "protocol P {}\nlet x: any P? = nil",
            "2: optional 'any' type must be written '(any P)?'"
        ),
        Words(
            "class C {}\nextension C { convenience init(b: Int) { self.init() }\ninit(a: Int) { self.init() } }",
            "3: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience "
                + "initializer?"
        ),
        Words(
            "let a = ([1].reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.value < $1.value }.map(\\.value),\n"
                + "[1, 2].differenc(from: [1]).count)",
            "2: value of type '[Int]' has no member 'differenc'"
        ),
        Words(
            "struct A { private struct In { var v = 1 } }\nlet b = A.In()",
            "2: 'In' is inaccessible due to 'private' protection level"
        ),
    ]

    /// The mistakes in all programs that can be parsed, by path.
    private static let mistakes: [String: [Diagnostic]] =
        Dictionary(
            uniqueKeysWithValues: onBigStacks(
                Program.sample,
                sharing: { TypeCheck(table: .blueprint()) },
                { program, check in
                    let mistakes = try? TypeCheck(sharing: check).mistakes(in: program.text, fileName: program.path)
                    return mistakes.map { (program.path, $0) }
                }
            ).compactMap(\.self)
        )
}
