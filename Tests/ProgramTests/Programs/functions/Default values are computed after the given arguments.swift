func noted(_ number: Int) -> Int {
    print("value", number)
    return number
}
func sum(_ a: Int, b: Int = noted(9), c: Int) -> Int { a + b + c }
print(sum(noted(1), c: noted(3)))
struct Adder {
    var total: Int
    init(first: Int = noted(4), second: Int) { total = first + second }
    func add(_ more: Int = noted(7), _ rest: Int) -> Int { total + more + rest }
    static func increase(by step: Int = noted(5), _ number: inout Int) { number += step }
}
print(Adder(second: noted(2)).add(noted(8), 1))
var number = 1
Adder.increase(&number)
func outer() -> Int {
    func inner(_ a: Int = noted(6), z: Int) -> Int { a * z }
    return inner(z: noted(2))
}
print(number, outer())
// expect: value 1
// expect: value 3
// expect: value 9
// expect: 13
// expect: value 2
// expect: value 4
// expect: value 8
// expect: 15
// expect: value 5
// expect: value 2
// expect: value 6
// expect: 6 12
