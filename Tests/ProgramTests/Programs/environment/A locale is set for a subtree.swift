func place() -> Element {
    EnvironmentReader { environment in
        Label(text: environment.locale.identifier)
    }
}

Column(underflow: .justifyToStart) {
    place().adaptedEnvironment(keyPath: \.locale, value: Locale(identifier: "de_DE"))
    place().adaptedEnvironment { environment in
        environment.locale = Locale(identifier: "fr_FR")
    }
}
// expect: Column 0,0 300×160
// expect:   AdaptedEnvironment 0,0 40×16
// expect:     EnvironmentReader 0,0 40×16
// expect:       Label 0,0 40×16
// expect:   AdaptedEnvironment.2 0,16 40×16
// expect:     EnvironmentReader 0,0 40×16
// expect:       Label 0,0 40×16
// expect view: UILabel 0,0 40×16 isUserInteractionEnabled true, text "de_DE", numberOfLines 0
// expect view: UILabel 0,16 40×16 isUserInteractionEnabled true, text "fr_FR", numberOfLines 0
