func p(_ text: String) -> String { print("default", text); return text }
struct S {
    var x = p("x")
    init(_ n: Int) {}
    init() { self.init(9) }
}
print("made:", S().x)
// expect: default x
// expect: made: x
