func twice(_ number: Int) -> Int {
    print("twice \(number)")
    return number * 2
}
let doubled = [3, 1].lazy.map { twice($0) }
let reversed = doubled.reversed().map { $0 + 1 }
print("reversed")
print(reversed.first ?? 0)
print(Array(reversed))
let first = doubled.prefix(1).map { $0 + 1 }
print("prefix", first.count)
for (offset, value) in doubled.enumerated() { print(offset, value) }
// expect: reversed
// expect: twice 1
// expect: 3
// expect: twice 1
// expect: twice 3
// expect: [3, 7]
// expect: prefix 1
// expect: twice 3
// expect: 0 6
// expect: twice 1
// expect: 1 2
