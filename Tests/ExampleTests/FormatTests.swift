import BlueprintREPL
import BuiltProducts
import Foundation
import Testing

/// Files that a session writes are formatted by the rules of swift-format, with the configuration of this package.
@Suite("The format of saved source")
struct FormatTests {
    private static let long =
        "Label(text: \"A text that is rather long\") { $0.font = .boldSystemFont(ofSize: 20); "
        + "$0.color = .red; $0.alignment = .center; $0.numberOfLines = 2 }"

    /// Sessions with oddly formatted input.
    private static let sessions: [[String]] = [
        [
            "let gap: CGFloat = 8",
            "struct Line: ProxyElement { var title: String; var elementRepresentation: any Element "
                + "{ Label(text: title).inset(uniform: gap).box(background: .lightGray, corners: .rounded(radius: 4)) } }",
            "func chip(_ text: String) -> any Element { Label(text: text).box(background: .gray) }",
            "Column(alignment: .leading, minimumSpacing: gap) { Line(title: \"a\"); chip(\"b\") }",
            "Row(alignment: .center, minimumSpacing: 4) {for i in 0..<3 {Label(text: \"\\(i)\")}}",
            "if gap > 4 { Label(text: \"big\") } else { Label(text: \"small\") }", "root", "inset 4", "box blue",
        ],
        ["Column()", long, "inset 4", "Label(text: \"short\")", "set color red", "set numberOfLines 2"],
        [
            "// stub MarketLabel 96x16", "textsize \"Account name\" 91.5x19.5", "Overlay()",
            "MarketLabel(text: \"A\", style: .heading, action: {})", "Label(text: \"Account name\")", "centered",
        ],
        [
            "Row(alignment: .align(to: .center), underflow: .justifyToStart, overflow: .condenseUniformly, "
                + "minimumSpacing: 8) { Spacer(8); Spacer(4); Row() }",
            "inset 1 2", "column", "row", "box red",
        ],
        [
            "enum Size {\ncase small, large\nvar points: CGFloat {\nswitch self {\ncase .small:\n8\ncase .large:\n"
                + "// twice as much\n16\n}\n}\n}",
            "struct Line: ProxyElement {\nvar title: String\nvar elementRepresentation: any Element {\n"
                + "Label(text: title) { label in\nlabel.color = .red\n}\n.inset(uniform: Size.large.points)\n}\n}",
            "func title(\nof index: Int\n) -> String {\nif index > 0 {\nreturn \"\\(index)\"\n}\n"
                + "return \"zero\"\n}",
            "Row { row in\nfor index in 0..<2 {\nrow.addFixed(child: Line(title: title(of: index)))\n}\n"
                + "row.addFlexible(\nkey: \"k\",\nchild: Line(title: \"last\")\n)\n}",
        ],
    ]

    @Test("swift-format changes nothing of a document or of a saved file", arguments: sessions.indices)
    func format(_ index: Int) throws {
        let session = ExampleSession()
        for line in Self.sessions[index] {
            let answer = session.answer(line)
            #expect(!answer.hasPrefix("error"), "\(line): \(answer)")
        }
        _ = session.answer("save saved.swift")
        _ = session.answer("save bare.swift expression")
        for name in ["saved.swift", "bare.swift"] {
            let text = try #require(session.files.texts[name])
            #expect(try formatted(text) == text)
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(text)")
        }
        let saved = try #require(session.files.texts["saved.swift"])
        // Only the app has the types that stubs replace.
        if !saved.contains("// stub") { #expect(try Compiler().check(saved, name: "saved.swift") == "") }
    }

    @Test("Examples are saved in that format", arguments: ExampleFiles.scripts)
    func examples(_ path: String) throws {
        let session = try ExampleSession(typing: path)
        _ = session.answer("save saved.swift")
        let text = try #require(session.files.texts["saved.swift"])
        #expect(try formatted(text) == text)
    }

    private func formatted(_ text: String) throws -> String {
        let run = try Run(
            path: Toolchain.path(of: "swift"),
            ["format", "--configuration", ".swift-format", "-"],
            input: text
        )
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }
}
