import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import Testing

/// First renders that are interrupted.
@Suite struct StoppedRenderTests {
    /// A counter of the questions whether work is interrupted, which is true from one of them on.
    private final class Questions: @unchecked Sendable {
        private(set) var count = 0
        private let last: Int

        init(last: Int) { self.last = last }

        func isInterrupted() -> Bool {
            count += 1
            return count > last
        }
    }

    /// Renders labels for the first time, which is interrupted after some questions; returns the number of questions and
    /// the number of elements that have a view.
    private func render(interruptedAfter last: Int) -> (questions: Int, views: Int) {
        let questions = Questions(last: last)
        let column = Column { for index in 0..<1_500 { Label(text: "row \(index)").inset(uniform: 1) } }
        let view = BlueprintView(element: column)
        view.standInForWindow()
        view.environment.layoutBudget = LayoutBudget(steps: .max)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 160)
        Interruption.checking({ questions.isInterrupted() }) { RenderRecorder(view).render() }
        // The nodes of what was laid out refer to views, which must be there.
        var views = 0
        var open = view.layoutTree.map { [$0.root] } ?? []
        while let node = open.popLast() {
            if node.recorded.isViewBacked { views += 1 }
            for index in 0..<node.childCount { open.append(node.child(atIndex: index)) }
        }
        return (questions.count, views)
    }

    @Test("what an interrupted render leaves can be read, whenever it was interrupted")
    func everyMoment() {
        let all = render(interruptedAfter: .max)
        #expect(all.views == 1_500)
        #expect(all.questions > 20)
        for last in 0..<all.questions {
            #expect(render(interruptedAfter: last).views <= 1_500)
        }
    }
}
