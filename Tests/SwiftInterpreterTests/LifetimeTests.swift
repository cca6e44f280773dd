import SwiftInterpreter
import Testing

/// Everything that source creates is deallocated with the interpreter, even reference cycles.
@Suite struct LifetimeTests {
    @Test(arguments: [
        "let n = 1\nlet f = { n }\nf",
        "var f: () -> Int = { 1 }\nf = { f() }\nf",
        "func outer() -> () -> Int { let inner = { 1 }\n let other = { inner() }\n return other }\nouter()",
        "func outer() -> () -> Int { var a: Int { 1 }\n var b = 2 { didSet { b = a } }\n return { a + b } }\nouter()",
        "func one() -> Int { 1 }\nlet f = one\nf",
        "enum E { static let make = { E.value }\n static let value = 1 }\nE.make",
    ])
    func functionsAreDeallocated(source: String) throws {
        weak var function: FunctionValue?
        try {
            let interpreter = Interpreter(table: shapes())
            guard case .function(let made) = try interpreter.value(of: source, fileName: "t") else {
                Issue.record("this is no function")
                return
            }
            function = made
        }()
        #expect(function == nil)
    }

    @Test(arguments: [
        "struct S { var a = 1 }\nlet all = [S()]\nall[0]",
        "final class N { var next: N? }\nlet n = N()\nn.next = n\nn",
        "final class N { var f: () -> Int = { 1 } }\nlet n = N()\nn.f = { n.f() }\nn",
        "func make() -> Any { struct S { var a = 1 }\n let s = S()\n let all = [s]\n return all[0] }\nmake()",
    ])
    func instancesAreDeallocated(source: String) throws {
        weak var instance: Instance?
        try {
            let interpreter = Interpreter(table: shapes())
            guard case .instance(let made) = try interpreter.value(of: source, fileName: "t") else {
                Issue.record("this is no instance")
                return
            }
            instance = made
        }()
        #expect(instance == nil)
    }

    @Test(arguments: [
        "1",
        "struct S { var a = 1; func b() -> Int { a + c }; var c: Int { 2 } }\nS().b()",
        "final class N { static let all = [N()]; var f: () -> Int = { 1 } }\nN.all.count",
        "protocol P { func a() -> Int }\nextension P { func a() -> Int { 1 } }\nstruct S: P {}\nS().a()",
        "enum E: Int, CaseIterable { case one = 1 }\nE.allCases.map { $0.rawValue }.count",
    ])
    func tablesAreDeallocated(source: String) throws {
        final class Probe {}
        weak var table: BindingTable?
        weak var probe: Probe?
        try {
            let (own, held) = (shapes(), Probe())
            own.register(Probe.self, as: "Probe", summary: "A probe.", example: "Probe()") { type in
                type.initializer("init()", summary: "Makes the probe.", example: "Probe()") { _ in held }
            }
            (table, probe) = (own, held)
            _ = try Interpreter(table: own).value(of: source, fileName: "t")
        }()
        #expect(table == nil)
        #expect(probe == nil)
    }
}
