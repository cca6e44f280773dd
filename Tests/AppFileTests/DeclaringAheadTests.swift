import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Swift files that use declarations from further down, with the output of a compiled program.
@Suite("Files whose declarations follow their uses")
struct DeclaringAheadTests {
    private func run(_ text: String) throws -> String {
        try onBigStack {
            var lines: [String] = []
            _ = ScriptRunner.sharing().run(text, name: "a.blueprint") { lines.append($0.text.plain) }
            return lines.joined(separator: "\n")
        }
    }

    @Test("A type, a function and an extension can be declared after their uses, and can use each other")
    func below() throws {
        let text = """
            struct House { var owner: Person }
            print(twice(2), House(owner: Person(name: "Ann", houses: [])))
            final class Node { var list: List? }
            final class List { var nodes: [Node] = [] }
            struct Person { var name: String; var houses: [House] }
            func twice(_ number: Int) -> Int { number * 2 }
            extension House: CustomStringConvertible { var description: String { owner.name } }
            """
        let lines = try run(text).split(separator: "\n").filter { !$0.contains(" declared") }
        #expect(lines == ["4 Ann"])
    }

    @Test("Each declaration is reported in order; an error in one is reported at its place")
    func places() throws {
        #expect(try run("let bee = B()\nstruct B {}\nprint(bee)") == "bee declared\nB declared\nB()")
        #expect(
            try run("let b = B()\nstruct B { var c: Cat }").hasPrefix(
                "a.blueprint:1:9: error: cannot find 'B' in scope"
            )
        )
        #expect(
            try run("struct A {}\nstruct C { var d: Dog }").contains("a.blueprint:2:19: error: cannot find type 'Dog'")
        )
    }

    @Test("A name that is declared twice refers to the latest declaration so far")
    func twice() throws {
        #expect(try run("func f() -> Int { 1 }\nprint(f())\nfunc f() -> Int { 2 }\nprint(f())").contains("1\n"))
    }

    @Test("Declarations below a command are evaluated after the command")
    func commands() throws {
        let text = "let a = A()\nframes\nstruct A {}"
        #expect(try run(text).contains("cannot find 'A' in scope"))
    }

    @Test("print continues a line without a newline at its end; print() prints an empty line")
    func printing() throws {
        let text = """
            print("a", terminator: "")
            for number in 1...2 { print(number, terminator: " ") }
            let x = 3
            print("b")
            print()
            print("c", terminator: "")
            """
        #expect(try run(text) == "x declared\na1 2 b\n\nc")
    }

    @Test("Words that begin a declaration are not commands")
    func words() throws {
        #expect(try run("final class A {}\nlet a = A()\nweak var b = a\nprint(b === a)").hasSuffix("true"))
        #expect(
            try run(
                "infix operator <~>: AdditionPrecedence\nfunc <~> (a: Int, b: Int) -> Int { a + b }\nprint(1 <~> 2)"
            ).hasSuffix("3")
        )
    }
}
