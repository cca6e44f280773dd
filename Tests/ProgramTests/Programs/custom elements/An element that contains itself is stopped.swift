struct Mirror: ProxyElement {
    // expect error: in 'Mirror': 'Mirror' is nested in more than 200 elements that this source declares
    var elementRepresentation: Element { Mirror() }
}

Mirror()
