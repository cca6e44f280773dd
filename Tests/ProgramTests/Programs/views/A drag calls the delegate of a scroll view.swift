final class Pages: UIScrollViewDelegate {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled to", scrollView.contentOffset.y) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("begins", scrollView.isDragging) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        // The nearest multiple of 50.
        targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 50).rounded() * 50
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        print("ends", decelerate)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("rests", scrollView.isDecelerating) }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollView.contentOffset.y < 80 }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { print("at the top") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { print("zoomed by", scrollView.zoomScale) }
}

let pages = Pages()
let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
view.contentSize = CGSize(width: 100, height: 200)
view.addSubview(pages.page)
view.delegate = pages
_ = view.drag(by: CGVector(dx: 0, dy: -60))  // expect: begins true
// expect: scrolled to 60.0
// expect: ends true
// expect: scrolled to 50.0
// expect: rests false
print(view.scrollToTop())  // expect: scrolled to 0.0
// expect: at the top
// expect: true
view.isScrollEnabled = false
print(view.drag(by: CGVector(dx: 0, dy: -60)))  // expect: false
view.maximumZoomScale = 2
view.zoomScale = 3  // expect: zoomed by 2.0
print(view.contentSize.height)  // expect: 400.0
