extension Element {
    func framed(_ color: UIColor, width: CGFloat = 1) -> Element {
        inset(uniform: width + 4)
            .box(borders: .solid(color: color, width: width))
    }
}

Label(text: "x").framed(.red).framed(.blue, width: 2).centered()
// expect: Centered 0,0 300×160
// expect:   Box 135,61 30×38
// expect:     Inset 0,0 30×38
// expect:       Box 6,6 18×26
// expect:         Inset 0,0 18×26
// expect:           Label 5,5 8×16
// expect view: BoxView 135,61 30×38 backgroundColor clear, borderWidth 2, borderColor blue
// expect view:   ContentView 0,0 30×38
// expect view:     BoxView 6,6 18×26 backgroundColor clear, borderWidth 1, borderColor red
// expect view:       ContentView 0,0 18×26
// expect view:         UILabel 5,5 8×16 isUserInteractionEnabled true, text "x", numberOfLines 0
