import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Parameters of extracted components have the types that the type checker knows of their values.
@Suite struct ParameterTypeTests {
    private static let declarations = [
        "struct Tapped: ProxyElement { var title: String; var onTap: (Int) -> Void; var elementRepresentation: any Element { Label(text: title) } }",
        "struct Chosen: ProxyElement { enum Kind { case a, b }; var kind = Kind.a; var elementRepresentation: any Element { Label(text: \"k\") } }",
        "struct Held<Value>: ProxyElement { let value: Value; var elementRepresentation: any Element { Label(text: \"v\") } }",
        "stub Foo 10x10",
    ]

    @Test(
        "a value has its type",
        arguments: [
            ("Button(onTap: { }, wrapping: Label(text: \"a\"))", "#3.onTap", "() -> Void"),
            ("Label(text: \"a\").tappable { print(1) }", "#3.onTap", "() -> Void"),
            ("Label(text: \"a\").tappable() { print(1) }", "#3.onTap", "() -> Void"),
            ("Tapped(title: \"t\", onTap: { print($0) })", "#2.onTap", "(Int) -> Void"),
            ("Tapped(title: \"t\") { print($0) }", "#2.onTap", "(Int) -> Void"),
            ("Chosen(kind: .b)", "#2.kind", "Chosen.Kind"),
            ("Held(value: 3)", "#2.value", "Int"),
            ("Foo(title: \"x\", many: [1, 2])", "#2.many", "[Int]"),
            ("Label(text: \"a\") { $0.font = .systemFont(ofSize: 4) }", "#2.font", "UIFont"),
        ]
    )
    func type(element: String, reference: String, type: String) throws {
        let number = reference.prefix { $0 != "." }
        let printed = try run(
            Self.declarations + ["Column { \(element) }", "extract \(number) Row1(it: \(reference))", "swift"]
        )
        #expect(printed[printed.count - 2].contains("let it: \(type)\n"), "\(printed[printed.count - 2])")
        #expect(printed[printed.count - 1].contains("    Row1(it: "), "\(printed[printed.count - 1])")
    }

    @Test("a value whose type no property can have is refused")
    func refused() throws {
        let printed = try run(Self.declarations + ["Foo(a: nil)", "extract #1 Row1(a: #1.a)"])
        #expect(
            printed.last?.contains("the type of #1.a cannot be written in another declaration") == true,
            "\(printed)"
        )
    }

    @Test("parameters that are offered have different names, so that the line works")
    func wayOutTwice() throws {
        let lines = ["Column { for i in 0..<2 { Column { Label(text: \"a\\(i)\"); Label(text: \"b\\(i)\") } } }"]
        let fix = "extract #2 Pair(text: #3.text, text2: #4.text)"
        let printed = try run(lines + ["extract #2 Pair"])
        #expect(printed.last?.contains("type \(fix)") == true, "\(printed.last ?? "")")
        #expect(try run(lines + [fix]).last?.contains("let text2: String\n") == true)
    }

    @Test("a closure that uses a name around it is offered as a parameter")
    func wayOut() throws {
        let printed = try run([
            "Column { for i in 0..<2 { Label(text: \"a\").tappable { print(i) } } }", "extract #3 Row1",
        ])
        #expect(printed.last?.contains("type extract #3 Row1(onTap: #3.onTap)") == true, "\(printed.last ?? "")")
    }
}
