struct Stop: Error {}

func each<Item>(_ items: [Item], _ work: (Item) throws -> Void) rethrows {
    for item in items { try work(item) }
}

each([1, 2]) { print($0) }
do {
    try each([3, 4, 5]) { number in
        if number == 5 { throw Stop() }
        print(number)
    }
} catch {
    print("stopped")
}
// expect: 1
// expect: 2
// expect: 3
// expect: 4
// expect: stopped
