var places: [String: Int] = [:]
for number in 0..<40 { places["row \(places.count)"] = number }
for number in stride(from: 0, to: 40, by: 3) { places["row \(number)"] = nil }
print(places.count, places["row 1"] ?? -1, places["row 3"] ?? -1, places["row 38"] ?? -1)  // expect: 26 1 -1 38
print(places.removeValue(forKey: "row 38") ?? -1, places.updateValue(7, forKey: "row 1") ?? -1)  // expect: 38 1
places["row 0"] = 100
print(places.count, places.isEmpty, places["row 0"] ?? -1, places["row 37"] ?? -1)  // expect: 26 false 100 37

var seen: Set<Int> = []
for number in 0..<60 { seen.insert(number % 30) }
while let one = seen.first, seen.count > 12 { seen.remove(one) }
print(seen.count, seen.insert(99).inserted, seen.contains(99), seen.remove(7) ?? 0 <= 7)  // expect: 12 true true true

let parity = Dictionary(grouping: 0..<31, by: { $0 % 2 })
print(parity[0]?.count ?? 0, parity[1]?.last ?? 0)  // expect: 16 29

var stack = Array(0..<20)
stack.insert(50, at: 0)
stack.swapAt(0, 20)
stack.insert(contentsOf: [7, 8], at: 1)
stack.removeSubrange(3..<10)
stack.replaceSubrange(0..<2, with: [1, 2, 3])
print(stack)  // expect: [1, 2, 3, 8, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 50]
var sum = 0
while let last = stack.popLast() { sum += last }
print(sum, stack.isEmpty)  // expect: 214 true

print((3...9).first ?? 0, (3..<9).last ?? 0, (3..<3).isEmpty, (3..<3).first ?? -1)  // expect: 3 8 true -1
print((0..<5).indices.count, "wide".first ?? "-", "wide".last ?? "-", "".isEmpty)  // expect: 5 w e true
print((0..<4_000_000).count, (1...4_000_000).last ?? 0)  // expect: 4000000 4000000
