struct Comb: ProxyElement {
    var depth = 0

    var elementRepresentation: Element {
        Column {
            Label(text: "\(depth)")
            Comb(depth: depth + 1).inset(uniform: 1)
            // expect error: 'Comb' is nested in more than 200 declared elements
            Comb(depth: depth + 1)
        }
    }
}

Comb()
