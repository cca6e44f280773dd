struct Mirror: ProxyElement {
    // expect error: in 'Mirror': 'Mirror' is nested in more than 200 declared elements
    var elementRepresentation: Element { Mirror() }
}

Mirror()
