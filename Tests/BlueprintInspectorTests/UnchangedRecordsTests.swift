import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// A snapshot whose unchanged records are copied from the one before equals a snapshot that is built in full.
@Suite("Unchanged records")
struct UnchangedRecordsTests {
    @Test("after random edits of trees that share their unchanged elements", arguments: 0..<60)
    func randomEdits(seed: Int) {
        var source = Source(state: UInt64(seed) &* 7919 &+ 1)
        var tree = SharedTree.random(depth: 4, &source)
        let pair = RecordedPair()
        for edit in 0..<12 {
            let (one, other) = pair.show(tree.element)
            #expect(one.snapshot == other.snapshot, "seed \(seed), edit \(edit)")
            #expect(one.movedViews == other.movedViews, "seed \(seed), edit \(edit)")
            #expect(one.viewChanges == other.viewChanges, "seed \(seed), edit \(edit)")
            tree.edit(&source)
        }
    }

    @Test("an element that is shown again, as after an undo, changes only what differs")
    func shownAgain() {
        let pair = RecordedPair()
        var source = Source(state: 5)
        let first = SharedTree.random(depth: 4, &source)
        var second = first
        for _ in 0..<3 { second.edit(&source) }
        for tree in [first, second, first, second, first] {
            let (one, other) = pair.show(tree.element)
            #expect(one.snapshot == other.snapshot)
        }
    }

    @Test("a root with a view keeps it when the whole tree is the same")
    func sameRoot() {
        let roots: [any Element] = [
            Box(backgroundColor: .red, wrapping: Label(text: "a")), Label(text: "a"),
            Label(text: "a").scrollable(), Column { Label(text: "a") },
        ]
        for root in roots {
            let pair = RecordedPair()
            for _ in 0..<3 {
                let (one, other) = pair.show(root)
                #expect(one.snapshot == other.snapshot)
                #expect(other.snapshot.elements[0].isViewBacked == !(root is Column))
            }
        }
    }

    @Test("a changed label is one of a thousand to be laid out")
    func onlyOneIsLaidOut() {
        var labels = (0..<1000).map { Label(text: "row \($0)") as any Element }
        func column() -> any Element { Column(underflow: .justifyToStart) { labels } }
        let pair = RecordedPair()
        _ = pair.show(column())
        let before = pair.unobserved.layoutTree?.root.children.map(ObjectIdentifier.init) ?? []
        labels[500] = Label(text: "a change")
        let (one, other) = pair.show(column())
        #expect(one.snapshot == other.snapshot)
        let after = pair.unobserved.layoutTree?.root.children.map(ObjectIdentifier.init) ?? []
        #expect(before.count == 1000 && zip(before, after).filter { $0 != $1 }.count == 1)
    }

    @Test("elements that are the same in other frames, some without a view below a size")
    func otherFrames() {
        let rows = (0..<9).map { index -> any Element in
            index % 3 == 2 ? SometimesBacked(wrapped: Label(text: "row \(index)")) : Label(text: "row \(index)")
        }
        let pair = RecordedPair()
        for count in [3, 6, 9, 8, 9, 2, 9] {
            let rows = Array(rows.prefix(count))
            let column = Column(alignment: .fill) { rows }.inset(
                by: UIEdgeInsets(top: 0.3, left: 0, bottom: 0, right: 0)
            )
            let (one, other) = pair.show(Overlay { [column, Box(backgroundColor: .red)] as [any Element] })
            #expect(one.snapshot == other.snapshot, "\(count)")
            #expect(one.snapshot.elements.map(\.content) == other.snapshot.elements.map(\.content), "\(count)")
            #expect(one.snapshot.views.map(\.content) == other.snapshot.views.map(\.content), "\(count)")
        }
    }

