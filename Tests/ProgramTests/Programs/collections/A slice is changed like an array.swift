struct Queue {
    var waiting: ArraySlice<String>

    mutating func next() -> String? { waiting.popFirst() }
}

var queue = Queue(waiting: ["a", "b", "c"])
print(queue.next() ?? "", queue.waiting.startIndex, queue)
// expect: a 1 Queue(waiting: ArraySlice(["b", "c"]))
while let name = queue.next() { print(name) }
// expect: b
// expect: c
let numbers = [5, 3, 8, 1, 9]
var part = numbers[1...3]
part[2] = 10
part.append(4)
part += [6]
print(part, part.indices, numbers)  // expect: [3, 10, 1, 4, 6] 1..<6 [5, 3, 8, 1, 9]
part[1...2] = [0]
part.removeLast(2)
part.insert(7, at: 3)
print(part, part.indices)  // expect: [0, 1, 7] 1..<4
part.sort(by: >)
part.swapAt(1, 3)
print(part, part.removeFirst(), part.startIndex)  // expect: [0, 1, 7] 0 2
part = numbers.suffix(2)
part.removeAll { $0 == 1 }
print(part, part.startIndex)  // expect: [9] 3
var copy = numbers
copy[1..<3] = [7, 7, 7]
copy[0..<2].reverse()
print(copy)  // expect: [7, 5, 7, 7, 1, 9]
copy = copy.suffix(2)
print(copy[0])  // expect: 1
