var tags = Row()
tags.minimumHorizontalSpacing = 6
tags.horizontalUnderflow = .justifyToStart
tags.add(child: Label(text: "a"))
tags.add(child: Label(text: "b"))
tags
// expect: Row 0,0 300×160
// expect:   Label 0,0 8×16
// expect:   Label.2 14,0 8×16