    @Test("labels get other identifiers when one before them is wrapped, and keep what they show")
    func otherIdentifiers() {
        var labels = (0..<20).map { Label(text: "row \($0)") as any Element }
        let pair = RecordedPair()
        for index in [nil, 9, 3, 3, 12] {
            if let index { labels[index] = labels[index].inset(uniform: 0.3) }
            let (one, other) = pair.show(Column(alignment: .fill) { labels })
            #expect(one.snapshot == other.snapshot, "\(index ?? -1)")
            #expect(one.snapshot.elements.map(\.content) == other.snapshot.elements.map(\.content))
            #expect(one.snapshot.views.map(\.content) == other.snapshot.views.map(\.content))
        }
    }

    @Test("a snapshot stays as it was while later ones are built, and its storage is used for one of them")
    func heldSnapshots() {
        var source = Source(state: 3)
        var tree = SharedTree.random(depth: 4, &source)
        let pair = RecordedPair()
        var held: [(snapshot: RenderSnapshot, copy: RenderSnapshot)] = []
        for _ in 0..<20 {
            let (full, partial) = pair.show(tree.element)
            held.append((partial.snapshot, full.snapshot))
            tree.edit(&source)
        }
        for (snapshot, copy) in held { #expect(snapshot == copy) }
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 90, height: 300))
        let recorder = RenderRecorder(view)
        var addresses: Set<UnsafeRawPointer?> = []
        for index in 0..<12 {
            view.element = Column { for _ in 0..<50 { Label(text: "row \(index)") } }
            addresses.insert(recorder.render().snapshot.elements.withUnsafeBytes { $0.baseAddress })
        }
        #expect(addresses.count <= 6)
    }

    @Test("a key that is equal to the one before, but of other characters, is shown as it is")
    func equalKeys() {
        let recorder = RenderRecorder(BlueprintView(frame: CGRect(x: 0, y: 0, width: 90, height: 300)))
        let keys = ["\u{E9}", "e\u{301}"]
        let rows = keys.map { Label(text: "a").inset(uniform: 1).keyed($0) as any Element }
        // An unchanged record is written over that of the render three before; without a view, both have the same content.
        for (step, index) in [0, 1, 1, 1, 1, 0, 0, 0, 0].enumerated() {
            recorder.view.element = Column { [rows[index], Label(text: "step \(step)")] }
            let identifier = recorder.render().snapshot.elements.map(\.identifier).first { $0.contains("\u{E9}") }
            #expect(identifier?.unicodeScalars.count == 8 + keys[index].unicodeScalars.count, "step \(step)")
        }
    }

    @Test("a truncated text is truncated by its own height, although views of one rounded height share their content")
    func sharedContent() {
        let labels = (0..<200).map { Label(text: "row \($0)") as any Element }
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 90, height: 10))
        let recorder = RenderRecorder(view)
        for count in [100, 200] {
            view.element = Column { labels.prefix(count).map { $0 } }
            let snapshot = recorder.render().snapshot
            let available = 10 / Double(count)
            for content in [snapshot.elements[5].content, snapshot.views[5].content] {
                let excess = content?.truncation?.excesses.first
                #expect(excess.map { abs($0.available - available) < 1e-9 } == true, "\(count)")
            }
        }
    }

    @Test("the lines of a text are placed when they are read, as they were at the time of the render")
    func linesOnDemand() {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        let recorder = RenderRecorder(view)
        view.element = Label(text: "some words to wrap")
        let first = recorder.render().snapshot
        view.element = Label(text: "other")
        let second = recorder.render().snapshot
        #expect(!first.views[1].content.hasPlacedLines && first.elements[0].isTruncated)
        #expect(first.views[1].content.lines.map(\.text) == ["some words…"])
        #expect(first.views[1].content.hasPlacedLines && !second.views[1].content.hasPlacedLines)
        #expect(first.elements[0].content?.truncation?.excesses.map(\.direction) == [.notHighEnough])
    }

    @Test("an element is found by its position after elements were added before it")
    func livePositions() throws {
        func column(_ count: Int) -> any Element {
            Column { for index in 0..<count { Row { Label(text: "row \(index)") }.keyed("\(index - count)") } }
        }
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 90, height: 300))
        let recorder = RenderRecorder(view)
        for count in [5, 9, 2] {
            view.element = column(count)
            let snapshot = recorder.render().snapshot
            let tree = try #require(LiveTree(view, showing: snapshot))
            for (index, record) in snapshot.elements.enumerated() {
                #expect(tree.element(index).map { String(describing: type(of: $0)) } == record.typeName)
            }
            #expect(tree.element(snapshot.elements.count) == nil)
        }
        let old = recorder.snapshot
        view.element = column(3)
        view.layoutIfNeeded()
        #expect(LiveTree(view, showing: old) == nil)
    }
}

