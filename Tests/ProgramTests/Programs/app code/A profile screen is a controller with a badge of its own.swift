import BlueprintUI
import BlueprintUICommonControls
import UIKit

// MARK: - Model

struct Message: Hashable {
    var text: String
    var isRead = false
}

struct Profile {
    var name: String
    var messages: [Message]

    var unread: Int { messages.filter { !$0.isRead }.count }
}

// MARK: - Custom view

final class BadgeView: UIView {
    enum Style {
        case quiet, loud

        var color: UIColor { self == .loud ? .red : .gray }
    }

    var style: Style = .quiet {
        didSet { backgroundColor = style.color }
    }

    var count: Int = 0 {
        didSet {
            guard count != oldValue else { return }
            label.text = count > 99 ? "99+" : "\(count)"
            isHidden = count == 0
            setNeedsLayout()
        }
    }

    private let label = UILabel()
    private let padding = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.textColor = .white
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(
            x: padding.left,
            y: padding.top,
            width: max(0, bounds.width - padding.left - padding.right),
            height: max(0, bounds.height - padding.top - padding.bottom)
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        return CGSize(
            width: text.width + padding.left + padding.right,
            height: text.height + padding.top + padding.bottom
        )
    }
}

struct Badge: UIViewElement {
    var count: Int

    func makeUIView() -> BadgeView { BadgeView() }

    func updateUIView(_ view: BadgeView, with context: UIViewElementContext) {
        view.count = count
        view.style = count > 1 ? .loud : .quiet
    }
}

// MARK: - Elements

struct ProfileElement: ProxyElement {
    var profile: Profile
    var onRead: (Int) -> Void

    var elementRepresentation: any Element {
        Column(alignment: .fill, minimumSpacing: 4) {
            Row(alignment: .center, minimumSpacing: 8) {
                Label(text: profile.name) { $0.font = .boldSystemFont(ofSize: 16) }
                Badge(count: profile.unread)
            }
            for (index, message) in profile.messages.enumerated() {
                Label(text: message.text) { $0.color = message.isRead ? .gray : .black }
                    .tappable { onRead(index) }
            }
        }
    }
}

// MARK: - Controllers

class ElementViewController: UIViewController {
    fileprivate let blueprintView = BlueprintView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(blueprintView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        blueprintView.frame = view.bounds
    }
}

final class ProfileViewController: ElementViewController {
    private var profile: Profile {
        didSet { update() }
    }
    private lazy var reading: (Int) -> Void = { [weak self] index in self?.read(index) }

    init(profile: Profile) {
        self.profile = profile
        super.init(nibName: nil, bundle: nil)
        title = profile.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    func read(_ index: Int) {
        guard profile.messages.indices.contains(index) else { return }
        profile.messages[index].isRead = true
    }

    private func update() {
        blueprintView.element = ProfileElement(profile: profile, onRead: reading)
    }

    var badge: BadgeView? { Self.badge(in: blueprintView) }

    private static func badge(in view: UIView) -> BadgeView? {
        if let badge = view as? BadgeView { return badge }
        for subview in view.subviews {
            if let badge = badge(in: subview) { return badge }
        }
        return nil
    }
}

// MARK: - App

let profile = Profile(
    name: "Ada",
    messages: [Message(text: "Hello"), Message(text: "Are you there?"), Message(text: "Bye", isRead: true)]
)

func run() {
    let controller = ProfileViewController(profile: profile)
    controller.beginAppearanceTransition(true, animated: false)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    controller.endAppearanceTransition()
    let badge = controller.badge
    print(controller.title ?? "", controller.children.count, badge?.count ?? -1, badge?.style == .loud)
    print(badge?.backgroundColor == .red, badge?.isHidden ?? true, badge?.frame.height ?? 0)

    controller.read(0)
    controller.read(9)
    controller.view.layoutIfNeeded()
    print(controller.badge === badge, badge?.count ?? -1, badge?.style == .quiet, badge?.backgroundColor == .gray)

    controller.read(1)
    controller.view.layoutIfNeeded()
    print(controller.badge === badge, badge?.count ?? -1, badge?.isHidden ?? false)
}

run()
// expect: Ada 0 2 true
// expect: true false 20.0
// expect: true 1 true true
// expect: true 0 true
ProfileElement(profile: profile, onRead: { _ in }).inset(uniform: 2)
// expect: Inset 0,0 300×160
// expect:   ProfileElement 2,2 296×156
// expect:     Row 0,0 296×20
// expect:       Label 0,2 24×16
// expect:       Badge 276,0 20×20
// expect:     Tappable 0,49.333 296×16
// expect:       AccessibilityTraitsAdjust 0,0 296×16
// expect:         Label 0,0 296×16
// expect:     Tappable.2 0,94.667 296×16
// expect:       AccessibilityTraitsAdjust 0,0 296×16
// expect:         Label 0,0 296×16
// expect:     Tappable.3 0,140 296×16
// expect:       AccessibilityTraitsAdjust 0,0 296×16
// expect:         Label 0,0 296×16
