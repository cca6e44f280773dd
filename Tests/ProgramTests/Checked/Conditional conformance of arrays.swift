protocol Shown { func show() -> String }
extension Int: Shown { func show() -> String { "int" } }
extension Array: Shown where Element: Shown { func show() -> String { map { $0.show() }.joined(separator: "+") } }
let values: [Any] = [1, [1, 2], ["a"], "b"]
for v in values { print("shown:", (v as? any Shown)?.show() ?? "not") }
// expect: shown: int
// expect: shown: int+int
// expect: shown: not
// expect: shown: not
