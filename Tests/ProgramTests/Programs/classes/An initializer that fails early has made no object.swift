struct Failure: Error {}

class Base {
    let a: Int
    let b: Int
    init(_ n: Int) throws {
        a = n
        if n < 0 { throw Failure() }
        b = n
        if n == 0 { throw Failure() }
    }
    init?(optional n: Int) {
        if n < 0 { return nil }
        (a, b) = (n, n)
        if n == 0 { return nil }
    }
    deinit { print("ends", a, b) }
}

final class Derived: Base {
    let c: Int
    init(c: Int) throws {
        self.c = c
        try super.init(c)
    }
    deinit { print("ends", c) }
}

for n in [-1, 0, 1] {
    do { _ = try Base(n) } catch { print("failed", n) }
    print(Base(optional: n) == nil ? "nil" : "made", n)
    do { _ = try Derived(c: n) } catch { print("failed", n) }
}

extension Base: Equatable {
    static func == (left: Base, right: Base) -> Bool { left === right }
}
// expect: failed -1
// expect: nil -1
// expect: failed -1
// expect: ends 0 0
// expect: failed 0
// expect: ends 0 0
// expect: nil 0
// expect: ends 0
// expect: ends 0 0
// expect: failed 0
// expect: ends 1 1
// expect: ends 1 1
// expect: made 1
// expect: ends 1
// expect: ends 1 1
