func common<T>(_ set: Set<T>, _ table: [T: Int]) -> Int { set.intersection(table.keys).count }
func first<T>(in set: Set<T>) -> T? { set.first }
print(common([1, 2], [2: 3]), first(in: ["a"]) ?? "none")
// expect: 1 a
