import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// An edit is rendered once: its code runs as often as in one render, and an error refuses it before a view changes.
struct RenderedOnceTests {
    private static let noView =
        "func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }"

    /// Returns the lines that code of the document printed.
    private func printed(_ lines: [String]) throws -> [String] {
        try run(lines).flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("! ") }.map {
            String($0.dropFirst(2))
        }
    }

    @Test func whatOneRenderPrintsIsPrinted() throws {
        let card = """
            struct Card: ProxyElement {
                var text: String
                var elementRepresentation: any Element {
                    print("! represented \\(text)")
                    return Label(text: text)
                }
            }
            """
        // The content and the view are two uses of it, as in a compiled program.
        #expect(try printed([card, "Card(text: \"a\")"]) == ["represented a", "represented a"])
        let place = """
            struct Place: Element {
                var content: ElementContent {
                    print("! content")
                    return ElementContent(measureFunction: { _ in
                        print("! measured")
                        return CGSize(width: 10, height: 10)
                    })
                }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    print("! described")
                    return UIView.describe { $0.apply { _ in print("! applied") } }
                }
            }
            """
        #expect(
            try printed([place, "Place().aligned(vertically: .top, horizontally: .leading)"])
                == ["content", "measured", "described", "applied"]
        )
    }

    @Test func anErrorInALayoutRefusesTheEditBeforeAViewChanges() throws {
        let element = """
            struct Sized: Element {
                var index: Int
                var content: ElementContent {
                    ElementContent { _ in
                        print("! measured")
                        return CGSize(width: [10, 20][index], height: 1)
                    }
                }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    UIView.describe { $0.apply { _ in print("! applied") } }
                }
            }
            """
        let texts = try run([
            element, "Row { Sized(index: 0) }", "views", "Sized(index: 5)", "views", "swift", "Label(text: \"a\")",
        ])
        #expect(texts[3].contains("index out of range: 5"))
        #expect(!texts[3].contains("! "), "what a refused edit printed is not shown")
        #expect(texts[4] == texts[2])
        #expect(!texts[5].contains("index: 5"))
        #expect(texts[6].contains("views: created 1 (v3 UILabel), reused 1"), "\(texts[6])")
    }

    @Test func anErrorInAnUpdateIsReportedAndTheEditStands() throws {
        let element = """
            struct Named: Element {
                var index: Int
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 10, height: 10)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    UILabel.describe { $0.apply { $0.text = ["zero"][index] } }
                }
            }
            """
        let texts = try run([
            element, "Row { Named(index: 0) }", "Named(index: 5)", "swift", "undo", "swift", "redo",
        ])
        #expect(texts[2].contains("Named #3 added") && texts[2].contains("views: created 1"), "\(texts[2])")
        #expect(
            texts[2].contains("error: index out of range: 5") && texts[2].contains("line 5 of the document"),
            "\(texts[2])"
        )
        #expect(texts[3].contains("Named(index: 5)"))
        #expect(texts[4].contains("undid") && !texts[4].contains("error"), "\(texts[4])")
        #expect(!texts[5].contains("Named(index: 5)"))
        #expect(texts[6].contains("redid") && texts[6].contains("error: index out of range"), "\(texts[6])")
    }

    @Test func aViewThatIsMadeAgainAfterAnInterruptionPrintsNothing() throws {
        let measured = """
            struct Sized: Element {
                var content: ElementContent {
                    ElementContent { _ in
                        print("! measured")
                        return CGSize(width: 10, height: 1)
                    }
                }
                \(Self.noView)
            }
            """
        let lines = [measured, "Row { Sized() }", "viewport 100x100", "viewport 200x200"]
        /// Interrupts the third line when it asks for the nth time; returns the outputs of the last two lines.
        func outputs(askedTimes limit: Int) throws -> [[String]] {
            try onBigStack {
                let asked = Counter()
                let session = Session.sharing(options: SessionOptions(isInterrupted: { asked.isReached() }))
                return lines.enumerated().map { index, line in
                    asked.left = index == 2 ? limit : .max
                    return session.run(line: line).map(\.text.plain)
                }
            }
        }
        let expected = try outputs(askedTimes: .max)
        #expect(expected[3].contains("! measured"))
        var limit = 1
        var result = try outputs(askedTimes: limit)
        while result[2] != expected[2], limit < 100 {
            #expect(result[2].joined().contains("interrupted"), "\(result[2])")
            #expect(result[3] == expected[3], "interrupted when asked for the \(limit)th time")
            limit += 1
            result = try outputs(askedTimes: limit)
        }
        #expect(limit > 3 && limit < 100)
    }

    private final class Counter: @unchecked Sendable {
        var left = Int.max

        func isReached() -> Bool {
            if left > 0, left < .max { left -= 1 }
            return left == 0
        }
    }
}
