func sizes() -> [Int] {
    struct Size {
        let width: Int
        let height: Int
        init(_ side: Int) {
            width = side
            self.height = side * 2
        }
    }
    final class Counter {
        let start: Int
        var count = 0
        init(_ start: Int) { self.start = start }
        func next() -> Int {
            count += 1
            return start + count
        }
    }
    let counter = Counter(10)
    return [Size(2).height, counter.next(), counter.next()]
}
print(sizes())  // expect: [4, 11, 12]

let made = [1, 2].map { n -> String in
    enum Kind { case odd, even }
    struct Item {
        let kind: Kind
        init(_ n: Int) { kind = n % 2 == 0 ? .even : .odd }
    }
    return "\(Item(n).kind)"
}
print(made)  // expect: ["odd", "even"]
