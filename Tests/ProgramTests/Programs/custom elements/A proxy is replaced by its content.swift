struct Heading: ProxyElement {
    var title: String
    var subtitle: String

    var elementRepresentation: Element {
        Column(alignment: .leading, minimumSpacing: 6) {
            Label(text: title) { label in
                label.font = .boldSystemFont(ofSize: 20)
            }
            Label(text: subtitle) { label in
                label.font = .systemFont(ofSize: 12)
                label.color = .darkGray
            }
        }
    }
}

Heading(title: "Journey", subtitle: "by train").centered()
// expect: Centered 0,0 300×160
// expect:   Heading 115,61 70×38
// expect:     Label 0,0 70×20
// expect:     Label.2 0,26 48×12
// expect view: UILabel 115,61 70×20 isUserInteractionEnabled true, text "Journey", font bold system 20, numberOfLines 0
// expect view: UILabel 115,87 48×12 isUserInteractionEnabled true, text "by train", font system 12, textColor darkGray, numberOfLines 0
