final class Watcher: NSObject, UIScrollViewDelegate {
    var places: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.y) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { print("rests") }
}

final class Pager: UIScrollView {
    override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: 3 * bounds.height)
    }
}

let watcher = Watcher()
let pager = Pager(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
pager.delegate = watcher
pager.layoutIfNeeded()
print(pager.contentSize.height)  // expect: 150.0
pager.contentOffset.y = 20
pager.contentOffset = CGPoint(x: 0, y: 20)
pager.setContentOffset(CGPoint(x: 0, y: 50), animated: true)  // expect: rests
pager.scrollRectToVisible(CGRect(x: 0, y: 120, width: 10, height: 30), animated: false)
print(watcher.places)  // expect: [20.0, 50.0, 100.0]
pager.delegate = nil
pager.contentOffset.y = 0
print(watcher.places.count, pager.delegate == nil)  // expect: 3 true
print(watcher.isEqual(watcher), watcher.isEqual(pager), watcher == Watcher())  // expect: true false false
