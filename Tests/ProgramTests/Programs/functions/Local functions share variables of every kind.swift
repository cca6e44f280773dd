@propertyWrapper struct Clamped {
    private var value: Int
    init(wrappedValue: Int) { value = wrappedValue }
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 10) }
    }
}

func readsPatterns() {
    func show() { print(a, b) }
    let (a, b) = (1, 2)
    show()
    guard let c = Optional(3), case let (d, e) = (4, 5) else { return }
    func showMore() { print(c, d, e) }
    showMore()
}
readsPatterns()  // expect: 1 2
// expect: 3 4 5

func changesComputed() {
    var stored = 3
    var doubled: Int {
        get { stored * 2 }
        set { stored = newValue / 2 }
    }
    func change() { doubled = 14 }
    change()
    print(stored, doubled)
}
changesComputed()  // expect: 7 14

func changesObserved() {
    var log: [Int] = []
    var level = 1 { didSet { log.append(oldValue) } }
    func raise() { level += 1 }
    raise()
    raise()
    print(level, log)
}
changesObserved()  // expect: 3 [1, 2]

func changesWrapped() {
    @Clamped var level = 4
    func raise() { level += 20 }
    raise()
    print(level, _level.wrappedValue)
}
changesWrapped()  // expect: 10 10

func makesLazyOnce() {
    for round in 0..<2 {
        lazy var text: String = {
            print("made")
            return "round \(round)"
        }()
        func show() { print(text) }
        show()
        show()
    }
}
makesLazyOnce()  // expect: made
// expect: round 0
// expect: round 0
// expect: made
// expect: round 1
// expect: round 1

func keepsOneForEachRound() {
    var steps: [() -> Int] = []
    for round in 0..<3 {
        func step() -> Int {
            count += 1
            return count
        }
        var count = round * 10
        _ = step()
        steps.append(step)
    }
    print(steps.map { $0() }, steps.map { $0() })
}
keepsOneForEachRound()  // expect: [2, 12, 22] [3, 13, 23]

func afterDeferred() {
    defer { print("end") }
    var count = 1
    func raise() { count += 1 }
    defer { print("count", count) }
    raise()
    let limit = 5
    func isAtLimit() -> Bool { count == limit }
    print(isAtLimit())
}
afterDeferred()  // expect: false
// expect: count 2
// expect: end

func shadowed(count: Int) {
    func show() { print(count) }
    do {
        let count = count + 1
        func show() { print(count) }
        show()
    }
    show()
}
shadowed(count: 4)  // expect: 5
// expect: 4
