Column(underflow: .justifyToStart) {
    Label(text: "tap me").tappable { print("tapped") }
    Button(onTap: { print("pressed") }, wrapping: Label(text: "press me"))
}
// expect: Column 0,0 300×160
// expect:   Tappable 0,0 48×16
// expect:     AccessibilityTraitsAdjust 0,0 48×16
// expect:       Label 0,0 48×16
// expect:   Button 0,16 64×16
// expect:     Label 0,0 64×16
// expect view: TappableView 0,0 48×16
// expect view:   AccessibilityTraitsView 0,0 48×16
// expect view:     UILabel 0,0 48×16 isUserInteractionEnabled true, text "tap me", numberOfLines 0
// expect view: NativeButton 0,16 64×16
// expect view:   ContentView 0,0 64×16 isUserInteractionEnabled false
// expect view:     UILabel 0,0 64×16 isUserInteractionEnabled true, text "press me", numberOfLines 0
