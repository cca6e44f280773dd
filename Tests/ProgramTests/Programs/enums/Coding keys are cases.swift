struct User: Codable {
    var name: String
    var age: Int
    private enum CodingKeys: String, CodingKey {
        case name = "user_name"
        case age
    }
    static var keys: [String] { [CodingKeys.name, .age].map { $0.stringValue } }
    static func isKnown(_ text: String) -> Bool { CodingKeys(stringValue: text) != nil }
}
enum Number: Int, CodingKey { case one = 1, two }
enum Plain: CodingKey, CaseIterable { case first, second }
print(User.keys, User.isKnown("user_name"), User.isKnown("name"), User(name: "a", age: 3).age)
// expect: ["user_name", "age"] true false 3
print(Number.two.intValue ?? 0, Number.two.stringValue, Number(intValue: 1) == .one, Number(intValue: 7) == nil)
// expect: 2 two true true
print(Plain.allCases.map { $0.stringValue }, Plain.first.intValue as Any, Plain(stringValue: "second") == .second)
// expect: ["first", "second"] nil true
print(Plain.first, Number.one.description)
// expect: Plain(stringValue: "first", intValue: nil) Number(stringValue: "one", intValue: 1)
func show(_ key: any CodingKey) -> String { key.stringValue }
print(show(Plain.second), show(Number.one))  // expect: second one
