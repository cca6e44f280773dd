struct GapKey: EnvironmentKey {
    static var defaultValue: CGFloat { 4 }
}

extension Environment {
    var gap: CGFloat {
        get { self[GapKey.self] }
        set { self[GapKey.self] = newValue }
    }
}

struct Gap: ProxyElement {
    var elementRepresentation: Element {
        EnvironmentReader { environment in
            Spacer(width: environment.gap, height: environment.gap)
        }
    }
}

Row(alignment: .top, underflow: .justifyToStart) {
    Gap()
    Gap().adaptedEnvironment(key: GapKey.self, value: 20)
    Gap().adaptedEnvironment(keyPath: \.gap, value: 30)
    Gap().adaptedEnvironment { $0.gap *= 2 }
}
// expect: Row 0,0 300×160
// expect:   Gap 0,0 4×4
// expect:     Spacer 0,0 4×4
// expect:   AdaptedEnvironment 4,0 20×20
// expect:     Gap 0,0 20×20
// expect:       Spacer 0,0 20×20
// expect:   AdaptedEnvironment.2 24,0 30×30
// expect:     Gap 0,0 30×30
// expect:       Spacer 0,0 30×30
// expect:   AdaptedEnvironment.3 54,0 8×8
// expect:     Gap 0,0 8×8
// expect:       Spacer 0,0 8×8
