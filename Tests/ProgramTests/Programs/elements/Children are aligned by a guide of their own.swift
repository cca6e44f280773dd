Row(alignment: .top, underflow: .justifyToStart) {
    Spacer(width: 20, height: 60)
        .stackLayoutChild(alignmentGuide: { dimensions in dimensions.height / 2 })
    Spacer(width: 20, height: 20)
        .stackLayoutChild(alignmentGuide: { $0[VerticalAlignment.bottom] })
}
// expect: Row 0,0 300×160
// expect:   Spacer 0,0 20×60
// expect:   Spacer.2 20,10 20×20
