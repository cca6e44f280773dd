struct Stack<Element>: ExpressibleByArrayLiteral {
    var elements: [Element]
    init(arrayLiteral elements: Element...) { self.elements = elements }
}

struct Table<Key: Hashable, Value>: ExpressibleByDictionaryLiteral {
    var values: [Key: Value] = [:]
    init(dictionaryLiteral pairs: (Key, Value)...) { for (key, value) in pairs { values[key] = value } }
}

let numbers: Stack = [1, 2]
print(numbers, numbers.elements.count)  // expect: Stack<Int>(elements: [1, 2]) 2
let table: Table = ["a": 1]
print(table.values, type(of: table))  // expect: ["a": 1] Table<String, Int>
func count<T>(_ stack: Stack<T>) -> Int { stack.elements.count }
print(count([1, 2, 3]), count(["a"]))  // expect: 3 1
let texts: Stack = ["x", "y"]
print(type(of: texts))  // expect: Stack<String>
