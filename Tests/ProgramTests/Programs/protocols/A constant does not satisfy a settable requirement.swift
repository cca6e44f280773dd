protocol Named {
    var name: String { get set }
}

struct Person: Named {
    // expect error: type 'Person' does not conform to protocol 'Named'
    let name: String
}
