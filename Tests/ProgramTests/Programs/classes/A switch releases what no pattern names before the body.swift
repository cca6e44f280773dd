final class R {
    let n: Int
    init(_ n: Int) { self.n = n }
    deinit { print("gone", n) }
}

enum M {
    case a(R)
    case b

    var isA: Bool {
        switch self {
        case .a: true
        case .b: false
        }
    }
}

func make(_ n: Int) -> M { .a(R(n)) }

func next(_ n: inout Int) -> R? {
    n += 1
    return R(n)
}

func run() {
    switch R(1) {
    default: print("default")
    }
    switch R(2) {
    case let r where r.n > 5: print("large")
    default: print("small")
    }
    switch make(3) {
    case .b: print("b")
    case .a(_): print("a")
    }
    switch make(4) {
    case .a(let r) where r.n > 10: print("large")
    case .a: print("a")
    case .b: break
    }
    switch make(5) {
    case .a(let r): print("named", r.n)
    case .b: break
    }
    switch (make(6), 1) {
    case (.a, 1): print("pair")
    default: break
    }
    switch Optional(R(7)) {
    case nil: break
    case _?: print("some")
    }
    switch [R(8)] {
    case let list where list.isEmpty: break
    default: print("list")
    }
    let text =
        switch make(9) {
        case .a: "value"
        case .b: ""
        }
    print(text, make(10).isA)
    var n = 10
    while let r = next(&n), r.n < 12 { print("while", r.n) }
    print("end")
}
run()
// expect: gone 1
// expect: default
// expect: gone 2
// expect: small
// expect: gone 3
// expect: a
// expect: gone 4
// expect: a
// expect: named 5
// expect: gone 5
// expect: pair
// expect: gone 6
// expect: gone 7
// expect: some
// expect: gone 8
// expect: list
// expect: gone 9
// expect: gone 10
// expect: value true
// expect: while 11
// expect: gone 11
// expect: gone 12
// expect: end
