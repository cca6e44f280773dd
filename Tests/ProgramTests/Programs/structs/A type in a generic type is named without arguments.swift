struct Tree<Value> {
    struct Empty { var depth = 0 }
    enum State { case open, closed }
    final class Cache { var hits = 1 }
    func describe() -> String { "\(Empty()) \(State.open) \(Cache().hits)" }
    static func empty() -> Empty { Empty(depth: 2) }
}
extension Tree {
    var state: State { .closed }
    func last() -> Empty { Empty(depth: 3) }
}
print(Tree<Int>().describe())  // expect: Empty(depth: 0) open 1
print(Tree<Int>.empty().depth, Tree<String>().state, Tree<Int>().last().depth)  // expect: 2 closed 3

enum Shop {
    protocol Item { var price: Int { get } }
    struct Book: Item { let price = 12 }
}
struct Pen: Shop.Item { var price: Int }
let items: [any Shop.Item] = [Shop.Book(), Pen(price: 3)]
print(items.map(\.price))  // expect: [12, 3]
