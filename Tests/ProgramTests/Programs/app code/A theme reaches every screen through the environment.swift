// Theming through the environment.

struct OnboardingTheme: Equatable {
    var accent: UIColor
    var titleFont: UIFont
    var bodyFont: UIFont
    var cornerRadius: CGFloat

    static let light = OnboardingTheme(
        accent: .blue,
        titleFont: .boldSystemFont(ofSize: 20),
        bodyFont: .systemFont(ofSize: 14),
        cornerRadius: 6
    )

    static let party: OnboardingTheme = {
        var theme = light
        theme.accent = .orange
        theme.cornerRadius *= 2
        return theme
    }()
}

private enum OnboardingThemeKey: EnvironmentKey {
    static let defaultValue: OnboardingTheme = .light
}

extension Environment {
    var onboardingTheme: OnboardingTheme {
        get { self[OnboardingThemeKey.self] }
        set { self[OnboardingThemeKey.self] = newValue }
    }
}

extension Element {
    func onboardingTheme(_ theme: OnboardingTheme) -> Element {
        adaptedEnvironment(keyPath: \.onboardingTheme, value: theme)
    }
}

struct Page {
    let title: String
    let message: String
    let actionTitle: String?
}

final class OnboardingModel {
    private(set) var index = 0 {
        didSet { onChange?(index) }
    }
    let pages: [Page]
    var onChange: ((Int) -> Void)?

    init(pages: [Page]) {
        self.pages = pages
    }

    var current: Page { pages[index] }
    var isLast: Bool { index == pages.count - 1 }

    func advance() {
        guard !isLast else { return }
        index += 1
    }
}

struct PageDots: ProxyElement {
    var count: Int
    var selected: Int

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            Row(minimumSpacing: 4) {
                for i in 0..<count {
                    Box(
                        backgroundColor: i == selected ? environment.onboardingTheme.accent : .lightGray,
                        cornerStyle: .capsule
                    )
                    .constrainedTo(width: i == selected ? 12 : 6, height: 6)
                }
            }
        }
    }
}

struct PrimaryButton: ProxyElement {
    var title: String
    var isEnabled = true
    var onTap: () -> Void

    var elementRepresentation: Element {
        EnvironmentReader { env -> Element in
            let theme = env.onboardingTheme
            return Button(
                isEnabled: self.isEnabled,
                onTap: self.onTap,
                wrapping:
                    Label(text: self.title) {
                        $0.font = theme.bodyFont
                        $0.color = .white
                    }
                    .inset(horizontal: 16, vertical: 8)
                    .box(background: theme.accent, corners: .rounded(radius: theme.cornerRadius))
            )
        }
    }
}

struct OnboardingScreen: ProxyElement {
    let model: OnboardingModel

    var elementRepresentation: Element {
        Column {
            $0.horizontalAlignment = .center
            $0.minimumVerticalSpacing = 10
            $0.verticalUnderflow = .justifyToCenter

            $0.add(child: title)
            $0.add(
                child: Label(text: model.current.message) {
                    $0.font = OnboardingTheme.light.bodyFont
                    $0.alignment = .center
                    $0.numberOfLines = 2
                }
            )
            $0.add(child: PageDots(count: model.pages.count, selected: model.index))
            if let action = model.current.actionTitle {
                $0.add(child: PrimaryButton(title: action) { [weak model] in model?.advance() })
            }
        }
        .inset(uniform: 12)
    }

    private var title: Element {
        EnvironmentReader { [model] environment in
            AttributedLabel(
                attributedText: NSAttributedString(
                    string: model.current.title,
                    attributes: [
                        .font: environment.onboardingTheme.titleFont,
                        .foregroundColor: environment.onboardingTheme.accent,
                    ]
                )
            )
        }
    }
}

let model = OnboardingModel(pages: [
    Page(title: "Welcome", message: "Take payments anywhere", actionTitle: "Continue"),
    Page(title: "Almost there", message: "Add your bank account so that we can send you your money", actionTitle: nil),
])
var seen: [Int] = []
model.onChange = { seen.append($0) }
model.advance()
model.advance()
print("pages seen: \(seen)", model.isLast)
print(OnboardingTheme.party.cornerRadius, OnboardingTheme.party == .light)

OnboardingScreen(model: model).onboardingTheme(.party)
// expect: pages seen: [1] true
// expect: 12.0 false
// expect: AdaptedEnvironment 0,0 300×160
// expect:   OnboardingScreen 0,0 300×160
// expect:     Column 12,12 276×136
// expect:       EnvironmentReader 78,31 120×20
// expect:         AttributedLabel 0,0 120×20
// expect:       Label 12,61 252×28
// expect:       PageDots 127,99 22×6
// expect:         Row 0,0 22×6
// expect:           ConstrainedSize 0,0 6×6
// expect:             Box 0,0 6×6
// expect:           ConstrainedSize.2 10,0 12×6
// expect:             Box 0,0 12×6
