LayoutWriter { context, layout in
    layout.add(with: CGRect(x: 0, y: 0, width: 50, height: 20), child: Label(text: "a"))
    layout.add(with: CGRect(x: 60, y: 10, width: 50, height: 20), child: Label(text: "b"))
    layout.sizing = .unionOfChildren
}
.centered()
// expect: Centered 0,0 300×160
// expect:   LayoutWriter 95,65 110×30
// expect:     Content 0,0 110×30
// expect:       Label 0,0 50×20
// expect:       Label.2 60,10 50×20
