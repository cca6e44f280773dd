Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 8) {
    Label(text: "Lorem")
    Spacer(size: CGSize(width: 40, height: 40))
    Label(text: "Ipsum")
}
// expect: Row 0,0 300×160
// expect:   Label 0,72 40×16
// expect:   Spacer 48,60 40×40
// expect:   Label.2 96,72 40×16
