Label(text: "a")
    .inset(top: 1, bottom: 2, left: 3, right: 4)
    .inset(horizontal: 10, vertical: 20)
    .inset(by: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
// expect: Inset 0,0 300×160
// expect:   Inset 0,5 300×155
// expect:     Inset 10,20 280×115
// expect:       Label 3,1 273×112
