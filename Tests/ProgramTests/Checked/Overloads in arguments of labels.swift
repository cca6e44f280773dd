func describe(_ a: Int?, _ b: String?) -> String { "\(a ?? 0) \(b ?? "-")" }
func describe(nested value: Int??) -> String {
    switch value {
    case .none: "none";
    case .some(.none): "some none";
    case .some(.some(let n)): "some \(n)"
    }
}
print(
    "nested:",
    describe(nested: (nil as Int?).flatMap { $0 > 3 ? $0 : nil }),
    describe(nested: nil),
    describe(nested: .some(nil))
)
// expect: nested: none none some none
