import BlueprintUI
import UIKit

/// A look of the whole app: colors, density and scale of text.
struct Theme: Equatable {
    var name: String
    var palette: Palette
    var isDark = false
    var density = Density.comfortable
    var textScale = TextScale.standard

    static let paper = Theme(name: "Paper", palette: .paper)
    static let ink = Theme(name: "Ink", palette: .ink, isDark: true)
    static let sepia = Theme(name: "Sepia", palette: .sepia)
}

private enum ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.paper
}

private enum StringsKey: EnvironmentKey {
    static let defaultValue = Strings(language: .english)
}

extension Environment {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    var strings: Strings {
        get { self[StringsKey.self] }
        set { self[StringsKey.self] = newValue }
    }
}

/// An element that is made from the theme and the strings around it.
struct Themed: ProxyElement {
    var build: (Theme, Strings) -> Element

    init(_ build: @escaping (Theme, Strings) -> Element) {
        self.build = build
    }

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            build(environment.theme, environment.strings)
        }
    }
}

extension Element {
    /// Shows the element in a theme.
    func theme(_ theme: Theme) -> Element {
        adaptedEnvironment(keyPath: \.theme, value: theme)
    }

    /// Shows the element in a theme with some changes.
    func themed(_ change: @escaping (inout Theme) -> Void) -> Element {
        adaptedEnvironment { change(&$0.theme) }
    }

    /// Shows the element with the texts of a language, in its direction.
    func language(_ language: Language) -> Element {
        adaptedEnvironment { environment in
            environment.strings = Strings(language: language)
            environment.layoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
