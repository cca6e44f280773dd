import Foundation
import HeadlessUIKit
import Testing

@Suite struct ScrollViewTests {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    private final class Notched: UIView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5) }
    }

    @Test func theOffsetIsTheOriginOfTheBounds() {
        let window = UIView(frame: view.frame)
        window.addSubview(view)
        view.contentSize = CGSize(width: 100, height: 300)
        view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        #expect(view.bounds == CGRect(x: 0, y: 40, width: 100, height: 50))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        let row = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
        view.addSubview(row)
        #expect(row.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: 20))
        view.contentOffset = CGPoint(x: -5, y: 1000)
        #expect(view.contentOffset == CGPoint(x: -5, y: 1000))
    }

    @Test(
        arguments: [
            (CGRect(x: 0, y: 10, width: 10, height: 10), CGPoint(x: 0, y: 0)),
            (CGRect(x: 0, y: 60, width: 10, height: 10), CGPoint(x: 0, y: 20)),
            (CGRect(x: 150, y: 20, width: 30, height: 10), CGPoint(x: 80, y: 0)),
            (CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10), CGPoint(x: 0, y: 0)),
            (CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10), CGPoint(x: 0, y: 0)),
        ]
    )
    func aRectangleComesIntoViewWithTheLeastScrolling(rect: CGRect, offset: CGPoint) {
        view.scrollRectToVisible(rect, animated: false)
        #expect(view.contentOffset == offset)
    }

    @Test func scrollingBackIsTheLeastToo() {
        view.contentOffset = CGPoint(x: 30, y: 90)
        view.scrollRectToVisible(CGRect(x: 10, y: 60, width: 10, height: 10), animated: false)
        #expect(view.contentOffset == CGPoint(x: 10, y: 60))
    }

    @Test func theSafeAreaAddsToTheInsetsAsTheBehaviourSays() {
        let window = Notched(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        window.addSubview(view)
        view.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(view.adjustedContentInset == view.contentInset)
        view.contentSize = CGSize(width: 100, height: 300)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 21, left: 1, bottom: 11, right: 1))
        view.alwaysBounceHorizontal = true
        #expect(view.adjustedContentInset.left == 6)
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == view.contentInset)
        view.contentSize = .zero
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 21, left: 6, bottom: 11, right: 6))
        view.contentOffset.y = 30
        #expect(view.safeAreaInsets.top == 20)
        view.frame.origin.y = 15
        #expect(view.safeAreaInsets.top == 5 && view.safeAreaInsets.bottom == 25)
    }

    @Test func pullingShowsTheRefreshControlAndCallsForMore() {
        var calls = 0
        let control = UIRefreshControl()
        control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        view.refreshControl = control
        #expect(control.superview === view && control.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
        control.pull()
        control.pull()
        #expect(calls == 1 && control.isRefreshing && view.contentOffset.y == -60)
        #expect(view.adjustedContentInset.top == 60)
        #expect(view.displayContent.remarks == ["scrolled to 0,-60", "refreshing"])
        control.endRefreshing()
        #expect(!control.isRefreshing && view.adjustedContentInset.top == 0)
        view.refreshControl = nil
        #expect(control.superview == nil && view.refreshControl == nil)
    }

    @Test func itSaysWhatCannotBeSeen() {
        view.contentSize = CGSize(width: 100, height: 50)
        #expect(view.displayContent == DisplayContent() && view.clipsToBounds)
        view.contentSize.height = 300.5
        view.contentOffset.y = 8
        #expect(view.displayContent.remarks == ["content 100 by 300.5", "scrolled to 0,8"])
    }

    @Test func whatAnUpdateMayChangeIsListed() {
        func own() -> [String] {
            view.inspectedProperties.dropFirst(5).map { "\($0.name) \($0.value)" }
        }
        #expect(own() == ["contentSize 0×0", "contentOffset 0,0"])
        view.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        view.alwaysBounceVertical = true
        view.showsHorizontalScrollIndicator = false
        view.delaysContentTouches = false
        view.isScrollEnabled = false
        view.contentInsetAdjustmentBehavior = .always
        view.refreshControl = UIRefreshControl()
        #expect(
            own() == [
                "contentSize 0×0", "contentOffset 0,0", "contentInset top 8, left 0, bottom 8, right 0",
                "contentInsetAdjustmentBehavior always", "isScrollEnabled false", "alwaysBounceVertical true",
                "showsHorizontalScrollIndicator false", "delaysContentTouches false", "refreshControl idle",
            ]
        )
    }
}
