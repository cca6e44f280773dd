struct Comb: ProxyElement {
    var depth = 0

    // expect error: in 'Comb': 'Comb' is nested in more than 200 declared elements
    var elementRepresentation: Element {
        Column {
            Label(text: "\(depth)")
            Comb(depth: depth + 1).inset(uniform: 1)
            Comb(depth: depth + 1)
        }
    }
}

Comb()