/// An element that has a view only while it is high enough.
private struct SometimesBacked: UnchangingElement {
    var wrapped: any Element

    var content: ElementContent { ElementContent(child: wrapped) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        context.bounds.height > 12 ? ViewDescription(UIView.self) : nil
    }
}

/// Two views that show the same elements: one is always recorded in full, the other never.
private final class RecordedPair {
    let observed = BlueprintView(frame: CGRect(x: 0, y: 0, width: 90, height: 300))
    let unobserved = BlueprintView(frame: CGRect(x: 0, y: 0, width: 90, height: 300))
    private lazy var full = RenderRecorder(observed)
    private lazy var partial = RenderRecorder(unobserved)

    func show(_ element: any Element) -> (Render, Render) {
        (observed.element, unobserved.element) = (element, element)
        _ = full.record()
        let render = partial.render()
        return (full.last ?? render, render)
    }
}

/// A tree of elements in which an edit changes only the elements around it.
private struct SharedTree {
    private enum Kind: Int, CaseIterable {
        case label, column, row, inset, box, overlay, keyed, hidden
    }

    private var kind: Kind
    private var number: Int
    private var children: [SharedTree]
    private(set) var element: any Element

    private init(_ kind: Kind, _ number: Int, _ children: [SharedTree]) {
        (self.kind, self.number, self.children) = (kind, number, children)
        element = Self.element(kind, number, children)
    }

    static func random(depth: Int, _ source: inout Source) -> SharedTree {
        let kind = depth == 0 ? .label : Kind.allCases[source.next(Kind.allCases.count)]
        let number = source.next(30)
        switch kind {
        case .label: return SharedTree(kind, number, [])
        case .column, .row, .overlay, .keyed:
            return SharedTree(kind, number, (0..<1 + source.next(4)).map { _ in random(depth: depth - 1, &source) })
        case .inset, .box, .hidden: return SharedTree(kind, number, [random(depth: depth - 1, &source)])
        }
    }

    mutating func edit(_ source: inout Source) {
        defer { element = Self.element(kind, number, children) }
        if !children.isEmpty, source.next(4) > 0 {
            children[source.next(children.count)].edit(&source)
            return
        }
        guard [.column, .row, .overlay, .keyed].contains(kind) else {
            number += 1
            return
        }
        switch source.next(4) {
        case 0: children.insert(.random(depth: 2, &source), at: source.next(children.count + 1))
        case 1 where children.count > 1: children.remove(at: source.next(children.count))
        case 2: children.shuffle(using: &source)
        default: number += 1
        }
    }

    private static func element(_ kind: Kind, _ number: Int, _ children: [SharedTree]) -> any Element {
        let elements = children.map(\.element)
        switch kind {
        case .label: return Label(text: String(repeating: "word ", count: 1 + number % 5) + "\(number)")
        case .column: return Column(underflow: .justifyToStart, minimumSpacing: Double(number) / 3) { elements }
        case .row: return Row(alignment: .top, minimumSpacing: Double(number) / 7) { elements }
        case .overlay: return Overlay(elements: elements)
        case .keyed:
            return Column(minimumSpacing: 1.3) {
                for child in children { child.element.keyed(child.number) }
            }
        case .inset: return elements[0].inset(uniform: Double(number) / 3)
        case .box: return elements[0].box(background: number.isMultiple(of: 2) ? .red : .blue)
        case .hidden: return elements[0].opacity(Double(number % 4) / 4)
        }
    }
}

/// Numbers that are the same in each run.
private struct Source: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    mutating func next(_ count: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % count }
}
