struct Item {
    var title: String?
    var count: Int? = 2
}

func half(_ number: Int? = 8) -> Int? {
    guard let number else { return nil }
    return number / 2
}

enum Result {
    case done(String?)
}

print(Item(title: "a"))  // expect: Item(title: Optional("a"), count: Optional(2))
print(half() as Any, half(nil) as Any)  // expect: Optional(4) nil
print(Result.done("x"))  // expect: done(Optional("x"))
let find: (Int) -> String? = { $0 == 1 ? "one" : nil }
print(find(1) as Any)  // expect: Optional("one")
let mixed = true ? 3 : nil
print(mixed as Any)  // expect: Optional(3)
