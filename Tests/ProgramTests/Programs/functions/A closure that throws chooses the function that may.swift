enum Failure: Error { case it }
func fail() throws { throw Failure.it }

func run(_ work: () throws -> Void) -> String { "throwing" }
func run(_ work: () -> Void) -> String { "plain" }

print(run { try fail() })
print(run { throw Failure.it })
print(run { print("works") })
print(run { do { try fail() } catch { print("caught") } })
print(run { _ = try? fail() })

func make(_ work: () throws -> Int) rethrows -> Int { try work() }
print(make { 1 }, (try? make { throw Failure.it }) as Any)
// expect: throwing
// expect: throwing
// expect: plain
// expect: plain
// expect: plain
// expect: 1 nil
