var row = Row()
row.minimumHorizontalSpacing = 6
row.horizontalUnderflow = .justifyToStart
row.add(child: Label(text: "a"))
row.add(child: Label(text: "b"))
row
// expect: Row 0,0 300×160
// expect:   Label 0,0 8×16
// expect:   Label.2 14,0 8×16
