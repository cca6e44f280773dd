Spacer(size: CGSize(width: 10, height: 10))
    .constrainedTo(aspectRatio: AspectRatio(width: 16, height: 9), contentMode: .fitParent)
    .centered()
// expect: Centered 0,0 300×160
// expect:   ConstrainedAspectRatio 7.778,0 284.444×160
// expect:     Spacer 0,0 284.444×160
