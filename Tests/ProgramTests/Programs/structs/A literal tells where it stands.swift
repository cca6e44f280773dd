func place(line: Int = #line, column: UInt = #column, function: String = #function) -> String {
    "\(line):\(column) \(function)"
}
func check(_ isGood: Bool, file: StaticString = #fileID, line: UInt = #line) -> UInt { isGood ? 0 : line }
func caller(name: String, _ other: Int) -> String {
    place()
}
struct Place {
    var text: String
    var computed: String { #function }
    init(x: Int) { text = #function }
    func method(at x: Int) -> String { place() }
    static func make() -> String { [1].map { _ in #function }[0] }
    subscript(index: Int) -> String { #function }
    var set: String {
        get { "" }
        set { print(#function) }
    }
}
print(caller(name: "", 1))
print(check(true), check(false))
print(#line, [#line], #column)
var p = Place(x: 1)
print(p.text, p.computed, p.method(at: 2), Place.make(), p[1])
p.set = "x"
func outer() -> String {
    func inner(_ x: Int) -> String { #function }
    return inner(1) + " "
        + place(
            line: 3
        )
}
print(outer())
let line: Double = #line
print(line)
// expect: 6:10 caller(name:_:)
// expect: 0 21
// expect: 22 [22] 23
// expect: init(x:) computed 12:45 method(at:) make() subscript(_:)
// expect: set
// expect: inner(_:) 3:16 outer()
// expect: 34.0
