struct LevelKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

func level() -> Element {
    EnvironmentReader { environment in
        Label(text: "level \(environment[LevelKey.self])")
    }
}

Column(underflow: .justifyToStart) {
    level()
    Column(underflow: .justifyToStart) {
        level()
        level().adaptedEnvironment(key: LevelKey.self, value: 2)
    }
    .adaptedEnvironment(key: LevelKey.self, value: 1)
}
// expect: Column 0,0 300×160
// expect:   EnvironmentReader 0,0 56×16
// expect:     Label 0,0 56×16
// expect:   AdaptedEnvironment 0,16 56×32
// expect:     Column 0,0 56×32
// expect:       EnvironmentReader 0,0 56×16
// expect:         Label 0,0 56×16
// expect:       AdaptedEnvironment 0,16 56×16
// expect:         EnvironmentReader 0,0 56×16
// expect:           Label 0,0 56×16
// expect view: UILabel 0,0 56×16 isUserInteractionEnabled true, text "level 0", numberOfLines 0
// expect view: UILabel 0,16 56×16 isUserInteractionEnabled true, text "level 1", numberOfLines 0
// expect view: UILabel 0,32 56×16 isUserInteractionEnabled true, text "level 2", numberOfLines 0
