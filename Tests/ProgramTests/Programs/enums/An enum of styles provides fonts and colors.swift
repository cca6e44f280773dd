enum TextStyle {
    case heading, body

    var font: UIFont {
        switch self {
        case .heading: return .boldSystemFont(ofSize: 20)
        case .body: return .systemFont(ofSize: 14)
        }
    }

    var color: UIColor { self == .heading ? .black : .darkGray }
}

func text(_ string: String, style: TextStyle) -> Element {
    Label(text: string) { label in
        label.font = style.font
        label.color = style.color
    }
}

Column(alignment: .leading) {
    text("Title", style: .heading)
    text("Details", style: .body)
}
// expect: Column 0,0 300×160
// expect:   Label 0,0 50×20
// expect:   Label.2 0,146 49×14
// expect view: UILabel 0,0 50×20 isUserInteractionEnabled true, text "Title", font bold system 20, numberOfLines 0
// expect view: UILabel 0,146 49×14 isUserInteractionEnabled true, text "Details", font system 14, textColor darkGray, numberOfLines 0
