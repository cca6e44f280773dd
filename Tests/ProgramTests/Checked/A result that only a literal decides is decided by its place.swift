func text(_ n: Int??) -> String { n == nil ? "none" : n.flatMap { $0 } == nil ? "some none" : "some" }
let x = 1, numbers = [1], words = ["a"]
print(text(x > 2 ? numbers.map { _ in 1 }[0] : nil), text(x > 2 ? words.map { _ in 1 }[0] : nil))
print(text(x > 2 ? numbers.map { $0 }[0] : nil), text(x > 2 ? words.map { _ in x }[0] : nil))
print(text(x > 2 ? numbers.reduce(0) { $0 + $1 } : nil), text(x > 2 ? numbers.reduce(0, +) : nil))
// expect: none none
// expect: some none some none
// expect: some none some none
