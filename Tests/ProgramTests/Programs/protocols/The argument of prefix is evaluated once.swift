struct Ones: Sequence, IteratorProtocol {
    mutating func next() -> Int? { 1 }
}

var asked = 0
func count() -> Int {
    asked += 1
    return asked
}

print(Ones().prefix(count()).map { $0 }, asked)  // expect: [1] 1
print(Ones().prefix(count()).reduce(0, +), asked)  // expect: 2 2
