extension Sequence where Element: Hashable {
    func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
print([1, 2, 1].unique(), "hello".unique(), Set([1]).unique(), "hello".filter { $0 != "l" })
// expect: [1, 2] ["h", "e", "l", "o"] [1] heo
