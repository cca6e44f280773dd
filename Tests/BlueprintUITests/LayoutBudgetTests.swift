import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

/// Layouts with a budget.
@Suite struct LayoutBudgetTests {
    /// Returns nested rows: each level is measured twice for each measurement of the level around it.
    private func comb(_ levels: Int) -> any Element {
        (0..<levels).reduce(Block(60, 10) as any Element) { inner, _ in
            Row {
                Block(60, 10)
                ElementContainer {
                    ElementContent { constraint, _ in inner.inset(uniform: constraint.maximum.width / 1000) }
                }
            }
        }
    }

    private func view(_ budget: LayoutBudget) -> BlueprintView {
        let view = BlueprintView()
        view.environment.layoutBudget = budget
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        return view
    }

    @Test func aLayoutThatTakesMoreIsStoppedAndWhatWasShownStays() {
        let budget = LayoutBudget(steps: 5000)
        let view = view(budget)
        view.element = Frame(wrapped: Block(10, 10))
        view.layoutIfNeeded()
        let shown = view.contentViews.first
        #expect(shown is FrameView)
        #expect(budget.stop == nil)
        view.element = comb(40)
        view.layoutIfNeeded()
        #expect(budget.stop == .spent)
        #expect(view.contentViews.count == 1 && view.contentViews.first === shown)
        view.element = Frame(wrapped: Block(20, 20))
        view.layoutIfNeeded()
        #expect(budget.stop == nil)
        #expect(view.contentViews.first === shown)
        #expect(shown?.subviews.first?.frame.width == 100)
    }

    @Test func whatIsMeasuredOnTheWayDrawsOnTheSameBudget() {
        let budget = LayoutBudget(steps: 5000)
        let view = view(budget)
        view.element = (0..<40).reduce(Block(10, 10) as any Element) { inner, _ in
            inner.decorate(layering: .above, position: .inset(1)) { inner }
        }
        view.layoutIfNeeded()
        #expect(budget.stop == .spent)
        #expect(view.contentViews.isEmpty)
    }

    @Test func aValueThatStandsInItselfManyTimesIsNotLaidOutToItsEnd() {
        let budget = LayoutBudget(steps: 5000)
        let view = view(budget)
        view.element = (0..<40).reduce(Block(10, 10) as any Element) { inner, _ in
            Overlay {
                inner
                inner
            }
        }
        view.layoutIfNeeded()
        #expect(budget.stop == .spent)
    }

    @Test func aLayoutIsStoppedWhenNobodyWaitsForIt() {
        let isInterrupted = Flag()
        let budget = LayoutBudget(steps: .max)
        let view = view(budget)
        view.element = Row {
            Block(10, 10)
            ElementContainer {
                ElementContent { (_: SizeConstraint) -> CGSize in
                    isInterrupted.value = true
                    return CGSize(width: 5, height: 5)
                }
            }
            for _ in 0..<3000 { Block(1, 1).inset(uniform: 1) }
        }
        Interruption.checking {
            isInterrupted.value
        } during: {
            view.layoutIfNeeded()
        }
        #expect(budget.stop == .interrupted)
        #expect(view.contentViews.isEmpty)
    }

    private final class Flag: @unchecked Sendable {
        var value = false
    }

    @Test func withoutABudgetNothingIsStopped() {
        #expect(Environment.empty.layoutBudget == nil)
        #expect(frames(comb(8)).count > 16)
    }
}

/// An element with any content.
private struct ElementContainer: Element {
    let make: () -> ElementContent

    init(_ make: @escaping () -> ElementContent) {
        self.make = make
    }

    var content: ElementContent { make() }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
