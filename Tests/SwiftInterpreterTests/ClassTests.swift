import SwiftInterpreter
import Testing

@Suite struct ClassTests {
    @Test(arguments: [
        ("class C { var x = 1 }; let c = C(); let d = c; d.x = 3; c.x", "3"),
        ("class C {}; let c = C(); let d = c; [c === d, c === C(), c !== d]", "[true, false, false]"),
        ("class C { var x: Int; init(x: Int) { self.x = x }; convenience init() { self.init(x: 7) } }; C().x", "7"),
        ("class C { var n = 0; func up() -> C { n += 1; return self } }; C().up().up().n", "2"),
        ("class C { static var all = 0; init() { C.all += 1 } }; _ = C(); _ = C(); C.all", "2"),
        (
            "class C { var items: [Int] = []; func add(_ x: Int) { items.append(x) } }; let c = C(); c.add(1); c.items",
            "[1]"
        ),
        (
            "class C { lazy var x = [n].count + n; var n = 3 }; let c = C(); c.n = 5; let a = c.x; c.n = 9; [a, c.x]",
            "[6, 6]"
        ),
        (
            "class C { var f: (() -> Int)?; var n = 2; init() { f = { [weak self] in self?.n ?? 0 } } }; let c = C(); c.f!()",
            "2"
        ),
        (
            "class A { func f() -> Int { 1 }; func g() -> Int { f() } }; class B: A { override func f() -> Int { 5 + super.f() } }; B().g()",
            "6"
        ),
        ("class A { var v: Int { 1 } }; class B: A { override var v: Int { super.v + 1 } }; B().v", "2"),
        (
            "class A { let n: Int; init(n: Int) { self.n = n } }; class B: A { let m: Int; init() { m = 2; super.init(n: 3) } }; [B().n, B().m]",
            "[3, 2]"
        ),
        ("class A { let n: Int; init(n: Int) { self.n = n } }; class B: A { var m = 4 }; B(n: 1).n", "1"),
        (
            "class A { var n = 0; init() { n = 8 } }; class B: A { let m: Int; init(m: Int) { self.m = m } }; B(m: 1).n",
            "8"
        ),
        ("class A {}; class B: A {}; let x: A = B(); [x is B, (x as? B) != nil, A() is B]", "[true, true, false]"),
        (
            "protocol P: AnyObject { func f() -> Int }; final class C: P { func f() -> Int { 4 } }; let p: P = C(); p.f()",
            "4"
        ),
        ("class C { init?(_ n: Int) { if n < 0 { return nil } } }; [C(1) == nil, C(-1) == nil]", "[false, true]"),
        (
            "struct S { lazy var x = n * 2; var n = 3 }; var s = S(); s.n = 5; let a = s.x; s.n = 9; s.x += 1; [a, s.x]",
            "[10, 11]"
        ),
        ("struct S { let c: C }; class C { var x = 1 }; let s = S(c: C()); s.c.x = 6; s.c.x", "6"),
    ])
    func objectsAreShared(source: String, value: String) throws {
        #expect(try evaluated(source) == value)
    }

    @Test(arguments: [
        (
            "struct S { var x = 0 { willSet { print(\"to \\(newValue)\") } didSet { print(\"from \\(oldValue)\") } } }; var s = S(); s.x = 4",
            "to 4|from 0"
        ),
        ("class C { var x: Int { didSet { print(x) } }; init() { x = 1 } }; let c = C(); c.x += 2", "3"),
        ("class C { var x = 1 { didSet { if x > 9 { x = 9 } } } }; let c = C(); c.x = 30; print(c.x)", "9"),
        ("class C { var a = [1] { didSet { print(a.count) } } }; let c = C(); c.a.append(2); c.a[0] = 5", "2|2"),
        ("var v = 1 { didSet { print(oldValue, v) } }; v = 2; v += 3", "1 2|2 5"),
        ("struct S { static var n = 0 { didSet { print(\"n\", n) } } }; S.n = 4", "n 4"),
        ("class A { var x = 1 }; class B: A { override var x: Int { didSet { print(\"B\", x) } } }; B().x = 2", "B 2"),
    ])
    func observersSeeEveryChange(source: String, lines: String) throws {
        let interpreter = Interpreter(table: shapes())
        try interpreter.evaluate(source, fileName: "test")
        #expect(interpreter.takePrintedLines() == lines.split(separator: "|").map(String.init))
    }

    @Test(arguments: [
        (
            "class C { var x: Int }; C(x: 4).x",
            "class 'C' has no initializers: the compiler refuses it; here you can call C(x:)"
        ),
        ("#if os(iOS)\nlet x = 1\n#endif\n2", "the code under '#if os(iOS)' is skipped"),
        (
            "protocol Shape { func draw() }; 1",
            "protocol 'Shape' is already defined; this listing is ignored"
        ),
        (
            "public struct Text { public var count: Int { get } }; 1",
            "'Text' is already defined; this listing of its interface is ignored"
        ),
        (
            "extension Text { public func shout() -> Text }; 1",
            "'Text' is already defined; this listing of its interface is ignored"
        ),
        ("struct S {\n  // ...\n  var x = 1\n}; S().x", "'S' is incomplete: the comment '// ...' is in place of code"),
    ])
    func codeThatACompilerRejectsIsNoted(source: String, note: String) throws {
        let interpreter = Interpreter(table: shapes())
        try interpreter.evaluate(source, fileName: "test")
        #expect(interpreter.takeNotes().map(\.message) == [note])
        #expect(interpreter.takeNotes().isEmpty)
    }

    @Test(arguments: [
        "#Preview { Missing() }", "@available(iOS 17, *) #Preview(\"wide\") { Missing() }",
        "#if DEBUG\n#Preview(\"wide\") { Missing() }\n#endif",
        "#if canImport(SwiftUI)\nimport SwiftUI\n#Preview { Missing() }\n#endif",
        "#if canImport(SwiftUI)\nimport SwiftUI\n#endif",
        "struct P: PreviewProvider { static var previews: some View { Missing() } }",
    ])
    func previewsDoNotRun(source: String) throws {
        let interpreter = Interpreter(table: shapes())
        let outcomes = try interpreter.evaluate(source + "\n2", fileName: "test")
        #expect(outcomes.last?.value?.reply == "2")
        #expect(interpreter.takeNotes().isEmpty)
    }
}
