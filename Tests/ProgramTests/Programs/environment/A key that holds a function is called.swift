struct FormatKey: EnvironmentKey {
    static var defaultValue: (Int) -> String { { "\($0)" } }
}

struct Number: ProxyElement {
    var value: Int

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            Label(text: environment[FormatKey.self](value))
        }
    }
}

Column(underflow: .justifyToStart) {
    Number(value: 7)
    Number(value: 7).adaptedEnvironment(key: FormatKey.self, value: { String(repeating: "I", count: $0) })
}
// expect: Column 0,0 300×160
// expect:   Number 0,0 8×16
// expect:     Label 0,0 8×16
// expect:   AdaptedEnvironment 0,16 56×16
// expect:     Number 0,0 56×16
// expect:       Label 0,0 56×16
