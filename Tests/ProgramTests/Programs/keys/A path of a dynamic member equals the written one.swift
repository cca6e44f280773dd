struct Style {
    var gutter: CGFloat = 12
    var title = Title()
    var names = ["a", "b"]
    var note: Title?

    struct Title { var size = 3 }
}

@dynamicMemberLookup
struct Sheet<Root> {
    private(set) var values: [PartialKeyPath<Root>: Any] = [:]
    let base: Root

    init(_ base: Root) { self.base = base }

    subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value {
        values[path] as? Value ?? base[keyPath: path]
    }

    mutating func override<Value>(_ path: KeyPath<Root, Value>, _ value: Value) { values[path] = value }
}

var sheet = Sheet(Style())
print(sheet.gutter, sheet.names)  // expect: 12.0 ["a", "b"]
sheet.override(\.gutter, 3)
sheet.override(\.names, [])
sheet.override(\.title.size, 9)
print(sheet.gutter, sheet.names, sheet.title.size, sheet.values.count)  // expect: 3.0 [] 3 3
print(sheet.values[\.title.size] as? Int ?? 0)  // expect: 9

// Paths with different indices or links differ.
let (first, second) = (\Style.names[0], \Style.names[1])
print(first == second, first == \Style.names[0], Set([first, second, \.names[0]]).count)  // expect: false true 2
let (size, other): (PartialKeyPath<Style>, PartialKeyPath<Style>) = (\Style.note?.size, \Style.title.size)
print(size == other, size == \Style.note?.size, Style()[keyPath: \.note?.size] ?? -1)  // expect: false true -1
