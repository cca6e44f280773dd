import BlueprintInspector
import BlueprintUI
import Foundation
import Testing

/// Work on large trees that asks whether it is interrupted, and ends early if it is.
@Suite struct InterruptedWorkTests {
    /// A counter of the questions whether work is interrupted.
    private final class Questions: @unchecked Sendable {
        private(set) var count = 0

        func isInterrupted() -> Bool {
            count += 1
            return false
        }
    }

    /// A column of labels in layers, all in one place.
    private func layers(_ count: Int) -> Sample {
        let labels = (0..<count).map {
            Sample.node(1, "Label", $0 + 2, 0, 0, 80, 16, view: ($0 + 2, "UILabel"), text: "a")
        }
        let column = Sample.node(0, "Column", 1, 0, 0, 300, 8_000)
        return Sample(viewport: CGSize(width: 300, height: 8_000), [column] + labels)
    }

    /// Each pair of lines in one place is compared.
    @Test func theSearchForReadableRowsAsks() {
        let sample = layers(600)
        let questions = Questions()
        var options = DrawingOptions()
        options.zoom = .readable
        // Finding the scale is a part of the creation.
        _ = Interruption.checking({ questions.isInterrupted() }) {
            FramesDrawing(sample.snapshot, labels: sample.labels, options: options)
        }
        #expect(questions.count > 300)
    }

    @Test func interruptedWorkGetsATraceWithoutNames() {
        let render = Render(snapshot: layers(3).snapshot)
        let interrupted = Interruption.checking({ true }) { render.trace }
        #expect(interrupted.nodes.count == 4)
        #expect(interrupted.classNames.isEmpty)
        #expect(render.trace.classNames.count == 4)
    }

    @Test func interruptedWorkListsNoConstraints() {
        let sample = layers(3)
        let render = Render(snapshot: sample.snapshot)
        let report = ConstraintsReport(render.trace, labels: sample.labels)
        #expect(Interruption.checking({ true }) { report.text.lines.isEmpty })
        #expect(!report.text.lines.isEmpty)
    }
}
