func p(_ t: String, _ n: Int = 1) -> Int { print("init", t); return n }
class A {
    var x = p("x")
    var y: Int
    init(y: Int) { self.y = y; setUp() }
    convenience init() { self.init(y: p("argument")) }
    func setUp() { print("A set up") }
}
class B: A {
    var z = p("z", 3)
    override init(y: Int) {
        z += 1
        super.init(y: y)
        self.y += z
    }
    override func setUp() { print("B set up", x, z) }
}
print("y:", B().y)
// expect: init argument
// expect: init z
// expect: init x
// expect: B set up 1 4
// expect: y: 5
