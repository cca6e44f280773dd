import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Several Swift files are one module, as for the compiler.
@Suite("The files of a module")
struct ModuleTests {
    private func module(_ files: KeyValuePairs<String, String>) throws -> (printed: [String], passed: Bool) {
        try onBigStack {
            var printed: [String] = []
            let module = ModuleText(files.map { .init($0, $1) })
            let report = ScriptRunner.sharing().run(module) { printed.append($0.text.plain) }
            return (printed, report.passed)
        }
    }

    @Test("Declarations see each other in any order, and main.swift runs, wherever it is named")
    func order() throws {
        let result = try module([
            "main.swift": "import UIKit\nprint(Order(items: items).total)\n",
            "Order.swift": "import Foundation\nstruct Order {\n    var items: [Item]\n}\n",
            "Total.swift": "extension Order {\n    var total: Int { items.reduce(0) { $0 + $1.price } }\n}\n",
            "Item.swift":
                "let items = [Item(price: base), Item(price: base * 2)]\nstruct Item {\n    var price: Int\n}\n",
            "Base.swift": "let base = 7",
        ])
        #expect(result.printed == ["21"])
        #expect(result.passed)
    }

    @Test("A variable outside of main.swift gets its value when it is first used")
    func lateVariables() throws {
        let files: KeyValuePairs = [
            "Values.swift": "let used = make(1)\nlet unused = make(2)\nvar count = 0 { didSet { print(count) } }\n",
            "Make.swift": "func make(_ number: Int) -> Int {\n    print(\"making\", number)\n    return number\n}\n",
            "main.swift": "let first = make(3)\nprint(\"start\")\nprint(used, used)\ncount += 1\n",
        ]
        #expect(try module(files).printed == ["making 3", "start", "making 1", "1 1", "1"])
    }

    @Test("The element of main.swift is drawn")
    func element() throws {
        let printed = try module([
            "Card.swift":
                "struct Card: ProxyElement {\n    var elementRepresentation: Element { Label(text: \"Hi\") }\n}\n",
            "main.swift": "Card().inset(uniform: 8)\n",
        ]).printed
        #expect(printed.last?.contains("Inset >#2<") == true)
    }

    @Test("Each error has the file, the line and the column")
    func errors() throws {
        let result = try module([
            "A.swift": "\nstruct A {\n    let b: Int = \"x\"\n}\n",
            "B.swift": "struct A {}\nfunc f() -> Missing { g() }\n",
        ])
        let text = result.printed.joined(separator: "\n")
        #expect(text.contains("A.swift:3:18: error: cannot convert value of type 'String' to specified type"))
        #expect(text.contains("B.swift:1:8: error: invalid redeclaration of 'A'\n  struct A {}\n         ^"))
        #expect(text.contains("B.swift:2:13: error: cannot find type 'Missing' in scope"))
        #expect(!result.passed)
    }

    @Test("A syntax error belongs to its file, also if a bracket is open at the end of the file")
    func syntaxErrors() throws {
        let printed = try module(["A.swift": "struct A {\n", "B.swift": "struct B {}\n"]).printed
        #expect(printed.first?.hasPrefix("A.swift:1:11: error: expected '}' to end struct") == true)
    }

    @Test("An error while main.swift runs has its place")
    func runtimeErrors() throws {
        let printed = try module([
            "A.swift": "let values = [1, 2]\n", "main.swift": "print(values[0])\nprint(values[5])\n",
        ]).printed
        #expect(printed.first == "1")
        #expect(printed.last?.hasPrefix("main.swift:2:14: error: index out of range") == true)
    }

    @Test("The calls on the way to an error have their files")
    func calls() throws {
        let printed = try module([
            "A.swift": "\n\nfunc first(_ values: [Int]) -> Int {\n    pick(values)\n}\n",
            "B.swift": "func pick(_ values: [Int]) -> Int { values[3] }\n", "main.swift": "let x =  first([])\n",
        ]).printed
        #expect(printed.last?.hasPrefix("B.swift:1:44: error: index out of range") == true)
        #expect(printed.last?.contains("in pick(_:), called at A.swift:4: ") == true)
        #expect(printed.last?.contains("in first(_:), called at main.swift:1: ") == true)
    }

    @Test("Statements belong into main.swift")
    func statements() throws {
        let result = try module(["A.swift": "print(1)\n", "B.swift": "let b = 1\nfor i in 0..<3 {}\n"])
        let text = result.printed.joined(separator: "\n")
        #expect(text.contains("A.swift:1:1: error: expressions are not allowed at the top level"))
        #expect(text.contains("B.swift:2:1: error: statements are not allowed at the top level"))
        #expect(text.contains("blueprint run A.swift"))
        #expect(!result.passed)
    }

    // MARK: - Private declarations

