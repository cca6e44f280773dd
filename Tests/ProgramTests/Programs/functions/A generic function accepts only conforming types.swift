protocol Priced { var price: Int { get } }
struct Tea: Priced { var price = 3 }
struct Stone {}

func cost<Item: Priced>(_ item: Item) -> Int { item.price }
func larger<Value: Comparable>(_ a: Value, _ b: Value) -> Value { a > b ? a : b }

print(cost(Tea()), larger(1, 2), larger("a", "b"))
print(cost(Stone()))
// expect error: global function 'cost' requires that 'Stone' conform to 'Priced'
