import BlueprintInspector
import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Warnings of elements that are not the library's own")
struct ForeignElementTests {
    /// An element that measures less within a constraint below its measured width.
    private struct Fickle: Element {
        var content: ElementContent {
            ElementContent { constraint in CGSize(width: constraint.width.maximum > 100 ? 50 : 30, height: 10) }
        }

        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    }

    private struct Steady: Element {
        var content: ElementContent { ElementContent { _ in CGSize(width: 50, height: 10) } }

        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    }

    private func warnings(_ element: any Element) throws -> [Warning] {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
        view.element = element
        let recorder = RenderRecorder(view)
        recorder.record()
        return WarningRule.warnings(in: try #require(WarningScene(recorder)))
    }

    @Test("two contradicting measured sizes are reported with both constraints")
    func contract() throws {
        let found = try warnings(Column { for _ in 1...50 { Fickle() } })
        #expect(found.map(\.rule) == ["contract"])
        let warning = try #require(found.first)
        #expect(warning.title == "Column › Fickle 1 breaks the layout contract")
        #expect(warning.cause.contains("it measures 50×10"))
        #expect(warning.cause.contains("there it measures 30×10"))
        #expect(try warnings(Column { Steady() }) == [])
    }

    private struct PassingOn: Element {
        var child: any Element

        var content: ElementContent { ElementContent(child: child) }

        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    }

    @Test("an element that passes on the size of one that is known to break the contract is not reported")
    func passedOn() throws {
        #expect(try warnings(Column { PassingOn(child: TextField(text: "a")) }) == [])
        #expect(try warnings(Column { TextField(text: "a").deferredAccessibilityReceiver() }) == [])
        let found = try warnings(Column { PassingOn(child: Fickle()) })
        #expect(found.map(\.title) == ["Column › Fickle breaks the layout contract"])
    }

    @Test("an unused priority is found in Swift as well")
    func priority() throws {
        let row = Row { Steady().stackLayoutChild(priority: .shrinks) }
        #expect(try warnings(row).map(\.rule) == ["unused"])
        #expect(try warnings(Row { Steady().stackLayoutChild(priority: .fixed) }) == [])
    }
}
