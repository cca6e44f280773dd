import BlueprintUI

enum Theme { case light, dark }
struct ThemeKey: EnvironmentKey { static let defaultValue: Theme = .light }

struct Gap: ProxyElement {
    var elementRepresentation: Element {
        EnvironmentReader { environment in Spacer(environment[ThemeKey.self] == .dark ? 10 : 20) }
            .adaptedEnvironment(key: ThemeKey.self, value: .dark)
    }
}

print(Gap().content.measure(in: .unconstrained, environment: .empty).width)  // expect: 10.0
