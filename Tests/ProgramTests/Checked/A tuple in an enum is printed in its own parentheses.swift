enum Event { case moved((Int, Int)), ended(()), named(x: (Int, Int)), several(Int, (Int, String)), list([Int]) }
print(Event.moved((1, 2)), Event.ended(()), Event.named(x: (1, 2)), Event.several(1, (2, "a")), [Event.moved((1, 2))])
print(Event.list([1]), Range(1...3), ClosedRange(1..<3))
// expect: moved(1, 2) ended() named(x: (1, 2)) several(1, (2, "a")) [main.Event.moved(1, 2)]
// expect: list([1]) 1..<4 1...2
