import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// The parts of values of declared types, as a compiled program prints them; there, types of a function have other names.
@Suite("Dumped values")
struct DumpTests {
    @Test("Structs, objects and cases show their parts, and an object once only")
    func declaredTypes() throws {
        let program = """
            struct Point {
                var x = 1
                var next: Int?
                var list = [1, 2]
            }
            class Base { var point = Point(next: 4) }
            final class Child: Base {
                let tag: String? = "s"
                lazy var late = 3
            }
            enum Case { case plain, one(Int), named(x: Int), two(x: Int, String) }
            let child = Child()
            dump([child, child])
            dump([Case.plain, .one(3), .named(x: 1), .two(x: 1, "q")])
            dump(Point(), maxDepth: 1)
            dump(Int.self)
            """
        let printed = try onBigStack {
            var printed: [String] = []
            _ = ScriptRunner.sharing().run(program, name: "a.swift") { printed.append($0.text.plain) }
            return printed.joined(separator: "\n")
        }
        #expect(
            printed == """
                ▿ 2 elements
                  ▿ main.Child #0
                    ▿ super: main.Base
                      ▿ point: main.Point
                        - x: 1
                        ▿ next: Optional(4)
                          - some: 4
                        ▿ list: 2 elements
                          - 1
                          - 2
                    ▿ tag: Optional("s")
                      - some: "s"
                    - $__lazy_storage_$_late: nil
                  ▿ main.Child #0
                ▿ 4 elements
                  - main.Case.plain
                  ▿ main.Case.one
                    - one: 3
                  ▿ main.Case.named
                    ▿ named: (1 element)
                      - x: 1
                  ▿ main.Case.two
                    ▿ two: (2 elements)
                      - x: 1
                      - .1: "q"
                ▿ main.Point
                  - x: 1
                  - next: nil
                  ▹ list: 2 elements
                - Swift.Int #0
                """
        )
    }
}
