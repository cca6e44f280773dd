import BlueprintUI
import UIKit

let article = Article(
    paragraphs: ["Read the Terms first.", "Policy: we keep nothing."],
    links: Link.all
) { url in print("open", url.absoluteString) }

for paragraph in article.paragraphs {
    let text = article.text(of: paragraph)
    for run in text.runs {
        print(text.string[run.range], run.link?.absoluteString ?? "-", run.underlineStyle == .single)
    }
}

let view = BlueprintView(element: article)
view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
view.layoutIfNeeded()

func press(_ view: UIView) {
    for x in stride(from: 2, through: 110, by: 12) {
        _ = view.tap(at: CGPoint(x: Double(x), y: Double(view.bounds.midY)))
    }
    view.subviews.forEach(press)
}

let window = UIWindow(frame: view.frame)
window.addSubview(view)
window.isHidden = false
for y in stride(from: 3.0, through: 97.0, by: 10.0) {
    for x in stride(from: 2.0, through: 198.0, by: 30.0) { _ = view.tap(at: CGPoint(x: x, y: y)) }
}
