var log: [String] = []
func side(_ name: String) -> Int {
    log.append(name)
    return 1
}

struct Item {
    var n = 0
    var list: [Int]? = nil
    mutating func add(_ i: Int) { n += i }
    func read(_ i: Int) -> Int { n + i }
}

final class Holder {
    static var shared: Item?
    var items: [String: Item] = [:]
    var computed: Item? {
        get { nil }
        set { log.append("set") }
    }
    subscript(i: Int) -> Item? {
        get { nil }
        set { log.append("set at \(i)") }
    }
}

var numbers: [String: [Int]] = [:]
numbers["a"]?.append(side("append"))
numbers["a"]? += [side("add")]
numbers["a"]?[side("index")] = side("element")
var texts: [String: String] = [:]
texts["a"]? += "\(side("text"))"
var sets: [String: Set<Int>] = [:]
sets["a"]?.insert(side("insert"))
var optionals: [Item?] = [nil]
optionals[0]?.add(side("call"))
optionals[0]?.n += side("sum")
optionals[0]?.list?.append(side("deep"))
var pair: (Item?, Int) = (nil, 1)
pair.0?.add(side("pair"))
Holder.shared?.add(side("static"))
let holder = Holder()
holder.items["a"]?.add(side("item"))
holder.items["a"]?.n = side("assigned")
holder.computed?.add(side("computed"))
holder[3]?.add(side("subscript"))
print(log)

log = []
numbers["b"] = [1]
numbers["b"]?.append(side("append"))
numbers["b"]?[0] += side("element")
optionals[0] = Item()
optionals[0]?.add(side("call"))
optionals[0]?.n += side("sum")
print(log, numbers, optionals[0]?.n ?? 0)
// expect: ["set", "set at 3"]
// expect: ["append", "element", "call", "sum"] ["b": [2, 1]] 2
