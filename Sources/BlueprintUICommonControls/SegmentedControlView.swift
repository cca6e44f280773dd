import Foundation
import HeadlessUIKit

/// The view of a ``SegmentedControl``.
final class SegmentedControlView: UISegmentedControl {
    private var items: [SegmentedControl.Item] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        let selected = UIAction { [unowned self] _ in
            if items.indices.contains(selectedSegmentIndex) { items[selectedSegmentIndex].onSelect() }
        }
        addAction(selected, for: .valueChanged)
    }

    /// Returns nil: there are no archives of views here.
    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ control: SegmentedControl) {
        items = control.items
        while numberOfSegments > items.count { removeSegment(at: numberOfSegments - 1, animated: false) }
        for (index, item) in items.enumerated() {
            if index >= numberOfSegments {
                insertSegment(withTitle: item.title, at: index, animated: false)
            } else {
                setTitle(item.title, forSegmentAt: index)
            }
            setWidth(item.width.specificWidth ?? 0, forSegmentAt: index)
        }
        selectedSegmentIndex = control.selection.resolvedIndex
        setTitleTextAttributes([.font: control.font], for: .normal)
    }
}
