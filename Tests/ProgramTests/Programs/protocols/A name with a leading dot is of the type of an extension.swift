protocol Check { func ok(_ text: String) -> Bool }
struct NotEmpty: Check { func ok(_ text: String) -> Bool { !text.isEmpty } }
struct Longer: Check {
    let count: Int
    func ok(_ text: String) -> Bool { text.count > count }
}
extension Check where Self == NotEmpty { static var notEmpty: NotEmpty { NotEmpty() } }
extension Check where Self == Longer { static func longer(than count: Int) -> Self { Longer(count: count) } }
func test(_ check: any Check, _ text: String) -> Bool { check.ok(text) }
func test(some check: some Check, _ text: String) -> Bool { check.ok(text) }
print(test(.notEmpty, "a"), test(.longer(than: 3), "a"))  // expect: true false
print(test(some: .notEmpty, ""), test(some: .longer(than: 0), "a"))  // expect: false true
let check: any Check = .notEmpty
let maybe: (any Check)? = .longer(than: 1)
let all: [any Check] = [.notEmpty, .longer(than: 2)]
print(check.ok(""), maybe?.ok("ab") ?? false, all.filter { $0.ok("ab") }.count)  // expect: false true 1
