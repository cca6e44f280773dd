import BlueprintREPL
import TestSessions
import Testing

/// Foundation's and UIKit's types for text, and settings of the library, at the prompt.
@Suite struct SystemTextTests {
    @Test(
        "Sets of characters are searched",
        arguments: [
            ("CharacterSet.uppercaseLetters.contains(\"A\")", "true"),
            ("CharacterSet.decimalDigits.contains(\"a\")", "false"),
            ("\"a1\".unicodeScalars.filter { CharacterSet.decimalDigits.contains($0) }.count", "1"),
            ("[\"see World\".rangeOfCharacter(from: .uppercaseLetters)].compactMap { $0 }.count", "1"),
            ("String(\"see World\"[\"see World\".rangeOfCharacter(from: .uppercaseLetters)!])", "\"W\""),
            ("\"see\".rangeOfCharacter(from: CharacterSet.decimalDigits.inverted) == nil", "false"),
            ("\"see\".rangeOfCharacter(from: .decimalDigits) == nil", "true"),
        ]
    )
    func characterSets(_ expression: String, _ value: String) throws {
        #expect(try lastOutput("print \(expression)") == value)
    }

    @Test(
        "A literal of one scalar is a scalar, a character or a string",
        arguments: [
            ("let a: Unicode.Scalar = \"x\"", "a.value", "120"), ("let a: Character = \"x\"", "a.isLetter", "true"),
            ("let a = \"x\"", "a.count", "1"), ("let a = [\"x\", \"yz\"]", "a.count", "2"),
            ("let a = true ? \"x\" : \"yz\"", "a.count", "1"),
            ("let a: Character = \"e\\u{301}\"", "a.isLetter", "true"),
        ]
    )
    func literals(_ declaration: String, _ expression: String, _ value: String) throws {
        #expect(try run([declaration, "print \(expression)"]).last == value)
    }

    @Test("A literal of two scalars is no scalar")
    func noScalar() throws {
        #expect(try lastOutput("let a: Unicode.Scalar = \"e\\u{301}\"").contains("error"))
    }

    @Test(
        "Fonts are made from descriptions",
        arguments: [
            ("UIFont(descriptor: UIFontDescriptor(), size: 11).pointSize", "11.0"),
            ("UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize", "12.0"),
            ("UIFontDescriptor().pointSize", "0.0"),
            ("UIFont(descriptor: UIFontDescriptor(name: \"Georgia\", size: 9), size: 0).fontName", "\"Georgia\""),
        ]
    )
    func fonts(_ expression: String, _ value: String) throws {
        #expect(try lastOutput("print \(expression)") == value)
    }

    @Test("The attributes of links are read")
    func linkAttributes() throws {
        let lines = [
            "let label = AttributedLabel(attributedText: NSAttributedString(string: \"a\"))",
            "let color = label.linkAttributes[.foregroundColor] as? UIColor", "print color == .systemBlue",
            "print label.activeLinkAttributes.count",
        ]
        #expect(try run(lines).suffix(2) == ["true", "1"])
    }

    @Test("Settings of the library are set and read")
    func settings() throws {
        let source = """
            import BlueprintUI
            print(BlueprintLogging.isEnabled)
            BlueprintLogging.isEnabled = true
            print(BlueprintLogging.isEnabled)
            BlueprintLogging.isEnabled = false
            // Tests that run beside this one lay out in the same mode.
            LayoutMode.default = .caffeinated(options: LayoutMode.default.options)
            print(LayoutMode.default.options.hintRangeBoundaries)
            """
        var printed: [String] = []
        _ = ScriptRunner.sharing().run(source, name: "a.swift") { printed.append($0.text.plain) }
        #expect(printed == ["false", "true", "true"])
    }

    @Test("A type's range of text is one of UTF-16 units")
    func ranges() throws {
        let lines = [
            "let text = NSMutableAttributedString(string: \"see swift.org\")",
            "text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 5))",
            "print text.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil",
            "print text.attribute(.foregroundColor, at: 9, effectiveRange: nil) == nil",
        ]
        #expect(try run(lines).suffix(2) == ["false", "true"])
    }
}
