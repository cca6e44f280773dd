let title: String? = nil
print(title ?? "Untitled")  // expect: Untitled
let first: Int? = nil
let second: Int? = 4
print(first ?? second ?? 0)  // expect: 4
