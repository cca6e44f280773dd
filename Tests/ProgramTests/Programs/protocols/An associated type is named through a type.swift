protocol Source {
    associatedtype Output = Int
    func output() -> Output
}

extension Source { func output() -> Int { 1 } }

struct Preset: Source {}
struct Text: Source { func output() -> String { "text" } }

print(Preset.Output.self, Text.Output.self)  // expect: Int String
let three: Preset.Output = 3
print(three)  // expect: 3
func mean<C: Collection>(_ values: C) -> C.Element where C.Element: BinaryFloatingPoint {
    values.reduce(0, +) / C.Element(values.count)
}
print(mean([1.0, 2.0]))  // expect: 1.5
func copy<C: Collection>(_ values: C) -> [C.Element] { [C.Element]() + values }
print(copy("ab"), [Int].Element.self, [String: Int].Value.self, Set<Int>.Element(3))  // expect: ["a", "b"] Int Int 3
func total<S: Sequence>(_ values: S) -> S.Element where S.Element: Numeric {
    var result = S.Element.zero
    for value in values { result += value }
    return result
}
print(total([1, 2, 3]))  // expect: 6
