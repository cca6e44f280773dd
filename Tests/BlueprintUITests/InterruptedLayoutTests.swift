import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

/// Layouts that are interrupted at every moment at which they ask, and what follows them.
@Suite struct InterruptedLayoutTests {
    /// Counts the questions whether work is interrupted; the answer is yes from one of them on.
    private final class Questions: @unchecked Sendable {
        private(set) var count = 0
        private let last: Int

        init(last: Int) { self.last = last }

        func isInterrupted() -> Bool {
            count += 1
            return count > last
        }

        var wereAnswered: Bool { count > last }
    }

    /// A container with very many children.
    enum Container: CaseIterable {
        case row
        case column
        case overlay
        case equalStack
        case flow
        case gridRow

        /// Returns the container; one of its children has the given width.
        func element(_ width: CGFloat) -> any Element {
            // A stack asks between the passes over more than 4,096 children.
            let count = self == .row || self == .column ? 4200 : 2100
            let children = (0..<count).map { Spacer(width: $0 == count / 2 ? width : CGFloat($0 % 7), height: 10) }
            return switch self {
            case .row: Row { children }
            case .column: Column(alignment: .fill) { children }
            case .overlay: Overlay { children }
            case .equalStack: EqualStack(direction: .horizontal) { children }
            case .flow: Flow { children }
            case .gridRow: GridRow { children }
            }
        }
    }

    /// Returns the frames of the elements that a view has laid out.
    private func frames(_ view: BlueprintView) -> [CGRect] {
        var frames: [CGRect] = []
        var open = view.layoutTree.map { [$0.root] } ?? []
        while let node = open.popLast() {
            frames.append(node.frame)
            open += node.children
        }
        return frames
    }

    private func view(_ element: any Element) -> BlueprintView {
        let view = BlueprintView(element: element)
        view.environment.layoutBudget = LayoutBudget(steps: .max)
        view.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
        return view
    }

    @Test("a layout that is interrupted leaves nothing behind", arguments: Container.allCases)
    func interruptedAtEveryQuestion(container: Container) {
        let (old, new) = (container.element(3), container.element(90).inset(uniform: 1))
        let (freshOld, freshNew) = (view(old), view(new))
        freshOld.layoutIfNeeded()
        freshNew.layoutIfNeeded()
        var stops = 0
        var last = 0
        while true {
            let view = view(old)
            view.layoutIfNeeded()
            let questions = Questions(last: last)
            view.element = last.isMultiple(of: 2) ? new : container.element(90)
            Interruption.checking({ questions.isInterrupted() }) { view.layoutIfNeeded() }
            guard questions.wereAnswered else { break }
            if view.environment.layoutBudget?.stop == .interrupted { stops += 1 }
            view.element = old
            view.layoutIfNeeded()
            #expect(frames(view) == frames(freshOld), "interrupted after \(last) questions")
            view.element = new
            view.layoutIfNeeded()
            #expect(frames(view) == frames(freshNew), "interrupted after \(last) questions")
            // The questions of the passes over all elements are alike.
            last += last < 8 ? 1 : 5
        }
        #expect(stops > 4)
    }
}
