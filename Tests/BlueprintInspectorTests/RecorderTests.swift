import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Recording a render")
struct RecorderTests {
    private func recorder(_ element: any Element, _ size: CGSize = CGSize(width: 300, height: 160)) -> RenderRecorder {
        let view = BlueprintView(frame: CGRect(origin: .zero, size: size))
        view.element = element
        let recorder = RenderRecorder(view)
        recorder.record()
        return recorder
    }

    private var session: any Element {
        Label(text: "Hello, world").centered().inset(uniform: 20).box(background: .blue)
    }

    private func lines(_ trace: Trace) -> StyledText {
        let phrases = EventPhrases(trace, labels: trace.labels(names: .paths))
        var text = StyledText()
        for position in 0...trace.events.count { text.append(phrases.line(at: position)) }
        return text
    }

    @Test("the steps of a first render in words")
    func firstRender() throws {
        let trace = try #require(recorder(session).trace)
        expectGolden(lines(trace), "events-session", width: 200)
    }

    @Test("the frames of the session")
    func frames() {
        let snapshot = recorder(session).snapshot
        #expect(
            snapshot.elements.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 300, height: 160), CGRect(x: 0, y: 0, width: 300, height: 160),
                CGRect(x: 20, y: 20, width: 260, height: 120), CGRect(x: 82, y: 52, width: 96, height: 16),
            ]
        )
        #expect(snapshot.views.map(\.title) == ["v1 BlueprintView", "v2 BoxView", "v3 UILabel"])
        #expect(snapshot.views[2].frame == CGRect(x: 102, y: 72, width: 96, height: 16))
    }

    @Test("an update reuses, moves, creates and removes views, and view numbers only increase")
    func update() throws {
        func list(_ keys: [String]) -> any Element {
            Column { for key in keys { Label(text: key).keyed(key) } }
        }
        let recorder = recorder(list(["a", "b", "c"]))
        recorder.view.element = list(["d", "c", "a"])
        let trace = recorder.record()
        expectGolden(lines(trace), "events-update", width: 200)
        #expect(trace.snapshot.views.map(\.number) == [1, 5, 4, 2])
    }

    @Test("a recorded view is released with its recorder, also if its trace is kept")
    func release() {
        weak var view: BlueprintView?
        var trace: Trace?
        do {
            let recorder = recorder(Column { Label(text: "a") })
            recorder.view.element = Row { Label(text: "b") }
            trace = recorder.record()
            view = recorder.view
            #expect(view != nil)
        }
        #expect(view == nil)
        #expect(trace?.events.isEmpty == false)
    }

    @Test("of several renders in one layout, the last one is recorded, from the state before it")
    func renderAfterRender() throws {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.standInForWindow()
        let recorder = RenderRecorder(view)
        recorder.record()
        view.element = Label(text: "a").onAppear { [unowned view] in
            view.element = Column {
                Label(text: "b")
                Label(text: "c")
            }
        }
        let trace = recorder.record()
        #expect(trace.viewsBefore.map(\.title) == ["v1 BlueprintView", "v2 PassthroughView", "v3 UILabel"])
        #expect(trace.snapshot.views.map(\.title) == ["v1 BlueprintView", "v4 UILabel", "v5 UILabel"])
        var state = ViewState(trace.viewsBefore)
        for event in trace.events { state.apply(event, className: trace.classNames[event.view ?? 0] ?? "") }
        #expect(state.items[1]?.children == [4, 5])
    }

    @Test(
        "views after every step: forwards and backwards agree, and the last state is the result",
        arguments: [
            ("abce", "dcab"), ("abc", "cda"), ("ab", "bxa"), ("abcdefg", "gfedcba"), ("abcdef", "xfayebz"), ("", "abc"),
            ("abc", ""), ("abcdefgh", "bhxcayg"), ("abcd", "bcda"), ("abcd", "dabc"),
        ]
    )
    func states(before: String, after: String) throws {
        func list(_ keys: String) -> any Element {
            Column { for key in keys { Label(text: String(key)).box(background: .red).keyed(key) } }
        }
        let recorder = recorder(list(before))
        recorder.view.element = list(after)
        let trace = recorder.record()
        var states = [ViewState(trace.viewsBefore)]
        for event in trace.events {
            var state = states[states.count - 1]
            state.apply(event, className: trace.classNames[event.view ?? 0] ?? "")
            states.append(state)
        }
        var state = states[states.count - 1]
        #expect(state.order.map(\.number) == trace.snapshot.views.map(\.number))
        for view in trace.snapshot.views { #expect(state.items[view.number]?.frame == view.frame) }
        for (event, expected) in zip(trace.events.reversed(), states.dropLast().reversed()) {
            state.revert(event)
            #expect(state.order.map(\.number) == expected.order.map(\.number))
        }
        for event in trace.events { if case .moved(let from, let to) = event.kind { #expect(from != to) } }
        #expect(trace.snapshot(at: trace.events.count) == trace.snapshot)
        #expect(trace.snapshot(at: 0).views.map(\.number) == trace.viewsBefore.map(\.number))
    }

    @Test("what an update sets is recorded after a turn of the run loop, which the list and the JSON say")
    func turns() throws {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.element = Setting { [unowned view] in view.element = Label(text: "b") }
        let recorder = RenderRecorder(view)
        let trace = recorder.record()
        #expect(trace.turns == 1)
        #expect(trace.snapshot.elements.map(\.typeName) == ["Label"])
        let lines = TraceListing(trace, labels: trace.labels(names: .paths)).text.lines
        #expect(lines.first?.plain == "after 1 turn of the main run loop, for what an update had set")
        let json = JSONExporter(labels: trace.labels(names: .paths)).document(trace).text
        #expect(json.contains(#","turns":1"#))
        view.element = Label(text: "c")
        let next = recorder.record()
        #expect(next.turns == 0)
        #expect(!JSONExporter(labels: next.labels(names: .paths)).document(next).text.contains("turns"))
    }

    @Test("updates that never end wait for the next layout, before the view would stop the program")
    func endlessUpdates() {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var count = 0
        func next() -> any Element {
            Setting { [unowned view] in
                count += 1
                view.element = next()
            }
        }
        let recorder = RenderRecorder(view)
        for _ in 1...3 {
            count = 0
            view.element = next()
            #expect(recorder.record().turns == Deferral.limit - 2)
            #expect(count == Deferral.limit - 1)
        }
        view.element = Label(text: "b")
        #expect(recorder.record().snapshot.elements.map(\.typeName) == ["Label"])
    }

    @Test("rendering an unchanged tree records no step")
    func nothingNew() {
        let recorder = recorder(session)
        #expect(recorder.record().events.isEmpty)
        #expect(recorder.snapshot.elements.count == 4)
    }
}

/// An element that calls a function while its view is written.
private struct Setting: Element {
    var set: () -> Void

    var content: ElementContent { ElementContent(intrinsicSize: .zero) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in config.apply { _ in set() } }
    }
}
