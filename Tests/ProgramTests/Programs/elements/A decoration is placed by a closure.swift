Spacer(size: CGSize(width: 60, height: 40))
    .decorate(
        layering: .below,
        position: .custom { context in
            CGRect(x: context.contentSize.width - 10, y: 5, width: 20, height: 30)
        }
    ) {
        Box(backgroundColor: .red)
    }
    .centered()
// expect: Centered 0,0 300×160
// expect:   Decorate 120,60 60×40
// expect:     LayoutWriter 0,0 60×40
// expect:       Content 0,0 60×40
// expect:         Box 50,5 20×30
// expect:         Spacer 0,0 60×40
