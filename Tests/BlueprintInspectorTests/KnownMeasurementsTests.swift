import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// The computed measurement behind a cached or deduced one is found.
@Suite("Known measurements")
struct KnownMeasurementsTests {
    /// An element that measures its child within many widths, each of them twice.
    private struct Trying: Element, Layout {
        let count: Int
        let child: any Element

        var content: ElementContent {
            ElementContent(layout: self) { $0.add(element: child) }
        }

        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

        func sizeThatFits(
            proposal: SizeConstraint,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) -> CGSize {
            subelements[0].sizeThatFits(proposal)
        }

        func placeSubelements(
            in size: CGSize,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) {
            for index in Array(1...count) + Array(1...count) {
                let width = SizeConstraint.Axis.atMost(CGFloat(index) * 3)
                _ = subelements[0].sizeThatFits(SizeConstraint(width: width, height: .unconstrained))
            }
            subelements[0].place(at: .zero, size: size)
        }
    }

    private func trace(_ element: any Element) -> Trace {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
        view.element = element
        return RenderRecorder(view).record()
    }

    @Test("An index finds the measurement that a search finds", arguments: [1, 3, 15, 16, 17, 40, 200])
    func search(count: Int) {
        let text = "The quick brown fox jumps over the lazy dog"
        let element = Column {
            Trying(count: count, child: Label(text: text))
            Trying(
                count: count,
                child: Row {
                    Label(text: text)
                    Label(text: text)
                }
            )
        }
        let trace = trace(element)
        let (index, search) = (KnownMeasurements(trace), KnownMeasurements(trace, for: 1))
        var found = 0
        for event in trace.events {
            let number = index.measurement(behind: event)
            #expect(number == search.measurement(behind: event))
            found += number == nil ? 0 : 1
        }
        #expect(found >= count * 2)
    }
}
