import BlueprintREPL
import TestSessions
import Testing

/// Names of UIKit and SwiftUI for which there is another way here.
@Suite("Names of other frameworks")
struct OtherFrameworkTests {
    @Test(
        "a name that is no element of an app is not answered with a stub",
        arguments: [
            ("traits", "env sets the environment"), ("textsize large", "text has the usual size here"),
            ("ForEach([1]) { 1 }", "for value in values"),
            ("struct X: View { }", "a ProxyElement"), ("View()", "a ProxyElement"), ("UIGadget()", "cannot find"),
        ]
    )
    func ways(_ line: String, _ way: String) throws {
        let printed = try lastOutput("Label(text: \"a\")", line)
        #expect(printed.contains(way), "\(printed)")
        #expect(!printed.contains("stub"), "\(printed)")
    }

    @Test("help search finds what there is about Dynamic Type")
    func dynamicType() throws {
        #expect(try lastOutput("help search dynamic type").contains("textsize"))
    }

    @Test(
        "labels with the axis, with another name or in another order are answered with the call",
        arguments: [
            (
                "Row(minimumSpacing: 8, verticalAlignment: .center)",
                "type Row(alignment: .center, minimumSpacing: 8)"
            ),
            ("Row(spacing: 8, alignment: .center)", "type Row(alignment: .center, minimumSpacing: 8)"),
            ("Column(minimumSpacing: 8, alignment: .fill)", "type Column(alignment: .fill, minimumSpacing: 8)"),
        ]
    )
    func labels(_ line: String, _ fix: String) throws {
        let printed = try lastOutput(line)
        #expect(printed.contains(fix), "\(printed)")
    }

    @Test(
        "a value without its period, and the longer name of a property, are answered with those here",
        arguments: [
            (
                "Label(text: \"a\") { $0.alignment = center }",
                "type Label(text: \"a\") { $0.alignment = .center }"
            ),
            ("Label(text: \"a\") { $0.textColor = .red }", "did you mean color?"),
            ("Row(alignment: center)", "type Row(alignment: .center)"),
        ]
    )
    func values(_ line: String, _ fix: String) throws {
        let printed = try lastOutput(line)
        #expect(printed.contains(fix), "\(printed)")
    }

    @Test("words that are no value of a property say so")
    func words() throws {
        let printed = try lastOutput("Label(text: \"a\")", "set font bold 20")
        #expect(printed.contains("'bold 20' is not a value for font"), "\(printed)")
        #expect(printed.contains("type a value such as"), "\(printed)")
    }

    @Test("a property with another type than the protocol's is told its type")
    func otherType() throws {
        let printed = try lastOutput(
            "struct X: ProxyElement { var elementRepresentation: some Element { Label(text: \"a\") } }"
        )
        #expect(printed.contains("declare 'elementRepresentation' with the type 'any Element'"), "\(printed)")
        let missing = try lastOutput("struct X: ProxyElement { }")
        #expect(missing.contains("declare 'elementRepresentation'") && !missing.contains("with the type"), "\(missing)")
    }

    @Test("a property alone on a line is that of the selection before that of other elements")
    func selection() throws {
        let boxes = "Label(text: \"a\").box(background: .blue).inset(uniform: 4).box(background: .red)"
        let printed = try run([boxes, "corners 16", "select #1", "corners 16", "select #3", "corners 16"])
        #expect(printed[1].contains("Box #4 has corners: type set #4"), "\(printed[1])")
        #expect(printed[3].contains("Box #2 has corners"), "\(printed[3])")
        #expect(printed[5].contains("Box #4 has corners"), "\(printed[5])")
    }
}
