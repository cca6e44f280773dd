class Counter {
    var count = 0

    func increase(by step: Int = 1) {
        count += step
    }
}

let first = Counter()
let second = first
first.increase()
second.increase(by: 4)
print(first.count, first === second, first === Counter())  // expect: 5 true false
