enum Section: Hashable {
    case top
    case row(Int)
}

Column(underflow: .justifyToStart) {
    Label(text: "Top").keyed(Section.top)
    for index in 1...2 {
        Label(text: "Row").keyed(index)
    }
}
// expect: Column 0,0 300×160
// expect:   Label.top 0,0 24×16
// expect:   Label.1 0,16 24×16
// expect:   Label.2 0,32 24×16
