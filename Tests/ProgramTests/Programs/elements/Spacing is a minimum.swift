Row(alignment: .top, underflow: .spaceEvenly, minimumSpacing: 10) {
    Spacer(width: 50)
    Spacer(width: 50)
    Spacer(width: 50)
}
// expect: Row 0,0 300×160
// expect:   Spacer 0,0 50×0
// expect:   Spacer.2 125,0 50×0
// expect:   Spacer.3 250,0 50×0
