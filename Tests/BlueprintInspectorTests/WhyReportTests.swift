import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// The reports of `why` on typical trees.
@Suite("Reasons in words")
struct WhyReportTests {
    private func report(
        _ element: any Element,
        size: CGSize = CGSize(width: 300, height: 160),
        scale: Double = 1,
        position: Int? = nil,
        isVerbose: Bool = false
    ) -> WhyReport {
        let view = BlueprintView(frame: CGRect(origin: .zero, size: size))
        view.environment.displayScale = scale
        view.element = element
        let trace = RenderRecorder(view).record()
        return WhyReport(trace, labels: trace.labels(names: .paths), position: position, isVerbose: isVerbose)
    }

    private var card: any Element {
        Label(text: "Hello, world").centered().inset(uniform: 20).box(background: .blue)
    }

    private var crowded: any Element {
        Row(alignment: .center, minimumSpacing: 8) {
            Label(text: "A lamp for the desk")
            Label(text: "in stock, from 24.50").inset(uniform: 4)
        }
        .centered()
    }

    private struct Foreign: Element {
        var content: ElementContent {
            ElementContent(layout: Corner()) { $0.add(element: Spacer(20)) }
        }
        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

        struct Corner: Layout {
            func sizeThatFits(
                proposal: SizeConstraint,
                subelements: Subelements,
                environment: Environment,
                cache: inout ()
            ) -> CGSize { CGSize(width: 40, height: 40) }

            func placeSubelements(
                in size: CGSize,
                subelements: Subelements,
                environment: Environment,
                cache: inout ()
            ) {
                for subelement in subelements {
                    subelement.place(at: CGPoint(x: 5, y: 6), size: CGSize(width: 7, height: 8))
                }
            }
        }
    }

    @Test func aCentredLabel() {
        let report = report(card)
        expectGolden(report.text(of: 3), "why-centred")
        expectGolden(report.text(of: 3, .width), "why-centred-width")
        expectGolden(report.text(of: 3, .x), "why-centred-x")
        expectGolden(report.text(of: 0), "why-root")
    }

    @Test func aRowThatSharesItsWidth() {
        let report = report(crowded)
        expectGolden(report.text(of: 2), "why-shared")
        expectGolden(report.text(of: 4, .width), "why-shared-width")
        expectGolden(report.text(of: 4, .x), "why-shared-x")
    }

    @Test func aGapThroughAnInset() throws {
        let gap = try #require(report(crowded).gap(2, 4))
        expectGolden(gap.text, "why-gap")
    }

    @Test func theCauseThatALabelIsNotWider() throws {
        let absence = try #require(report(card).absence(of: 200, in: .width, of: 3))
        expectGolden(absence.text, "why-not-wide")
        #expect(report(card).absence(of: 96, in: .width, of: 3) == nil)
    }

    @Test func anElementThatIsNotPlacedYet() {
        expectGolden(report(card, position: 5).text(of: 3), "why-unplaced")
    }

    @Test func codeThatDoesNotExplainItself() {
        let report = report(Foreign().centered())
        expectGolden(report.text(of: 2), "why-foreign")
        expectGolden(report.text(of: 1, .width), "why-foreign-answer")
    }

    @Test func halfAPixel() {
        let element = Label(text: "Odd").inset(left: 10.3).aligned(vertically: .top, horizontally: .leading)
        expectGolden(report(element, scale: 2).text(of: 2, .x), "why-rounded")
    }

    @Test func manyWrappersAreFolded() {
        var element: any Element = Label(text: "Deep")
        for index in 0..<30 { element = index.isMultiple(of: 3) ? element.inset(left: 1) : element.opacity(0.9) }
        expectGolden(report(element).text(of: 30, .width), "why-deep")
        let verbose = report(element, isVerbose: true).text(of: 30, .width)
        #expect(verbose.lines.count > 30)
    }

    @Test func manySiblingsAreFolded() {
        let row = Row(alignment: .fill, minimumSpacing: 2) {
            for index in 0..<500 { Spacer(CGFloat(index % 7)) }
        }
        expectGolden(report(row).text(of: 250, .width), "why-wide")
    }

    @Test func aLimitedElement() {
        let element = Label(text: "A rather long line of words").constrainedTo(width: .atMost(100)).centered()
        expectGolden(report(element).text(of: 1, .width), "why-limited")
    }
}
