import BlueprintUI
import Foundation
import Testing

@Suite struct LayoutContractProbeTests {
    private let probe = LayoutContractProbe(limits: [0, 50, 100])

    private func violations(_ measure: @escaping (SizeConstraint) -> CGSize) -> [LayoutContractProbe.Violation] {
        probe.violations(of: Measured(measure: measure))
    }

    @Test func whatIsAlwaysOfOneSizeKeepsTheContract() {
        #expect(violations { _ in CGSize(width: 70, height: 30) }.isEmpty)
    }

    @Test func whatFillsEveryLimitKeepsTheContract() {
        #expect(violations { $0.limitsOrInfinity }.isEmpty)
    }

    @Test func aChangingAnswerIsFound() {
        let clock = Clock()
        let found = violations { _ in CGSize(width: clock.tick(), height: 1) }
        #expect(found.contains { $0.rule == .sameSize })
    }

    @Test func anAnswerThatJumpsBelowItsLimitIsFound() {
        let found = violations { constraint in
            let limit = constraint.width.constrainedValue ?? .infinity
            return limit >= 100 ? CGSize(width: 40, height: 10) : CGSize(width: 20, height: 20)
        }
        #expect(found.map(\.rule) == [.between, .withoutLimit])
        #expect(found.first?.description == "40 × 10 within 100 × ∞, but 20 × 20 within 50 × ∞")
    }

    @Test func anAnswerThatOnlyHoldsWithoutALimitIsFound() {
        let found = violations { constraint in
            CGSize(width: constraint.width.constrainedValue ?? 20, height: 10)
        }
        #expect(found.map(\.rule) == [.withoutLimit])
        #expect(found.first?.description == "20 × 10 within ∞ × ∞, but 50 × 10 within 50 × ∞")
    }

    @Test func whatFillsOnlyWithoutALimitIsFound() {
        let found = violations { constraint in
            CGSize(width: constraint.width.constrainedValue.map { $0 / 2 } ?? .infinity, height: 0)
        }
        #expect(found.contains { $0.rule == .withoutLimit })
    }

    @Test func anElementThatBreaksARuleIsAskedAndNotDeduced() {
        // With the rules disabled, the inset measures its child each time, so the contradiction below it is found.
        let found = probe.violations(of: Measured { $0.jumping }.inset(uniform: 0))
        #expect(found.map(\.rule) == [.between, .withoutLimit])
    }
}

/// A leaf that is measured by a function.
private struct Measured: Element {
    var measure: (SizeConstraint) -> CGSize

    var content: ElementContent { ElementContent(measureFunction: measure) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

private final class Clock {
    private var time: CGFloat = 0

    func tick() -> CGFloat {
        time += 1
        return time
    }
}

extension SizeConstraint {
    fileprivate var limitsOrInfinity: CGSize {
        CGSize(width: width.constrainedValue ?? .infinity, height: height.constrainedValue ?? .infinity)
    }

    /// The size 40 × 10 for a limit of exactly 100 points, or else zero.
    fileprivate var jumping: CGSize { width == .atMost(100) ? CGSize(width: 40, height: 10) : .zero }
}
