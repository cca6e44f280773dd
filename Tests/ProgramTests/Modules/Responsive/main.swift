import BlueprintUI
import UIKit

let screen = Screen(cards: ["Inbox", "Sent messages", "Drafts"])
let view = BlueprintView(element: screen)

for width in [320.0, 500.0, 900.0] {
    view.frame.size = CGSize(width: width, height: 600)
    view.layoutIfNeeded()
    let size = screen.content.measure(in: SizeConstraint(CGSize(width: width, height: 600)))
    print(WidthClass(width: width).rawValue, Int(size.width), Int(size.height))
    for label in labels(in: view) {
        let frame = label.convert(label.bounds, to: view)
        print(" ", label.text ?? "", Int(frame.minX), Int(frame.minY), Int(frame.width), Int(frame.height))
    }
}

screen
