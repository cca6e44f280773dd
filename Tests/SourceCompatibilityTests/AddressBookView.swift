import BlueprintUI
import UIKit

/// The view of an app that shows its state in a Blueprint view.
final class AddressBookView: UIView {
    struct State: Equatable {
        var contacts: [Contact] = []
        var showsHeader = true
    }

    var state: State {
        didSet {
            if state != oldValue { update() }
        }
    }

    private(set) var timesShown = 0

    private let blueprintView: BlueprintView

    init(state: State) {
        self.state = state
        blueprintView = BlueprintView(element: nil, environment: .empty)
        super.init(frame: .zero)
        blueprintView.name = "address book"
        blueprintView.layoutMode = .caffeinated(options: .default)
        addSubview(blueprintView)
        update()
    }

    override init(frame: CGRect) {
        state = State()
        blueprintView = BlueprintView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addSubview(blueprintView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var titleSize: CGFloat {
        get { blueprintView.environment.addressBookTheme.titleSize }
        set { blueprintView.environment.addressBookTheme.titleSize = newValue }
    }

    var frames: [String] {
        var lines: [String] = []
        blueprintView.dumpLayoutResult { depth, identifier, frame in
            let indent = String(repeating: "  ", count: depth)
            lines.append(
                "\(indent)\(identifier) \(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
            )
        }
        return lines
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        blueprintView.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        blueprintView.sizeThatFits(size)
    }

    private func update() {
        blueprintView.element = AddressBookScreen(
            contacts: state.contacts,
            showsHeader: state.showsHeader,
            onShow: { [weak self] in self?.timesShown += 1 }
        )
    }
}
