print([1].lazy.map { $0 }.count)
let c = [1, 2].lazy.map { $0 * 2 }.count
print(c)
print(Array((1...).lazy.filter { $0 % 7 == 0 }.map { $0 * 10 }.prefix(2)))
for x in sequence(first: 1, next: { $0 * 2 }).lazy.filter({ $0 > 4 }).prefix(3) { print(x) }
let a = [3, 1].lazy.map { $0 + 1 }
print(a.count, a.first as Any, a.contains(4), a.max() as Any, a.sorted())
print([1, 2, 3].lazy.filter { $0 > 1 }.map { $0 * 2 }.first as Any)
print([1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }.reduce(0, +))
print([1, 2, 3].lazy.compactMap { $0 > 1 ? "\($0)" : nil }.joined(separator: "-"))
print([1, 2, 3].lazy.map { $0 * 2 }.map { "\($0)" }.joined(separator: ","))
let ff = ["a", "b"].lazy.flatMap { [$0, $0] }.map { $0 + "!" }
print(Array(ff))
// expect: 1
// expect: 2
// expect: [70, 140]
// expect: 8
// expect: 16
// expect: 32
// expect: 2 Optional(4) true Optional(4) [2, 4]
// expect: Optional(4)
// expect: 10
// expect: 2-3
// expect: 2,4,6
// expect: ["a!", "a!", "b!", "b!"]
