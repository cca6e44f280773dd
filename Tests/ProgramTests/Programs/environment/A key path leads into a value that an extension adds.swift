import BlueprintUI

struct Theme { var spacing = Spacing(); struct Spacing { var large: CGFloat = 16 } }
struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { Theme() } }
extension Environment {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
struct Gap: ProxyElement {
    var elementRepresentation: Element {
        EnvironmentReader { environment in Spacer(environment.theme.spacing.large) }
            .adaptedEnvironment(keyPath: \.theme.spacing.large, value: 3)
    }
}
print(Gap().content.measure(in: .unconstrained, environment: .empty).width)  // expect: 3.0
