for (name, size) in ["a", "b"] {  // expect error: tuple pattern cannot match values of non-tuple type 'String'
    print(name, size)
}
enum Shape { case circle(Int) }
if case .circle(let x, let y) = Shape.circle(1) {
    print(x, y)
}
