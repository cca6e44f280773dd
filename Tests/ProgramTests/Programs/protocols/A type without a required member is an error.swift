protocol Named {
    var name: String { get }
}

struct Guest: Named {
    // expect error: 'Guest' does not conform to 'Named': it has no 'name'
    var title: String
}

print(Guest(title: "a").title)
