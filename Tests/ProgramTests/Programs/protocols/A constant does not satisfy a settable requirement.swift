protocol Named {
    var name: String { get set }
}

struct Person: Named {  // expect error: 'Person' does not conform to 'Named': 'name' must not be a constant
    let name: String
}
