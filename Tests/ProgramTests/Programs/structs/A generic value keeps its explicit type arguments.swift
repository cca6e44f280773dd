protocol Cell { init(_ text: String); var line: String { get } }
struct Loud: Cell {
    let line: String
    init(_ text: String) { line = text.uppercased() }
}

struct Section<C: Cell> {
    var cells: [C] = []
    mutating func add(_ text: String) { cells.append(C(text)) }
}

struct Stack<Element> { var items: [Element] = [] }

var section = Section<Loud>()
section.add("a")
print(section.cells.map(\.line))  // expect: ["A"]
var stack = Stack<Int>()
print(stack)  // expect: Stack<Int>(items: [])
stack.items.append(1)
print(stack, [stack])  // expect: Stack<Int>(items: [1]) [main.Stack<Swift.Int>(items: [1])]
let empty: Stack<String> = Stack()
print(empty)  // expect: Stack<String>(items: [])
