struct Amount: ProxyElement {
    private let text: String

    init(cents: Int) {
        text = "\(cents / 100).\(cents % 100)"
    }

    init(text: String) {
        self.text = text
    }

    init() {
        self.init(text: "–")
    }

    var elementRepresentation: Element {
        Label(text: text)
    }
}

Column(underflow: .justifyToStart) {
    Amount(cents: 1250)
    Amount(text: "free")
    Amount()
}
// expect: Column 0,0 300×160
// expect:   Amount 0,0 40×16
// expect:   Amount.2 0,16 32×16
// expect:   Amount.3 0,32 8×16
// expect view: UILabel 0,0 40×16 isUserInteractionEnabled true, text "12.50", numberOfLines 0
// expect view: UILabel 0,16 32×16 isUserInteractionEnabled true, text "free", numberOfLines 0
// expect view: UILabel 0,32 8×16 isUserInteractionEnabled true, text "–", numberOfLines 0
