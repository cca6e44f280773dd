struct Shade {
    var n: Int
    static let red = Shade(n: 1)
    static var preferred: Shade? { Shade(n: 2) }
    static func numbered(_ n: Int) -> Shade? { Shade(n: n) }
}

func show(_ shade: Shade) { print(shade.n) }
show(.preferred ?? .red)  // expect: 2
show(.numbered(4) ?? .red)  // expect: 4
let red: Shade? = .red
print(red?.n ?? 0)  // expect: 1
