import BigStack
import BlueprintInspector
import BlueprintREPL
import BlueprintUI
import Foundation
import HeadlessUIKit
import TestSessions
import TestTiers
import Testing

/// Drawings of frames show each frame, and each text either in its frame or below the drawing.
@Suite struct DrawingTests {
    /// The sizes of the terminals.
    private static let terminals = [(80, 24), (100, 40), (200, 60)]

    @Test func randomTreesAreDrawnWhole() {
        var faults: [String] = []
        var (drawn, listed, seeds) = (0, 0, 0)
        for seed in 0..<TestTier.choice(fast: 25, merge: 125, all: 500) {
            var trees = ReasonTrees(seed: UInt64(seed), isStrange: false)
            let view = BlueprintView(frame: CGRect(origin: .zero, size: trees.viewport()))
            let recorder = RenderRecorder(view)
            view.element = trees.tree(depth: 1 + seed % 4)
            let snapshot = recorder.record().snapshot
            for (columns, rows) in Self.terminals {
                let options = DrawingOptions(width: columns, height: rows - 3)
                let text = FramesDrawing(snapshot, labels: NodeLabels(snapshot), options: options).text
                guard snapshot.elements.contains(where: { $0.stage > .unplaced }) else { continue }
                var judge = DrawingJudge(snapshot, text, columns: columns, name: "seed \(seed), \(columns)×\(rows)")
                judge.judge()
                faults += judge.faults.prefix(1).map { $0 + "\n" + text.plain }
                (drawn, listed, seeds) = (drawn + judge.drawn, listed + judge.listed, seeds + 1)
            }
        }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(20).joined(separator: "\n"))")
        #expect(
            seeds > TestTier.choice(fast: 70, merge: 350, all: 1_400)
                && drawn > TestTier.choice(fast: 50, merge: 250, all: 1_000) && listed < drawn / 4,
            "\(drawn) drawn, \(listed) listed, \(seeds) trees"
        )
    }

    @Test(arguments: TestTier.sample(of: ScreenDocument.all, fast: 12, merge: 1))
    func screensAreReadable(_ document: ScreenDocument) throws {
        for (columns, rows) in Self.terminals {
            let (texts, snapshot) = try onBigStack {
                let session = Session.sharing(options: SessionOptions(columns: columns, rows: rows))
                var texts: [StyledText] = []
                for line in ["autoshow off", document.source] + document.settings + ["frames", "render"] {
                    let outputs = session.run(line: line)
                    #expect(!outputs.contains { $0.kind == .error }, "\(line): \(outputs.map(\.text.plain))")
                    texts.append(outputs[0].text)
                }
                return (texts, session.render.snapshot)
            }
            let name = "\(document.name), \(columns)×\(rows)"
            let (frames, render) = (texts[texts.count - 2], texts[texts.count - 1])
            var judge = DrawingJudge(snapshot, frames, columns: columns, name: name)
            judge.judge()
            #expect(judge.faults.isEmpty, "\(judge.faults.prefix(5).joined(separator: "\n"))\n\(frames.plain)")
            #expect(judge.listed <= document.listed, "\(name): \(judge.listed) texts are listed\n\(frames.plain)")
            #expect(judge.drawn + judge.listed >= document.texts, "\(name): \(judge.drawn) + \(judge.listed)")
            let missing = Self.texts(of: snapshot).filter {
                !Self.words(render.plain).contains(Self.words(VisibleText.symbols($0)))
            }
            #expect(missing.isEmpty, "\(name): render leaves out \(missing)\n\(render.plain)")
        }
    }

    /// Returns the texts of the views that are not hidden and not truncated, and have an area.
    private static func texts(of snapshot: RenderSnapshot) -> [String] {
        snapshot.views.flatMap { view in
            let hasArea = view.frame.size.width > 0 && view.frame.size.height > 0
            return hasArea && !view.content.isTruncated ? view.content.lines.map(\.text) : []
        }
    }

    private static func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
