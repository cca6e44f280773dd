struct Box<T> { var value: T }
extension Box { var kind: String { "any" } }
extension Box where T == Int { var kind: String { "int" } }
extension Box where T: StringProtocol { var count: Int { value.count } }
print("kinds:", Box(value: 1).kind, Box(value: "abc").kind, Box(value: "abc").count)
// expect: kinds: int any 3
