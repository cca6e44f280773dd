func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
let add: (Int...) -> Int = sum
print(add(1, 2, 3), add())  // expect: 6 0
func apply(_ function: (Int...) -> Int) -> Int { function(4, 5) }
print(apply(sum))  // expect: 9
print(apply { $0.count })  // expect: 2
print(apply { (numbers: Int...) in numbers.first ?? 0 })  // expect: 4
let alsoAdd = sum
print(alsoAdd(1, 2), type(of: alsoAdd))  // expect: 3 (Int...) -> Int
func label(_ name: String, _ values: Double...) -> String { "\(name) \(values)" }
let labelled = label
print(labelled("a", 1, 2.5), labelled("b"))  // expect: a [1.0, 2.5] b []
struct Log {
    func write(_ words: String...) -> String { words.joined(separator: " ") }
}
let write = Log().write
print(write("x", "y"), [add, sum].map { $0(1, 1) })  // expect: x y [2, 2]
