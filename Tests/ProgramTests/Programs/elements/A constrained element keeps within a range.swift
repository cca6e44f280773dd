Column(alignment: .leading, underflow: .justifyToStart) {
    Spacer(width: 10, height: 10).constrainedTo(width: .within(20...40), height: .absolute(5))
    Spacer(width: 100, height: 10).constrainedTo(width: .within(20...40), height: .atLeast(30))
    Spacer(width: 100, height: 100).constrainedTo(size: CGSize(width: 8, height: 9))
}
// expect: Column 0,0 300×160
// expect:   ConstrainedSize 0,0 20×5
// expect:     Spacer 0,0 20×5
// expect:   ConstrainedSize.2 0,5 40×30
// expect:     Spacer 0,0 40×30
// expect:   ConstrainedSize.3 0,35 8×9
// expect:     Spacer 0,0 8×9
