struct Fitting: ProxyElement {
    var long: String
    var short: String

    var elementRepresentation: Element {
        GeometryReader { geometry in
            let label = Label(text: long)
            let size = geometry.measure(element: label)
            if size.width <= geometry.constraint.width.maximum, size.height <= 16 {
                return label
            }
            return Label(text: short)
        }
    }
}

Column(underflow: .justifyToStart) {
    Fitting(long: "Wednesday", short: "Wed")
    Fitting(long: "Wednesday", short: "Wed").constrainedTo(width: .atMost(60))
}
// expect: Column 0,0 300×160
// expect:   Fitting 0,0 72×16
// expect:     Label 0,0 72×16
// expect:   ConstrainedSize 0,16 24×16
// expect:     Fitting 0,0 24×16
// expect:       Label 0,0 24×16
// expect view: UILabel 0,0 72×16 isUserInteractionEnabled true, text "Wednesday", numberOfLines 0
// expect view: UILabel 0,16 24×16 isUserInteractionEnabled true, text "Wed", numberOfLines 0
