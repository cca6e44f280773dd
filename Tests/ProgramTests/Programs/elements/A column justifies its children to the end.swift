Column(alignment: .trailing, underflow: .justifyToEnd) {
    Label(text: "a")
    Label(text: "bcd")
}
// expect: Column 0,0 300×160
// expect:   Label 292,128 8×16
// expect:   Label.2 276,144 24×16
