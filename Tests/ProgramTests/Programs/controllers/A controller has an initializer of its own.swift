struct Profile {
    var name: String
    var visits = 0
}

final class ProfileViewController: UIViewController {
    private let nameLabel = UILabel()
    private(set) var profile: Profile {
        didSet {
            guard isViewLoaded else { return }
            update()
            print(oldValue.visits, "to", profile.visits)
        }
    }
    var onVisit: ((Int) -> Void)?

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
        view.backgroundColor = .white
        view.addSubview(nameLabel)
        update()
    }

    func visit() {
        profile.visits += 1
        onVisit?(profile.visits)
    }

    private func update() {
        nameLabel.text = "\(profile.name), \(profile.visits)"
    }

    var shownText: String { nameLabel.text ?? "nothing" }
}

let controller = ProfileViewController(profile: Profile(name: "Ada"))
var told: [Int] = []
controller.onVisit = { told.append($0) }
controller.visit()
print(controller.title ?? "", controller.shownText)  // expect: Ada nothing
controller.loadViewIfNeeded()
print(controller.shownText, controller.view.backgroundColor == .white)  // expect: Ada, 1 true
controller.visit()  // expect: 1 to 2
print(controller.shownText, told)  // expect: Ada, 2 [1, 2]
