Column(alignment: .fill) {
    for index in 1...12 {
        Label(text: "row \(index)")
    }
}
.scrollable(.fittingHeight)
.constrainedTo(height: .absolute(100))
// expect: ConstrainedSize 0,0 300×160
// expect:   ScrollView 0,0 300×160
// expect:     Column 0,0 300×192
// expect:       Label 0,0 300×16
// expect:       Label.2 0,16 300×16
// expect:       Label.3 0,32 300×16
// expect:       Label.4 0,48 300×16
// expect:       Label.5 0,64 300×16
// expect:       Label.6 0,80 300×16
// expect:       Label.7 0,96 300×16
// expect:       Label.8 0,112 300×16
// expect:       Label.9 0,128 300×16
// expect:       Label.10 0,144 300×16
// expect:       Label.11 0,160 300×16
// expect:       Label.12 0,176 300×16
