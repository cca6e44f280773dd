func run(_ value: @autoclosure () -> Int) { print("autoclosure", value()) }
func run(_ value: () -> Int) { print("closure", value()) }
run(3)
run { 4 }

func checked(_ number: Int) throws -> Int { number }
print([1, -1].map { Result { [x = $0] in try checked(x) } }.count)
// expect: autoclosure 3
// expect: closure 4
// expect: 2
