EnvironmentReader { environment in
    Column(underflow: .justifyToStart) {
        Label(text: environment.layoutDirection == .leftToRight ? "left" : "right")
        Label(text: "scale \(Int(environment.displayScale))")
        Label(text: environment.windowSize == nil ? "no window" : "window")
        Label(text: "top \(environment.safeAreaInsets.top)")
    }
}
// expect: EnvironmentReader 0,0 300×160
// expect:   Column 0,0 300×160
// expect:     Label 0,0 32×16
// expect:     Label.2 0,16 56×16
// expect:     Label.3 0,32 48×16
// expect:     Label.4 0,48 56×16
// expect view: UILabel 0,0 32×16 isUserInteractionEnabled true, text "left", numberOfLines 0
// expect view: UILabel 0,16 56×16 isUserInteractionEnabled true, text "scale 1", numberOfLines 0
// expect view: UILabel 0,32 48×16 isUserInteractionEnabled true, text "window", numberOfLines 0
// expect view: UILabel 0,48 56×16 isUserInteractionEnabled true, text "top 0.0", numberOfLines 0
