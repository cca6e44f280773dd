Row(alignment: .fill, overflow: .condenseUniformly) {
    Spacer(width: 300)
    Spacer(width: 100)
}
// expect: Row 0,0 300×160
// expect:   Spacer 0,0 250×160
// expect:   Spacer.2 250,0 50×160
