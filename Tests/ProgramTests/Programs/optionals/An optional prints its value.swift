let name: String? = "Ada"
let age: Int? = 36
let nobody: String? = nil
print(age as Any, name as Any, nobody as Any)  // expect: Optional(36) Optional("Ada") nil
print("\(String(describing: name))")  // expect: Optional("Ada")
print([1, nil, 3] as [Int?])  // expect: [Optional(1), nil, Optional(3)]
print(["a": 1]["a"] as Any, ["a": 1]["b"] as Any)  // expect: Optional(1) nil
print([4, 5].first as Any, [Int]().last as Any)  // expect: Optional(4) nil
print(Int("12") as Any, Int("x") as Any)  // expect: Optional(12) nil
