func pair() -> (some Equatable, some Sequence<Int>) { (1, [2]) }
func number() -> (some Equatable)? { Optional(3) }
func list() -> [some Equatable] { [1, 2] }

print(pair().0, Array(pair().1))  // expect: 1 [2]
print(number() as Any)  // expect: Optional(3)
print(list(), list()[0] == list()[1])  // expect: [1, 2] false

struct Settings {
    let name: some Hashable = "h"
    var size: some Comparable = 3
    var all: [some Equatable] { [1] }
}

print(Settings().name, Settings().size, Settings().all)  // expect: h 3 [1]
