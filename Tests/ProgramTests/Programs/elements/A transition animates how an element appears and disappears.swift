Label(text: "hello")
    .transition(onAppear: .fade, onDisappear: .scale, onLayout: .none)
    .centered()
// expect: Centered 0,0 300×160
// expect:   TransitionContainer 130,72 40×16
// expect:     Label 0,0 40×16
