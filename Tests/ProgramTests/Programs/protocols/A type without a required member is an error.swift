protocol Named {
    var name: String { get }
}

struct Guest: Named {
    // expect error: type 'Guest' does not conform to protocol 'Named'
    var title: String
}

print(Guest(title: "a").title)
