struct Item { var name = "a", list = [1, 2], mark: Character = "c" }
class Base { var item = Item(), count = 1 }
class Derived: Base { var more = 2 }
let derived = Derived()
let count = \Base.count
derived[keyPath: count] += 4
derived[keyPath: \Base.item.name] = "b"
derived[keyPath: \.more] = 7
print(derived[keyPath: count], derived[keyPath: \Derived.item.name], derived[keyPath: \.item.list[1]], derived.more)
let partial: [PartialKeyPath<Item>] = [\.name, \.list, \.mark]
for path in partial { print(Item()[keyPath: path], type(of: Item()[keyPath: path])) }
let any: AnyKeyPath = \Item.name
print(any == \Item.name, any == \Item.list)
// expect: 5 b 2 7
// expect: a String
// expect: [1, 2] Array<Int>
// expect: c Character
// expect: true false