    @Test("Two files may each have a private declaration of one name, and print it as it is written")
    func privateNames() throws {
        let result = try module([
            "A.swift": """
            private struct Row { var x = 1 }
            private let gap = 4
            func a() -> String { "\\(Row()) \\(gap) \\([Row()])" }
            """,
            "B.swift": """
            fileprivate struct Row { var gap = 2 }
            private func helper(_ row: Row) -> Int { row.gap }
            func b() -> String { "\\(Row()) \\(helper(Row()))" }
            extension Row { static let zero = Row(gap: 0) }
            """,
            "C.swift":
                "private func helper(_ text: String) -> String { text + \"!\" }\nfunc c() -> String { helper(\"c\") }\n",
            "main.swift": "print(a())\nprint(b())\nprint(c())\n",
        ])
        #expect(result.printed == ["Row(x: 1) 4 [main.Row(x: 1)]", "Row(gap: 2) 2", "c!"])
    }

    @Test("A private declaration is unknown in another file; one of the library is meant there")
    func hiding() throws {
        let hidden = try module([
            "A.swift": "private struct Row {}\nprivate let secret = 1\n", "main.swift": "print(secret)\n",
        ])
        #expect(hidden.printed.first?.hasPrefix("main.swift:1:7: error: cannot find 'secret' in scope") == true)
        let shown = try module([
            "A.swift": "private struct Row {}\nlet rows = [Row()].count\n",
            "main.swift": "Row { Label(text: \"x\") }\n",
        ])
        #expect(shown.printed.last?.contains("Row >#1<") == true)
    }

    @Test("A private name that its file also uses otherwise stays, if the other file's can get a mark")
    func privateNameUsedOtherwise() throws {
        let result = try module([
            "A.swift": """
            private let gap = 1
            struct A { var gap = 2 }
            func a() -> [Int] { [gap, A().gap, A(gap: 5).gap] }
            """,
            "B.swift": "private let gap = 3\nfunc b() -> Int { gap }\n", "main.swift": "print(a(), b())\n",
        ])
        #expect(result.printed == ["[1, 2, 5] 3"])
    }

    @Test("Private names that cannot be told apart are refused by name")
    func refusals() throws {
        let name = try module([
            "A.swift": "private let gap = 1\nstruct A {\n    var gap = 2\n}\n",
            "B.swift": "private let gap = 3\nstruct B {\n    var gap = 4\n}\n",
        ])
        #expect(name.printed.first?.hasPrefix("A.swift:1:13: error: 'gap' is private in A.swift, and B.swift") == true)
        let member = try module([
            "A.swift": "private extension Int {\n    var twice: Int { self * 2 }\n}\n",
            "B.swift": "extension Int {\n    private var twice: Int { self + self }\n}\n",
        ])
        #expect(member.printed.first?.hasPrefix("B.swift:2:17: error: 'Int.twice' is private in B.swift and") == true)
        #expect(!name.passed)
    }

    // MARK: - load and watch

    private let files = MemoryFiles([
        "Card.swift":
            "import Kit\nprivate struct Row {}\nstruct Card: ProxyElement {\n    var elementRepresentation: Element { Label(text: title) }\n}\n",
        "Title.swift": "private struct Row {}\nlet title = \"Hi\"\n", "main.swift": "Card()\n",
        "broken.swift": "let a: Int = \"\"\n",
    ])

    @Test("load opens several files as one document, which can be edited")
    func load() throws {
        let outputs = try run(["load Card.swift Title.swift main.swift", "inset 4", "tree"], files: files)
        #expect(outputs[0].contains("3 files loaded: 1 node, 4 declarations"))
        #expect(outputs[0].contains("'Row' is private in Card.swift: in the document it is Row\u{02B9}1"))
        #expect(outputs[0].contains("import Kit is kept"))
        #expect(outputs[2].contains("\"Hi\""))
    }

    @Test("load names the file that is missing, wrong or no Swift file")
    func loadErrors() throws {
        func output(_ line: String) throws -> String { try lastOutput(line, files: files) }
        #expect(try output("load Card.swift Other.swift").contains("Other.swift: no such file"))
        #expect(try output("load Title.swift broken.swift").contains("line 1 of broken.swift: let a: Int = \"\""))
        #expect(try output("load Title.swift notes.txt").contains("notes.txt: is not a Swift file"))
        #expect(try output("load My Cards.swift").contains("My Cards.swift: no such file"))
    }

    @Test("A watched module keeps its views when one file changes, and names the file of an error")
    func watching() throws {
        func titled(_ title: String) -> ModuleText {
            ModuleText([
                .init("Title.swift", "let title = \(title)\n"), .init("main.swift", "Label(text: title)\n"),
            ])
        }
        try onBigStack {
            let file = WatchedFile("App")
            #expect(file.take(titled("\"one\"")).text.plain.contains("App: 1 node, 1 declaration"))
            #expect(file.take(titled("\"two\"")).text.plain.contains("views: reused 1"))
            #expect(file.take(titled("1 +")).text.plain.hasPrefix("Title.swift:1:16: error:"))
            #expect(file.take(titled("1")).text.plain.hasPrefix("main.swift:1:13: error: cannot convert"))
        }
    }
}
