protocol Container {
    associatedtype Item
    var items: [Item] { get }
}
protocol Sorted: Container where Item: Comparable {}
struct Bag<Item>: Container { let items: [Item] }
struct Row: Sorted { let items: [Int] }
func areEqual<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    a.items == b.items && a.items.allSatisfy { b.items.contains($0) }
}
func least<A: Container, B: Sorted>(_ a: A, _ b: B) -> A.Item? where B.Item == A.Item { (a.items + b.items).min() }
func starts<A: Collection, B: Collection>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, B.Element: Hashable {
    a.first == b.first && b.first.map { Set(a).contains($0) } == true
}
print(
    areEqual(Bag(items: [1]), Row(items: [1])),
    least(Bag(items: [3]), Row(items: [2, 4])) as Any,
    starts([1], [1, 2])
)
// expect: true Optional(2) true
