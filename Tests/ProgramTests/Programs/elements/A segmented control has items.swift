SegmentedControl(selection: .index(1)) {
    SegmentedControl.Item(title: "Day", onSelect: {})
    SegmentedControl.Item(title: "Week", onSelect: {})
}
.centered()
// expect: Centered 0,0 300×160
// expect:   SegmentedControl 112,62 76×36
