Spacer(size: CGSize(width: 400, height: 400))
    .constrained(to: SizeConstraint(width: .atMost(120), height: .unconstrained))
    .aligned(vertically: .top, horizontally: .leading)
// expect: Aligned 0,0 300×160
// expect:   ConstrainedSize 0,0 120×160
// expect:     Spacer 0,0 120×160
