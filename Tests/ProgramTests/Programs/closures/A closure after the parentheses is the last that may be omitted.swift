func both(first: () -> Int = { 1 }, second: () -> Int = { 2 }) -> String { "\(first()) \(second())" }
print(both { 5 })
func optionals(first: (() -> Int)? = nil, second: (() -> Int)? = nil) -> String {
    "\(first?() ?? 0) \(second?() ?? 0)"
}
print(optionals { 5 })
func number(first: (() -> Int)? = nil, second: (() -> Int)? = nil, third: Int = 3) -> String {
    "\(first?() ?? 0) \(second?() ?? 0)"
}
print(number { 5 })
func needed(first: () -> Int = { 1 }, second: () -> Int) -> String { "\(first()) \(second())" }
print(needed { 5 })
func other(first: () -> Int = { 1 }, second: (Int) -> Int = { $0 }) -> String { "\(first()) \(second(7))" }
print(other { 5 })
print(other { $0 + 1 })
print(other { _ in 5 })
func three(_ a: () -> Int = { 1 }, _ b: () -> Int = { 2 }, c: () -> Int = { 3 }, d: Bool = true) -> String {
    "\(a()) \(b()) \(c())"
}
print(three { 4 })
print(three({ 7 }) { 4 })
struct Handlers { var first: () -> Int = { 1 }, second: () -> Int = { 2 } }
let handlers = Handlers { 9 }
print(handlers.first(), handlers.second())
// expect: 1 5
// expect: 0 5
// expect: 5 0
// expect: 1 5
// expect: 5 7
// expect: 1 8
// expect: 1 5
// expect: 1 2 4
// expect: 7 2 4
// expect: 1 9
