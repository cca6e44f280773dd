import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite struct ScrollViewElementTests {
    /// Wraps to lines of 16 points, with 8 points per character.
    private let text = Label(text: "one two three four")

    private func size(
        _ contentSize: ScrollView.ContentSize,
        in constraint: SizeConstraint,
        configure: (inout ScrollView) -> Void = { _ in }
    ) -> CGSize {
        text.scrollable(contentSize, configure: configure).content.measure(in: constraint)
    }

    @Test func theContentIsAskedWithoutLimitWhereItScrolls() {
        let limit = SizeConstraint(CGSize(width: 60, height: 40))
        #expect(size(.fittingHeight, in: limit) == CGSize(width: 56, height: 40))
        #expect(size(.fittingHeight, in: SizeConstraint(width: 60)) == CGSize(width: 56, height: 48))
        #expect(size(.fittingWidth, in: limit) == CGSize(width: 60, height: 16))
        #expect(size(.fittingContent, in: SizeConstraint(height: 40)) == CGSize(width: 144, height: 16))
        #expect(size(.custom(CGSize(width: 30, height: 90)), in: limit) == CGSize(width: 30, height: 40))
        #expect(size(.custom(CGSize(width: 30, height: 90)), in: .unconstrained) == CGSize(width: 30, height: 90))
    }

    @Test func theModesForAKeyboardAreKept() throws {
        let plain = Rendering(text.scrollable(), width: 60, height: 40)
        let wrapper = try #require(plain.first(ScrollerWrapperView.self))
        #expect(wrapper.scrollView.keyboardDismissMode == .none)
        #expect(!wrapper.inspectedProperties.contains { $0.name.hasPrefix("keyboard") })
        let scrolling = text.scrollable {
            $0.keyboardDismissMode = .onDrag
            $0.keyboardAdjustmentMode = .none
        }
        let view = try #require(Rendering(scrolling, width: 60, height: 40).first(ScrollerWrapperView.self))
        let shown = view.inspectedProperties.filter { $0.name.hasPrefix("keyboard") }.map { "\($0.name) \($0.value)" }
        #expect(shown == ["keyboardDismissMode onDrag", "keyboardAdjustmentMode none"])
    }

    @Test func insetsTakeRoomFromTheContentAndAddToTheSize() {
        let size = size(.fittingHeight, in: SizeConstraint(CGSize(width: 80, height: 200))) {
            $0.contentInset = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 12)
        }
        #expect(size == CGSize(width: 56 + 22, height: 48 + 3))
    }

    @Test func theContentLiesAtTheOriginAndFillsTheOtherAxis() {
        let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 30)
        func elements(_ contentSize: ScrollView.ContentSize) -> String? {
            let element = text.scrollable(contentSize) { $0.contentInset = insets }
            return Rendering(element, width: 100, height: 60).elements.last
        }
        #expect(elements(.fittingHeight) == "  Label 0,0 60×48")
        #expect(elements(.fittingWidth) == "  Label 0,0 144×50")
        #expect(elements(.fittingContent) == "  Label 0,0 144×16")
        #expect(elements(.custom(CGSize(width: 7, height: 500))) == "  Label 0,0 7×500")
    }

    @Test func smallContentIsCentred() {
        func label(_ contentSize: ScrollView.ContentSize) -> String? {
            let element = text.scrollable(contentSize) { $0.centersUnderflow = true }
            return Rendering(element, width: 100, height: 60).elements.last
        }
        #expect(label(.fittingHeight) == "  Label 0,14 100×32")
        #expect(label(.fittingContent) == "  Label 0,22 144×16")
        #expect(label(.custom(CGSize(width: 20, height: 20))) == "  Label 40,20 20×20")
    }

    @Test func theScrolledAreaReachesAsFarAsTheContent() throws {
        func area(_ element: ScrollView) throws -> CGSize {
            try #require(Rendering(element, width: 100, height: 60).first(UIScrollView.self)).contentSize
        }
        #expect(try area(text.scrollable(.fittingContent)) == CGSize(width: 144, height: 16))
        let small = Spacer(10).scrollable(.fittingContent) { $0.centersUnderflow = true }
        #expect(try area(small) == CGSize(width: 55, height: 35))
        let custom = Spacer(10).scrollable(.custom(CGSize(width: 20, height: 20))) { $0.centersUnderflow = true }
        #expect(try area(custom) == CGSize(width: 20, height: 20))
        let squeezed = Spacer(10).scrollable(.fittingWidth) { $0.contentInset.top = 100 }
        #expect(try area(squeezed) == CGSize(width: 10, height: 0))
    }

    @Test func theViewsOfTheContentLiveInAScrollView() throws {
        let rendering = Rendering(text.scrollable().inset(uniform: 10), width: 100, height: 60)
        #expect(
            rendering.views == [
                "ScrollerWrapperView 10,10 80×40", "  UIScrollView 0,0 80×40", "    UILabel 0,0 80×32",
            ]
        )
        rendering.view.frame.size = CGSize(width: 50, height: 50)
        rendering.view.layoutIfNeeded()
        #expect(
            rendering.views == [
                "ScrollerWrapperView 10,10 30×30", "  UIScrollView 0,0 30×30", "    UILabel 0,0 30×96",
            ]
        )
    }

    @Test func everySettingReachesTheView() throws {
        var element = text.scrollable(.fittingContent) {
            $0.alwaysBounceVertical = true
            $0.alwaysBounceHorizontal = true
            $0.showsVerticalScrollIndicator = false
            $0.showsHorizontalScrollIndicator = false
            $0.contentInsetAdjustmentBehavior = .never
            $0.delaysContentTouches = false
            $0.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        let rendering = Rendering(element, width: 100, height: 60)
        let view = try #require(rendering.first(UIScrollView.self))
        #expect(view.alwaysBounceVertical && view.alwaysBounceHorizontal && !view.delaysContentTouches)
        #expect(!view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator)
        #expect(view.contentInsetAdjustmentBehavior == .never && view.contentInset == element.contentInset)
        element = text.scrollable()
        rendering.view.element = element
        rendering.view.layoutIfNeeded()
        #expect(rendering.first(UIScrollView.self) === view)
        #expect(!view.alwaysBounceVertical && view.showsVerticalScrollIndicator && view.delaysContentTouches)
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.contentInset == .zero)
    }

    @Test func contentAtTheTopStaysThereWhateverTheInsets() throws {
        func element(_ top: CGFloat, _ left: CGFloat) -> ScrollView {
            text.scrollable { $0.contentInset = UIEdgeInsets(top: top, left: left, bottom: 0, right: 0) }
        }
        let rendering = Rendering(element(10, 4), width: 40, height: 30)
        let view = try #require(rendering.first(UIScrollView.self))
        #expect(view.contentOffset == CGPoint(x: -4, y: -10))
        rendering.view.element = element(2, 0)
        rendering.view.layoutIfNeeded()
        #expect(view.contentOffset == CGPoint(x: 0, y: -2))
        view.contentOffset.y = 5
        rendering.view.element = element(20, 8)
        rendering.view.layoutIfNeeded()
        #expect(view.contentOffset == CGPoint(x: -8, y: 5))
    }

    @Test func pullingCallsTheActionAndTheElementSaysHowItGoesOn() throws {
        var calls = 0
        func element(_ behavior: ScrollView.PullToRefreshBehavior) -> ScrollView {
            text.scrollable { $0.pullToRefreshBehavior = behavior }
        }
        let rendering = Rendering(element(.disabled), width: 100, height: 60)
        let view = try #require(rendering.first(UIScrollView.self))
        func show(_ behavior: ScrollView.PullToRefreshBehavior) {
            rendering.view.element = element(behavior)
            rendering.view.layoutIfNeeded()
        }
        #expect(view.refreshControl == nil)
        show(.enabled { calls += 1 })
        view.refreshControl?.pull()
        #expect(calls == 1 && view.contentOffset.y == -60)
        show(.refreshing)
        #expect(view.refreshControl?.isRefreshing == true && view.contentOffset.y == -60)
        view.refreshControl?.pull()
        #expect(calls == 1)
        show(.enabled {})
        #expect(view.refreshControl?.isRefreshing == false && view.contentOffset.y == 0)
        show(.refreshing)
        #expect(view.contentOffset.y == -60)
        show(.disabled)
        #expect(view.refreshControl == nil && view.contentOffset.y == 0)
        #expect(view.subviews.count == 1)
    }

    @Test func aTriggerScrollsTheViewThatHasIt() throws {
        let trigger = ScrollView.ScrollTrigger()
        trigger.scroll(to: .bottom, animated: false)
        let element = text.scrollable {
            $0.contentOffsetTrigger = trigger
            $0.contentInset = UIEdgeInsets(top: 3, left: 0, bottom: 7, right: 0)
        }
        let rendering = Rendering(element, width: 40, height: 30)
        let view = try #require(rendering.first(UIScrollView.self))
        #expect(view.contentSize == CGSize(width: 40, height: 64))
        trigger.scroll(to: .bottom, animated: true)
        #expect(view.contentOffset == CGPoint(x: 0, y: 64 + 7 - 30))
        trigger.scroll(to: .top, animated: true)
        #expect(view.contentOffset == CGPoint(x: 0, y: -3))
        var contexts: [ScrollView.ContentOffset.ScrollingContext] = []
        let place = ScrollView.ContentOffset { context in
            contexts.append(context)
            return CGPoint(x: 1, y: 2)
        }
        trigger.scroll(to: place, animated: false)
        #expect(view.contentOffset == CGPoint(x: 1, y: 2))
        #expect(contexts.map(\.contentSize) == [CGSize(width: 40, height: 64)])
        #expect(contexts.map(\.scrollViewBounds) == [CGRect(x: 0, y: -3, width: 40, height: 30)])
        #expect(contexts.map(\.contentInsets.bottom) == [7])
        rendering.view.element = text.scrollable()
        rendering.view.layoutIfNeeded()
        trigger.scroll(to: place, animated: false)
        #expect(contexts.count == 1)
    }

    @Test func contentThatFitsHasItsBottomAtItsTop() throws {
        let trigger = ScrollView.ScrollTrigger()
        let element = Spacer(10).scrollable {
            $0.contentOffsetTrigger = trigger
            $0.contentInset.top = 4
        }
        let view = try #require(Rendering(element, width: 40, height: 90).first(UIScrollView.self))
        trigger.scroll(to: .bottom, animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: -4))
    }

    /// A view whose safe area is 20, 5, 30 and 6 points inside it.
    private final class Notched: UIView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 6) }
    }

    /// Returns the scroll view of an element that fills a notched view of 300 × 300 points.
    private func notched(_ element: ScrollView) throws -> UIScrollView {
        let window = Notched(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = BlueprintView(element: element)
        view.frame = window.bounds
        window.addSubview(view)
        window.layoutIfNeeded()
        return try #require(view.contentViews.first?.subviews.first as? UIScrollView)
    }

    private func inset(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test func anEdgeOfTheSafeAreaCountsWhereOnlyItIsOverflowed() throws {
        func insets(
            _ size: CGFloat,
            _ contentSize: ScrollView.ContentSize = .fittingContent,
            _ change: (inout ScrollView) -> Void = { _ in }
        ) throws -> UIEdgeInsets {
            let view = try notched(
                Spacer(size).scrollable(contentSize) {
                    $0.contentInsetAdjustmentBehavior = .scrollableAxes
                    $0.scrollableAxesSafeAreaEdges = [.horizontal, .vertical]
                    change(&$0)
                }
            )
            return view.contentInset
        }
        #expect(try insets(300) == inset(20, 5, 30, 6))
        #expect(try insets(50) == inset(20, 5, 0, 0) && insets(500) == inset(20, 5, 0, 0))
        #expect(try insets(270) == inset(20, 5, 0, 0) && insets(271) == inset(20, 5, 30, 0))
        #expect(try insets(294) == inset(20, 5, 30, 0) && insets(295) == inset(20, 5, 30, 6))
        #expect(try insets(300.5) == inset(20, 5, 0, 0))
        #expect(try insets(300, .fittingHeight) == inset(20, 5, 30, 6))
        #expect(try insets(300, .fittingWidth) == inset(20, 5, 30, 6))
        #expect(try insets(300) { $0.alwaysBounceVertical = true } == inset(0, 5, 0, 6))
        #expect(try insets(300) { $0.alwaysBounceHorizontal = true } == inset(20, 0, 30, 0))
        #expect(try insets(300) { $0.scrollableAxesSafeAreaEdges = [] } == .zero)
        #expect(try insets(300) { $0.scrollableAxesSafeAreaEdges = nil } == .zero)
        #expect(try insets(300) { $0.scrollableAxesSafeAreaEdges = [.top, .right] } == inset(20, 0, 0, 6))
        #expect(try insets(300) { $0.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }.top == 21)
        for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never, .always] {
            #expect(try insets(300) { $0.contentInsetAdjustmentBehavior = behavior } == .zero)
        }
    }

    @Test func theBehaviorStays() throws {
        let view = try notched(
            Spacer(300).scrollable(.fittingContent) {
                $0.contentInsetAdjustmentBehavior = .scrollableAxes
                $0.scrollableAxesSafeAreaEdges = .vertical
            }
        )
        #expect(view.contentInsetAdjustmentBehavior == .scrollableAxes)
        #expect(view.adjustedContentInset == inset(20, 0, 30, 0) && view.contentOffset == CGPoint(x: 0, y: -20))
        #expect(ScrollView.SafeAreaEdge(rawValue: 15) == [.horizontal, .vertical])
    }

    @Test func theEdgesFollowTheBounds() throws {
        let element = Spacer(300).scrollable(.fittingContent) {
            $0.contentInsetAdjustmentBehavior = .scrollableAxes
            $0.scrollableAxesSafeAreaEdges = .vertical
        }
        let window = Notched(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let wrapper = try #require(
            element.backingViewDescription(
                with: ViewDescriptionContext(
                    bounds: window.bounds,
                    subtreeExtent: window.bounds,
                    environment: .empty
                )
            )
        )
        let view = wrapper.build()
        window.addSubview(view)
        view.frame = window.bounds
        wrapper.apply(to: view)
        let scrollView = try #require(view.subviews.first as? UIScrollView)
        #expect(scrollView.contentInset.bottom == 30)
        view.frame.size.height = 299
        #expect(scrollView.contentInset.bottom == 0)
        view.frame.size.height = 300
        #expect(scrollView.contentInset.bottom == 30)
    }

    @Test func theDefaultsAreThoseOfTheReference() {
        let view = ScrollView(wrapping: text)
        #expect(view.contentSize == .fittingHeight && view.contentInset == .zero && !view.centersUnderflow)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && view.delaysContentTouches)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.scrollableAxesSafeAreaEdges == nil)
        #expect(view.contentOffsetTrigger == nil)
    }

    @Test func scrollViewsInScrollViewsAreFreedAtAnyDepth() {
        final class Witness: UIView {
            var onDeinit: () -> Void = {}
            deinit { onDeinit() }
        }
        var freed = false
        do {
            let witness = Witness()
            witness.onDeinit = { freed = true }
            var outermost: UIView = witness
            for _ in 0..<100_000 {
                let view = ScrollerWrapperView()
                view.scrollView.addSubview(outermost)
                outermost = view
            }
        }
        #expect(freed)
    }
}
