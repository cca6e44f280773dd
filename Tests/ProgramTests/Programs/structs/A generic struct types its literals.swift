struct Stack<Element> {
    var items: [Element] = []

    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
}

struct Box<Value> {
    var value: Value
}

struct Sizes {
    var stack = Stack<Double>()
}

var stack = Stack<Double>()
stack.push(4)
stack.items.append(1)
print(stack.items)  // expect: [4.0, 1.0]
print((stack.pop() ?? 0) / 3 < 0.4)  // expect: true
let box: Box<Double> = Box(value: 3)
print(box.value / 2, Box<Double>(value: 5).value / 2)  // expect: 1.5 2.5
var sizes = Sizes()
sizes.stack.push(7)
print(sizes.stack.items[0] / 2)  // expect: 3.5
