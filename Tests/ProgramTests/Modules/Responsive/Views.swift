import UIKit

func labels(in view: UIView) -> [UILabel] {
    if let label = view as? UILabel { return [label] }
    return view.subviews.flatMap(labels)
}
