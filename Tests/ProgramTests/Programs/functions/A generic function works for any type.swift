func pair<First, Second>(_ first: First, _ second: Second) -> (First, Second) {
    (first, second)
}

func repeated<Item>(_ item: Item, times: Int) -> [Item] {
    (0..<times).map { _ in item }
}

let mixed = pair("gap", 8)
print(mixed.0, mixed.1)  // expect: gap 8
print(repeated("ab", times: 3))  // expect: ["ab", "ab", "ab"]
print(repeated(1.5, times: 2))  // expect: [1.5, 1.5]
