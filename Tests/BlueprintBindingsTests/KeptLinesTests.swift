import BlueprintBindings
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter
import Testing

/// Evaluations that keep the lines of earlier documents.
@Suite struct KeptLinesTests {
    @Test(arguments: 1...12)
    func editsGiveWhatAFreshEvaluatorGives(seed: Int) throws {
        let evaluator = BlueprintEvaluator()
        var document = RandomDocument(seed: UInt64(seed))
        var past: [String] = []
        for step in 0..<250 {
            document.edit()
            var source = document.text
            past.append(source)
            // An undo brings back an earlier document.
            if step % 11 == 10 { source = past[past.count - 5] }
            guard let parsed = PreparsedSource(parsing: source) else {
                Issue.record("not Swift: \(source)")
                return
            }
            let kept = Self.report(source) { try evaluator.evaluate(parsed) }
            let fresh = Self.report(source) { try BlueprintEvaluator(table: evaluator.table).evaluate(source) }
            #expect(kept == fresh, "seed \(seed), step \(step):\n\(source)")
            if kept != fresh { return }
        }
    }

    /// Returns everything that can be seen of an evaluation and of a render of its result.
    private static func report(_ source: String, _ evaluate: () throws -> EvaluatedDocument) -> [String] {
        do {
            let document = try evaluate()
            var lines = document.takePrintedLines().map { "printed \($0)" }
            lines += document.declarations.map { "\($0.kind) \($0.name) at \($0.offset)" }
            let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
            view.element = document.root
            view.layoutIfNeeded()
            func visit(_ node: LayoutNode, _ indent: String) {
                let offset = node.sourceTag.map { document.offset(ofTag: $0).map { "\($0)" } ?? "nowhere" } ?? "-"
                let text = (node.element.untagged as? Label)?.text ?? ""
                lines.append("\(indent)\(node.typeName) \(offset) \(Rendering.text(node.frame)) \(text)")
                for child in node.children { visit(child, indent + "  ") }
            }
            if let root = view.layoutTree?.root { visit(root, "") }
            lines += document.takePrintedLines().map { "printed \($0)" }
            lines += document.takeNotes().map { "note \($0)" }
            lines += document.takeFaults().map { "fault \($0)" }
            return lines
        } catch {
            return ["error \(error)"]
        }
    }
}
