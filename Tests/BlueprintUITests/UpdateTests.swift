import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite struct UpdateTests {
    @Test func anEqualTreeKeepsItsViews() {
        let view = render(Row { Block(10, 10) })
        let before = view.contentViews[0]
        view.element = Row { Block(20, 10) }
        view.layoutIfNeeded()
        #expect(view.contentViews == [before])
        #expect(before.frame.width == 20)
    }

    @Test func aNewWrapperMakesNewViews() {
        let view = render(Block(10, 10).centered())
        let before = view.contentViews[0]
        view.element = Block(10, 10).inset(uniform: 1).centered()
        view.layoutIfNeeded()
        #expect(view.contentViews[0] !== before)
        #expect(before.superview == nil)
    }

    @Test func theRootKeepsItsViewUnderAnotherType() {
        let view = render(Block(10, 10))
        let before = view.contentViews[0]
        view.element = OtherBlock()
        view.layoutIfNeeded()
        #expect(view.contentViews[0] === before)
    }

    @Test func keysMoveViewsAmongSiblings() {
        func row(_ keys: [String]) -> Row {
            Row { for key in keys { Block(10, 10).keyed(key) } }
        }
        let view = render(row(["a", "b", "c"]))
        let before = view.contentViews
        view.element = row(["c", "a", "d"])
        view.layoutIfNeeded()
        #expect(view.contentViews[0] === before[2])
        #expect(view.contentViews[1] === before[0])
        #expect(!before.contains(view.contentViews[2]))
        #expect(before[1].superview == nil)
    }

    @Test func siblingsWithoutKeysAreKeptByPosition() {
        let view = render(Row { for width in [1, 2, 3] { Block(CGFloat(width), 1) } })
        let before = view.contentViews
        view.element = Row { for width in [2, 3] { Block(CGFloat(width), 1) } }
        view.layoutIfNeeded()
        #expect(view.contentViews == Array(before.prefix(2)))
    }

    @Test(arguments: [[3], [0, 9], [2, 3, 4, 5, 6, 7, 8]])
    func siblingsOfAnAddedOrReplacedElementKeepTheirViews(replaced: [Int]) {
        func row(_ keys: [String]) -> Row {
            Row { for key in keys { Block(10, 10).keyed(key) } }
        }
        let keys = (0..<10).map { "key \($0)" }
        let view = BlueprintView(element: row(keys))
        view.frame.size = CGSize(width: 200, height: 10)
        view.layoutIfNeeded()
        let before = view.contentViews
        var others = keys
        for index in replaced { others[index] = "new \(index)" }
        view.element = row(["first"] + others)
        view.layoutIfNeeded()
        #expect(view.contentViews.count == 11 && view.movedSiblings.isEmpty)
        for index in 0..<10 {
            #expect((view.contentViews[index + 1] === before[index]) == !replaced.contains(index))
        }
        view.element = row(others.reversed())
        view.layoutIfNeeded()
        #expect(view.movedSiblings.count == 1)
        for index in 0..<10 where !replaced.contains(index) { #expect(view.contentViews[9 - index] === before[index]) }
    }

    @Test func aViewOfAnotherClassGoesWithItsOwnCallback() {
        struct Turncoat: Element {
            var isBlock: Bool
            var log: (String) -> Void

            var content: ElementContent { ElementContent(intrinsicSize: .zero) }

            func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                let log = log
                guard isBlock else { return UILabel.describe { $0.onDisappear = { log("label") } } }
                return BlockView.describe { $0.onDisappear = { log("block") } }
            }
        }
        var calls: [String] = []
        let view = render(Row { Turncoat(isBlock: true) { calls.append($0) } })
        view.element = Row { Turncoat(isBlock: false) { calls.append($0) } }
        view.layoutIfNeeded()
        #expect(calls == ["block"] && view.contentViews.first is UILabel)
    }

    @Test func callbacksComeAfterTheUpdateInOrder() {
        var calls: [String] = []
        let view = BlueprintView()
        view.standInForWindow()
        view.frame = CGRect(0, 0, 100, 100)
        func block(_ name: String) -> Block {
            Block(
                10,
                10,
                onAppear: { calls.append("\(name) appears among \(view.contentViews.count)") },
                onDisappear: { calls.append("\(name) disappears among \(view.contentViews.count)") }
            )
        }
        view.element = Row {
            block("a").keyed("a")
            block("b").keyed("b")
        }
        view.layoutIfNeeded()
        #expect(calls == ["a appears among 2", "b appears among 2"])
        calls = []
        view.element = Row { block("c").keyed("c") }
        view.layoutIfNeeded()
        #expect(calls == ["c appears among 1", "a disappears among 1", "b disappears among 1"])
    }

    @Test func neighboursMeetOnWholePixels() {
        let row = Row(alignment: .fill, underflow: .growUniformly) {
            Block(0, 0)
            Block(0, 0)
            Block(0, 0)
        }
        let views = render(row).contentViews
        // Thirds of 100: 33, 34, 33.
        #expect(views.map(\.frame.minX) == [0, 33, 67])
        #expect(views.map(\.frame.width) == [33, 34, 33])
    }

    @Test func roundingFollowsTheScale() {
        let view = render(Block(10, 10).inset(left: 0.3), scale: 2).contentViews[0]
        #expect(view.frame.minX == 0.5)
    }

    @Test func theEnvironmentReachesReaders() {
        let element = EnvironmentReader { environment in Block(environment.displayScale * 10, 10) }
            .adaptedEnvironment(keyPath: \.displayScale, value: 3)
        #expect(element.content.measure(in: .unconstrained).width == 30)
    }

    @Test func configurationsWriteInOrder() {
        let description = UIView.describe { config in
            config[\.alpha] = 0.5
            config[\.backgroundColor] = .red
            config[\.backgroundColor] = .blue
            config.apply { $0.tag = 7 }
        }
        let view = description.build()
        description.apply(to: view)
        #expect(view.alpha == 0.5)
        #expect(view.backgroundColor == .blue)
        #expect(view.tag == 7)
    }

    @Test func aDescriptionToldItsArea() {
        let view = render(Telling(wrapped: Block(10, 10).inset(uniform: 5)).centered())
        #expect(view.contentViews[0].tag == 20)
        #expect(render(Telling(wrapped: Empty())).contentViews[0].tag == 100)
    }
}

private struct OtherBlock: Element {
    var content: ElementContent { ElementContent(intrinsicSize: .zero) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        BlockView.describe { _ in }
    }
}

/// An element that writes its width to the tag of its view.
private struct Telling: Element {
    var wrapped: any Element
    var content: ElementContent { ElementContent(child: wrapped) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { $0.apply { view in view.tag = Int(context.bounds.width) } }
    }
}
