func next(_ number: Int!) -> Int { number + 1 }
func isMissing(_ number: Int!) -> Bool { number == nil }
struct Row {
    let cells = ["a", "b"]
    init(_ title: String! = "x") { print(title.count, title as Any) }
    subscript(index: Int!) -> String { cells[index] }
}
let known: Int? = 3
print(next(2), next(known), isMissing(nil), isMissing(4))
_ = Row()
print(Row("ab")[1])
// expect: 3 4 true false
// expect: 1 Optional("x")
// expect: 2 Optional("ab")
// expect: b
