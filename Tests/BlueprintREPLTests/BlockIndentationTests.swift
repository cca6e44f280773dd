import BlueprintREPL
import TestSessions
import Testing

/// Lines in brackets that are typed without indentation.
@Suite("Indentation of typed lines") struct BlockIndentationTests {
    /// Returns the source of a session that is given some inputs.
    private func source(_ inputs: String...) -> String {
        let session = Session.sharing(options: SessionOptions(givesJSON: false))
        for input in inputs {
            let errors = session.run(line: input).filter { $0.kind == .error }.map(\.text.plain)
            #expect(errors == [])
        }
        return session.document.source
    }

    @Test("lines in braces and parentheses are indented")
    func indented() {
        let typed = """
            struct Card: ProxyElement {
            var title: String
            var elementRepresentation: any Element {
            Label(
            text: title
            ) { label in
            // a comment
            label.color = .red
            }
            // the end
            }
            }
            """
        let expected = """
            struct Card: ProxyElement {
                var title: String
                var elementRepresentation: any Element {
                    Label(
                        text: title
                    ) { label in
                        // a comment
                        label.color = .red
                    }
                    // the end
                }
            }
            """
        #expect(source(typed) == expected)
        #expect(source(expected) == expected)
    }

    @Test("cases stand below their switch, their lines below them")
    func cases() {
        let typed = """
            func length(_ count: Int) -> CGFloat {
            switch count {
            case 0:
            return 8
            case 1 where count > 0,
            2:
            let half = 4
            return CGFloat(half)
            default:
            return 2
            }
            }
            """
        let expected = """
            func length(_ count: Int) -> CGFloat {
                switch count {
                case 0:
                    return 8
                case 1 where count > 0,
                2:
                    let half = 4
                    return CGFloat(half)
                default:
                    return 2
                }
            }
            """
        #expect(source(typed) == expected)
        #expect(source(expected) == expected)
    }

    @Test("closures with parameters are indented in a list, as in one of their own")
    func closures() {
        #expect(
            source("Column()", "Row { row in\nfor i in 0..<2 {\nrow.addFixed(child: Spacer(CGFloat(i)))\n}\n}") == """
                Column() {
                    Row { row in
                        for i in 0..<2 {
                            row.addFixed(child: Spacer(CGFloat(i)))
                        }
                    }
                }
                """
        )
    }

    @Test("lines that are indented keep their style, and move with the line around them")
    func kept() {
        let typed = "Row { row in\n  for i in 0..<2 {\n     row.addFixed(child: Spacer(CGFloat(i)))\n  }\n}"
        #expect(source(typed) == typed)
        #expect(
            source("Column()", typed) == """
                Column() {
                    Row { row in
                      for i in 0..<2 {
                         row.addFixed(child: Spacer(CGFloat(i)))
                      }
                    }
                }
                """
        )
    }

    @Test("a text of several lines keeps its content")
    func texts() {
        let text = "let text = \"\"\"\n  one\ntwo\n\"\"\"\n"
        let typed = "func text() -> String {\n\(text)return text\n}"
        #expect(source(typed) == "func text() -> String {\n    \(text)    return text\n}")
    }

    @Test("an error is shown where the line was typed")
    func errors() {
        let session = Session.sharing(options: SessionOptions(givesJSON: false))
        let outputs = session.run(line: "func half() -> Int {\nlet all = 8\nreturn al / 2\n}")
        let error = outputs.first { $0.kind == .error }?.text.plain ?? ""
        #expect(error.hasPrefix("error: cannot find 'al' in scope\n  return al / 2\n         ^"), "\(error)")
    }
}
