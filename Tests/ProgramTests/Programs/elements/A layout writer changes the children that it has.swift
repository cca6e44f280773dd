LayoutWriter { context, builder in
    let width = context.phase.onMeasure {
        CGFloat(50)
    } onLayout: { size in
        size.width / 2
    }
    builder.add(with: CGRect(x: 0, y: 0, width: width, height: 10), child: Label(text: "a"))
    builder.add(LayoutWriter.Child(frame: CGRect(x: 0, y: 10, width: 30, height: 10), key: 1, element: Empty()))
    builder.modifyEach { child in
        child.frame.origin.x += 7
        child.frame = child.frame.integral
    }
    builder.children[1].frame.size.height = 40
    builder.sizing = .fixed(CGSize(width: 80, height: CGFloat(builder.children.count) * 30))
}
.aligned(vertically: .top, horizontally: .trailing)
// expect: Aligned 0,0 300×160
// expect:   LayoutWriter 220,0 80×60
// expect:     Content 0,0 80×60
// expect:       Label 7,0 40×10
// expect:       Empty.1 7,10 30×40
