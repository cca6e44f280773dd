func text(_ n: Int??) -> String {
    switch n {
    case .none: "none"
    case .some(.none): "some none"
    case .some(.some(let n)): "some \(n)"
    }
}
struct Item {
    var size = 1
    var depth: Int?
    var all: Int?? = nil
    func same<T>(_ value: T) -> T { value }
}
struct Problem: Error {}
func thrown() throws -> Int { throw Problem() }
func thrownOptional() throws -> Int? { throw Problem() }
let missing: Item? = nil, item: Item? = Item()

// The value of a chain is converted inside of it, if it is not an optional itself; not so in an initial value.
print("arguments:", text(missing?.size), text(missing?.depth), text(item?.size), text(item?.depth), text(item?.all))
let first: Int?? = missing?.size, second: Int?? = missing?.depth, third: Int?? = missing?.same(1)
let fourth: Int?? = (missing?.size), fifth: Int?? = missing?.all
print("initial:", text(first), text(second), text(third), text(fourth), text(fifth))
func returned() -> Int?? { missing?.size }
let closure: () -> Int?? = { missing?.size }
print("returned:", text(returned()), text(closure()))
var variable: Int?? = 1
variable = missing?.size
print("assigned:", text(variable))
let list: [Int??] = [missing?.size, missing?.depth, try? thrown()]
print("lists:", list.map(text))

let sixth: Int?? = try? thrown(), seventh: Int?? = try? thrownOptional(), eighth: Int?? = (try? thrown())
print("try:", text(try? thrown()), text(try? thrownOptional()), text(sixth), text(seventh), text(eighth))

struct Point {
    var x = 0
    static let zero = Point()
}
let deep: Point?? = .zero, deeper: Point??? = .init(x: 2)
print("implicit:", deep.flatMap { $0?.x } as Any, deeper == nil)
// expect: arguments: none some none some 1 some none none
// expect: initial: some none some none none none none
// expect: returned: some none none
// expect: assigned: none
// expect: lists: ["none", "some none", "none"]
// expect: try: none some none some none some none none
// expect: implicit: Optional(0) false
