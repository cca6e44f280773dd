import Foundation
import HeadlessUIKit
import Testing

@Suite struct ScrollMotionTests {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    private let log = Log()

    private final class Log: UIScrollViewDelegate {
        var lines: [String] = []
        var target: CGPoint?
        var allowsTop = true
        var zoomed: UIView?

        func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll \(scrollView.contentOffset.y)") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            lines.append("end \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("top") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            lines.append("zoomed \(scale)")
        }
    }

    init() {
        view.contentSize = CGSize(width: 100, height: 200)
        view.delegate = log
    }

    @Test func aDragMovesTheContentAsFarAsItGoes() {
        #expect(view.drag(by: CGVector(dx: 5, dy: -30)))
        #expect(log.lines == ["begin", "scroll 30.0", "end false"])
        view.drag(by: CGVector(dx: 0, dy: -1000))
        #expect(view.contentOffset == CGPoint(x: 0, y: 150))
        view.isScrollEnabled = false
        #expect(!view.drag(by: CGVector(dx: 0, dy: 10)) && view.contentOffset.y == 150)
    }

    @Test func theDelegateChoosesWhereTheContentComesToRest() {
        log.target = CGPoint(x: 0, y: 50)
        view.drag(by: CGVector(dx: 0, dy: -30))
        #expect(log.lines == ["begin", "scroll 30.0", "end true", "decelerate", "scroll 50.0", "rest"])
        #expect(!view.isDragging && !view.isDecelerating)
    }

    @Test func aDragDismissesTheKeyboardIfItShould() {
        let field = UITextField()
        view.addSubview(field)
        field.becomeFirstResponder()
        view.drag(by: CGVector(dx: 0, dy: -1))
        #expect(field.isFirstResponder)
        view.keyboardDismissMode = .onDrag
        view.drag(by: CGVector(dx: 0, dy: -1))
        #expect(!field.isFirstResponder)
    }

    @Test func theDelegateMayRefuseTheTop() {
        view.contentOffset.y = 20
        log.allowsTop = false
        #expect(!view.scrollToTop() && view.contentOffset.y == 20)
        log.allowsTop = true
        #expect(view.scrollToTop() && view.contentOffset.y == 0 && log.lines.last == "top")
    }

    @Test func zoomingTransformsTheViewOfTheDelegate() {
        view.zoomScale = 2
        #expect(view.zoomScale == 1)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.addSubview(page)
        log.zoomed = page
        view.maximumZoomScale = 4
        view.setZoomScale(2, animated: true)
        #expect(page.frame == CGRect(x: 0, y: 0, width: 200, height: 400) && view.contentSize == page.frame.size)
        #expect(log.lines == ["zoomed 2.0"])
    }
}
