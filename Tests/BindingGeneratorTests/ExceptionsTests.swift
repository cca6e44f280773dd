import BindingGenerator
import SymbolGraphs
import Testing

/// The file of exceptions decides what declarations do not say.
@Suite("Exceptions from generated bindings")
struct ExceptionsTests {
    private static let members: [Symbol] = [
        .member("property", "watts", "var watts: Int", "The power.", line: 3),
        .member("property", "isOn", "var isOn: Bool", "True if it is on.", line: 1),
        .member("method", "go()", "func go()", "Goes.", line: 2),
    ]

    @Test("Without exceptions, members have the order of their declarations")
    func none() throws {
        #expect(
            try Generated(Self.members).lines == [
                #"type.property("isOn", \.isOn, summary: "True if it is on.")"#,
                #"type.method("go()", summary: "Goes.") { value, _ in value.go() }"#,
                #"type.property("watts", \.watts, summary: "The power.")"#,
            ]
        )
    }

    @Test("A member has another help text, or none, or is bound by hand, or not at all")
    func lines() throws {
        let lines = "# why\nLamp\n    watts: The power: in watts.\n    silent go()\n    hand isOn"
        let made = try Generated(Self.members, except: lines)
        #expect(
            made.lines == [
                #"type.method("go()") { value, _ in value.go() }"#,
                #"type.property("watts", \.watts, summary: "The power: in watts.")"#,
            ]
        )
        #expect(try Generated(Self.members, except: "Lamp\n    absent isOn watts\n    absent go()").lines == [])
        #expect(try Generated(Self.members, except: "absent Lamp").text.contains("TypeRegistration<Lamp>") == false)
        #expect(try Generated(Self.members, except: "absent .go()").lines.count == 2)
    }

    @Test("Lines in order decide the order, with a place for what is bound by hand between them")
    func order() throws {
        let lines = "Lamp in order\n    watts\n    hand isOn\n    go()\n    hand stop(_:)"
        let made = try Generated(Self.members, except: lines)
        #expect(
            made.lines == [
                #"type.property("watts", \.watts, summary: "The power.")"#,
                #"type.keepPlace(of: "isOn")"#,
                #"type.method("go()", summary: "Goes.") { value, _ in value.go() }"#,
            ]
        )
        // What has no line comes last.
        #expect(try Generated(Self.members, except: "Lamp in order\n    watts").lines.first?.contains("watts") == true)
    }

    @Test("Enums and sets of options are registered, with their comment or another help text")
    func registered() throws {
        let types = [
            Symbol(kind: "enum", path: ["Mode"], comment: ["The mode."]), Symbol(kind: "struct", path: ["Parts"]),
        ]
        let text = try Generated(types, except: "cases Mode\noptions Parts: Some parts.").text
        #expect(text.contains(#"table.registerCases(of: Mode.self, as: "Mode", summary: "The mode.")"#))
        #expect(text.contains(#"table.registerOptions(of: Parts.self, as: "Parts", summary: "Some parts.")"#))
    }

    @Test(
        "A line that says nothing right is refused",
        arguments: [
            ("    isOn: True.", "line 2 is before the first type"),
            ("Lamp\n    isOn: a.\n    silent isOn", "line 4: 'isOn' has a line already"),
            ("cases Mast", "there is no type 'Mast': take its line out"),
            ("delegates Mast", "there is no protocol 'Mast': take it out of the delegates"),
            ("Lamp\nLamp", "line 3: 'Lamp' has a section already; write all its lines there"),
            ("Lamp and more", "line 2: a type stands alone, or is followed by 'in order'"),
            ("Lantern\n    silent isOn", "there is no type 'Lantern': take its section out"),
            ("Lamp\n    silent isOff", "Lamp has no member 'isOff': take its line out"),
        ]
    )
    func faults(text: String, message: String) {
        let fault = #expect(throws: Exceptions.Fault.self) { try Generated(Self.members, except: text) }
        #expect(fault?.description == message)
    }
}
