struct Frame {
    let origin: (x: Int, y: Int)
    var size: (Int, (Int, Int))
    init(_ isWide: Bool) {
        origin.x = 1
        if isWide { origin.y = origin.x + 1 } else { origin.y = 0 }
        size.0 = 3
        size.1.0 = 4
        self.size.1.1 = 5
    }
}
print(Frame(true).origin, Frame(false).size)  // expect: (x: 1, y: 2) (3, (4, 5))

final class Pair {
    let values: (Int, String)
    init() { (values.0, values.1) = (1, "b") }
}
print(Pair().values)  // expect: (1, "b")

func local() {
    let limits: (Int, Int)
    limits.0 = 1
    print(limits.0)  // expect: 1
    limits.1 = 4
    var changed: (a: Int, b: Int)
    changed.a = 2
    changed.b = 3
    changed.a += 5
    print(limits, changed)  // expect: (1, 4) (a: 7, b: 3)
    for n in 1...2 {
        let pair: (Int, Int)
        pair.0 = n
        pair.1 = n * 2
        print(pair.0 + pair.1)
    }
}
local()
// expect: 3
// expect: 6

func whole() {
    var whole: (Int, Int)
    whole.0 = 1
    whole.1 = 2
    print(whole)
}
whole()  // expect: (1, 2)
