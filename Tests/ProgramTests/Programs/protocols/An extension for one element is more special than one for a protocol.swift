extension Array where Element: Equatable { func kind() -> String { "equatable" } }
extension Array where Element == Int { func kind() -> String { "integers" } }
print([1].kind(), ["a"].kind())
// expect: integers equatable
