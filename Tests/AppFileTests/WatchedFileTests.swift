import BigStack
import BlueprintREPL
import Testing

/// A file that is shown again whenever it changes.
@Suite struct WatchedFileTests {
    private let card = """
        import UIKit
        import BlueprintUI

        // A card.
        struct Card: ProxyElement {
            var elementRepresentation: any Element {
                Column(alignment: .leading) {
                    Label(text: "Name")
                    Label(text: "Title")
                }
            }
        }
        """

    private func watching<T>(_ work: @escaping (WatchedFile) throws -> T) throws -> T {
        try onBigStack { try work(WatchedFile("card.swift")) }
    }

    @Test func aFileThatOnlyDeclaresShowsItsElement() throws {
        let (said, drawing) = try watching { file in
            let output = file.take(card)
            return (output.text.plain, file.drawing.plain)
        }
        #expect(said == "card.swift: 1 node, 1 declaration · views: created 2 (v2 UILabel, v3 UILabel)")
        #expect(drawing.contains("Card #1"))
        #expect(drawing.contains("Title"))
    }

    @Test func viewsAreKeptAndTheDifferenceIsTold() throws {
        let said = try watching { file in
            _ = file.take(card)
            return file.take(card.replacing("\"Title\"", with: "\"Long title\"")).text.plain
        }
        #expect(
            said == """
                card.swift · views: reused 2
                frames relative to the parent
                ~ Card #1 › Label 2  40×16 → 80×16   "Title" → "Long title"
                views reused 2: v2 UILabel, v3 UILabel
                """
        )
    }

    @Test func changesThatDoNotFitBelowTheDrawingAreCounted() throws {
        let labels = { (text: String) in
            "Column {\n" + (1...9).map { "    Label(text: \"\(text) \($0)\")\n" }.joined() + "}\n"
        }
        let screen = try watching { file in
            _ = file.take(labels("one"))
            _ = file.take(labels("another"))
            return file.screen(columns: 80, rows: 20).plain
        }
        let last = screen.split(separator: "\n").last ?? ""
        #expect(last.hasPrefix("…") && last.contains("more lines"), "\(screen)")
    }

    @Test func aTextOfTheSameSizeIsADifference() throws {
        let said = try watching { file in
            _ = file.take("Label(text: \"one\")")
            return file.take("Label(text: \"two\")").text.plain
        }
        #expect(said.contains("~ Label #1  \"one\" → \"two\""), "\(said)")
    }

    @Test func anEvaluationEndsWhenTheFileHasChanged() throws {
        let (said, drawing) = try watching { file in
            _ = file.take("Label(text: \"one\")")
            var questions = 0
            let output = file.take("while true {}\nLabel(text: \"never\")") {
                questions += 1
                return questions > 10
            }
            return (output.text.plain, file.drawing.plain)
        }
        #expect(said.contains("error: stopped"))
        #expect(drawing.contains("one"))
    }

    @Test func aProgramIsShown() throws {
        let drawing = try watching { file in
            _ = file.take("let view = BlueprintView(element: nil)\nview.element = Label(text: \"a\")\nprint(1)")
            let first = file.drawing.plain
            _ = file.take("let view = BlueprintView(element: nil)\nview.element = Label(text: \"b\")\nlet n = 1\nn + 1")
            return first + file.drawing.plain
        }
        #expect(drawing.contains("┃a") && drawing.contains("┃b"))
    }

    @Test func nodesKeepTheirNumbers() throws {
        let first = "Column {\n    Label(text: \"a\")\n    Label(text: \"b\")\n}\n"
        let second =
            "Column {\n    Label(text: \"new\")\n    Label(text: \"a\")\n    Label(text: \"bb\")\n}\n.inset(uniform: 4)\n"
        let drawing = try watching { file in
            _ = file.run("viewport 300x300")
            _ = file.take(first)
            _ = file.take(second)
            return file.drawing.plain
        }
        for name in ["Column #1", "#4━", "Inset #5", "┃bb", "#3━", "Label #2 8×16"] {
            #expect(drawing.contains(name), "\(name)")
        }
    }

    @Test func anErrorLeavesTheLastGoodDrawing() throws {
        try watching { file in
            _ = file.take(card)
            let good = file.drawing.plain
            let wrong = [
                (card.replacing(".leading", with: ".leadin"), "card.swift:7:28: error: "),
                (card.replacing("\"Title\")", with: "\"Title\""), "card.swift:"),
                (String(card.prefix(90)), "card.swift:"), ("", "card.swift: error: the file is empty"),
                (" \n\n", "card.swift: error: the file is empty"),
                ("let a = 1\n", "card.swift: error: the file has no element"),
                (String(repeating: "(", count: 300), "card.swift:1:201: error: brackets are nested"),
            ]
            for (text, message) in wrong {
                let output = file.take(text)
                #expect(output.isFailure)
                #expect(output.text.plain.hasPrefix(message), "\(output.text.plain)")
                #expect(file.drawing.plain == good)
                #expect(file.screen(columns: 80, rows: 40).plain.contains(message))
            }
            #expect(file.refuse("no such file").text.plain == "card.swift: error: no such file")
            #expect(file.drawing.plain == good)
            let again = file.take(card)
            #expect(again.text.plain == "card.swift · views: reused 2\nno difference")
            #expect(!file.screen(columns: 80, rows: 40).plain.contains("error"))
        }
    }

    @Test func anErrorPointsIntoTheFile() throws {
        let said = try watching { file in
            file.take(card.replacing("Label(text: \"Title\")", with: "Label(text: titel)")).text.plain
        }
        #expect(
            said.hasPrefix(
                "card.swift:9:25: error: cannot find 'titel' in scope\n  Label(text: titel)\n              ^\n"
            )
        )
    }

    @Test func anElementWithArgumentsIsShownAsAsked() throws {
        let text =
            "struct Row1: ProxyElement {\n    var title: String\n"
            + "    var elementRepresentation: any Element { Label(text: title) }\n}\n"
        #expect(try watching { $0.take(text).text.plain }.contains("name the element to show: --show 'Row1(…)'"))
        let drawing = try onBigStack {
            let file = WatchedFile("a.swift", showing: "Row1(title: \"shown\")")
            #expect(!file.take(text).isFailure)
            return file.drawing.plain
        }
        #expect(drawing.contains("shown"))
    }

    @Test func linesToTheProgramCount() throws {
        let text =
            "// stub MarketLabel 96x16\n// textsize \"a\" 40x20\nColumn { MarketLabel(text: \"x\"); Label(text: \"a\") }"
        let drawing = try watching { file in
            #expect(!file.take(text).isFailure)
            return file.drawing.plain
        }
        #expect(drawing.contains("MarketLabel #2 stub"))
    }

    @Test func theScreenFitsAnyTerminal() throws {
        try watching { file in
            _ = file.run("viewport 375x667")
            _ = file.take(card)
            for (columns, rows) in [(80, 24), (20, 5), (200, 60), (1, 1), (40, 10)] {
                let lines = file.screen(columns: columns, rows: rows).lines
                #expect(lines.count < max(3, rows))
            }
        }
    }
}
