import Foundation
import HeadlessUIKit
import Testing

@Suite("Interactions of a view")
struct InteractionTests {
    private final class Recorder: UIInteraction {
        var view: UIView?
        var calls: [String] = []

        func willMove(to view: UIView?) { calls.append("will \(view?.tag ?? 0)") }

        func didMove(to view: UIView?) {
            calls.append("did \(view?.tag ?? 0)")
            self.view = view
        }
    }

    private final class Delegate: UILargeContentViewerInteractionDelegate {
        var ends: [String] = []
        var item: (any UILargeContentViewerItem)?

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction,
            didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) {
            ends.append("\(item?.largeContentTitle ?? "none") \(point.x),\(point.y)")
        }

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction,
            itemAt point: CGPoint
        ) -> (any UILargeContentViewerItem)? { item }
    }

    private func view(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }

    @Test("An interaction is in one view at a time, which it knows")
    func moving() {
        let (one, two, interaction) = (view(1), view(2), Recorder())
        one.addInteraction(interaction)
        #expect(one.interactions.count == 1 && interaction.view === one)
        two.addInteraction(interaction)
        #expect(one.interactions.isEmpty && two.interactions.first === interaction)
        one.removeInteraction(interaction)
        two.removeInteraction(interaction)
        #expect(two.interactions.isEmpty && interaction.view == nil)
        #expect(
            interaction.calls == [
                "will 1", "did 1", "will 0", "did 0", "will 2", "did 2", "will 0", "did 0",
            ]
        )
    }

    @Test("The innermost item in a view with the interaction is shown large; the delegate may name another one")
    func largeContent() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let tab = UIView(frame: CGRect(x: 10, y: 0, width: 40, height: 50))
        let icon = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        (tab.showsLargeContentViewer, tab.largeContentTitle) = (true, "Mail")
        icon.largeContentTitle = "not shown"
        bar.addSubview(tab)
        tab.addSubview(icon)
        #expect(bar.holdForLargeContent(at: CGPoint(x: 20, y: 10)) == nil)
        let delegate = Delegate()
        bar.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
        #expect(bar.holdForLargeContent(at: CGPoint(x: 20, y: 10)) === tab)
        #expect(tab.holdForLargeContent(at: CGPoint(x: 1, y: 2)) === tab)
        #expect(bar.holdForLargeContent(at: CGPoint(x: 80, y: 10)) == nil)
        delegate.item = icon
        #expect(bar.holdForLargeContent(at: CGPoint(x: 80, y: 10)) === icon)
        #expect(bar.holdForLargeContent(at: CGPoint(x: 180, y: 10)) == nil)
        #expect(delegate.ends == ["Mail 20.0,10.0", "Mail 11.0,2.0", "none 80.0,10.0", "not shown 80.0,10.0"])
    }
}
