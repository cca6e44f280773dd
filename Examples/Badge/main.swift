import BlueprintUI
import UIKit

let view = BlueprintView(
    element: Inbox(senders: [
        Sender(name: "Ada", unread: 3),
        Sender(name: "Grace", unread: 0),
        Sender(name: "Katherine", unread: 12),
    ])
)
view.frame = CGRect(x: 0, y: 0, width: 240, height: 200)
view.layoutIfNeeded()
show(view)

/// Prints a view and its subviews, each with its frame in its superview.
func show(_ view: UIView, depth: Int = 0) {
    let frame = view.frame
    let place = "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
    let text = (view as? UILabel)?.text.map { " “\($0)”" } ?? ""
    print("\(String(repeating: "  ", count: depth))\(type(of: view)) \(place)\(text)")
    for child in view.subviews {
        show(child, depth: depth + 1)
    }
}
