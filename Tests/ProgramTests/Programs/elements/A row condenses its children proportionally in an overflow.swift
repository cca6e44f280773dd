Row(alignment: .fill, overflow: .condenseProportionally) {
    Spacer(width: 300)
    Spacer(width: 100)
}
// expect: Row 0,0 300×160
// expect:   Spacer 0,0 225×160
// expect:   Spacer.2 225,0 75×160
