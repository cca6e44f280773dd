struct Stack {
    private(set) var items: [Int] = []

    mutating func push(_ item: Int) { items.append(item) }

    mutating func pop() -> Int? { items.popLast() }
}

var stack = Stack()
stack.push(1)
stack.push(2)
print(stack.pop() ?? 0, stack.pop() ?? 0, stack.pop() ?? 0)  // expect: 2 1 0
print(stack.items)  // expect: []
