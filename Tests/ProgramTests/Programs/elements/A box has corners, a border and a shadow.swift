Box(
    backgroundColor: .white,
    cornerStyle: .rounded(radius: 8, corners: .top),
    borderStyle: .solid(color: .black, width: 2),
    shadowStyle: .simple(radius: 4, opacity: 0.3, offset: CGSize(width: 0, height: 2), color: .black),
    wrapping: Label(text: "card")
)
// expect: Box 0,0 300×160
// expect:   Label 0,0 300×160
// expect view: BoxView 0,0 300×160 backgroundColor white, cornerRadius 8, borderWidth 2, borderColor black, shadowRadius 4, shadowOpacity 0.3, shadowOffset 0,2, shadowColor black
// expect view:   ContentView 0,0 300×160
// expect view:     UILabel 0,0 300×160 isUserInteractionEnabled true, text "card", numberOfLines 0
