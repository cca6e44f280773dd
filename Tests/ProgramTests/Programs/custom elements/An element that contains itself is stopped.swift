struct Mirror: ProxyElement {
    // expect error: in 'Mirror': 'Mirror' stands in more than 200 elements that this source declares
    var elementRepresentation: Element { Mirror() }
}

Mirror()
