func text(_ n: Any??) -> String { n == nil ? "none" : n.flatMap { $0 } == nil ? "some none" : "some" }
func number(_ n: Int??) -> String { n == nil ? "none" : n.flatMap { $0 } == nil ? "some none" : "some" }
struct Item {
    var size: Int?
    var count = 3
    func total() -> Int { 1 }
}
let missing: Item? = nil, item: Item? = Item(), x = 1
let first: Any?? = missing?.count, second: Any?? = missing?.size, third: Any?? = item?.size
let fourth: Any?? = item?.count, fifth: Any?? = missing?.total(), sixth: CustomStringConvertible?? = missing?.count
func returned() -> Any?? { missing?.count }
print(text(first), text(second), text(third), text(fourth), text(fifth), sixth == nil, text(returned()))
print(text(missing?.count), text(missing?.size), text(item?.count))
print(number([1].map { $0 > 2 ? $0 : nil }[0]), number([1].map { x > 2 ? $0 : nil }[0]))
// expect: some none none none some some none false some none
// expect: none none some
// expect: none none
