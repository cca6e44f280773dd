import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// Layouts that take too long or are interrupted.
@Suite struct StoppedLayoutTests {
    /// Rows and columns in turn that overflow: each level doubles the measurements of the innermost element.
    private func comb(_ levels: Int) -> String {
        (0..<levels).reduce("Label(text: \"seed text here\")") { inner, level in
            let list = level.isMultiple(of: 2) ? "Row" : "Column"
            return "\(list)(minimumSpacing: 2) { Label(text: \"some words to wrap \(level)\"); \(inner) }"
        }
    }

    @Test func anEditWhoseLayoutHasNoEndIsRefused() throws {
        let lines = ["viewport 400x800", "Label(text: \"hi\")", "replace \(comb(36))", "tree", "undo"]
        let printed = try onBigStack {
            var limits = SessionLimits()
            limits.layoutSteps = 20_000
            let session = Session.sharing(options: SessionOptions(limits: limits))
            return lines.map { session.run(line: $0).map(\.text.plain).joined(separator: "\n") }
        }
        #expect(printed[2].contains("error: the layout was stopped after 20000 steps"))
        #expect(printed[3].contains("Label >#1< ■ 0,0   400×800   \"hi\""))
        #expect(printed[4].contains("undid: Label(text: \"hi\")"))
    }

    @Test func anInterruptTakesTheEditBack() throws {
        let printed = try onBigStack {
            let isInterrupted = Flag()
            let session = Session.sharing(options: SessionOptions(isInterrupted: { isInterrupted.value }))
            return ["Label(text: \"hi\")", "centered", "viewport 20x20", "tree"].map { line in
                isInterrupted.value = line.hasPrefix("viewport")
                return session.run(line: line).map(\.text.plain).joined(separator: "\n")
            }
        }
        #expect(printed[2].contains("error: interrupted; nothing has changed"))
        #expect(printed[3].contains("300×160"))
    }

    /// True once something is to stop.
    final class Flag: @unchecked Sendable {
        var value = false
    }

    @Test("elements that contain themselves inside a GeometryReader end, on more than one stack")
    func recursionInReader() throws {
        let own =
            "struct P: ProxyElement { var elementRepresentation: any Element { GeometryReader { _ in Row { P(); P() } } } }"
        #expect(try lastOutput(own, "P()").contains("error: the layout was stopped: elements are nested too"))
    }
}
