final class Item: NSObject {
    let number: Int
    init(_ number: Int) {
        self.number = number
        super.init()
    }
    override var description: String { "item \(number)" }
    override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.number == number }
    override var hash: Int { number }
}
print(Item(1), "\(Item(2))", Item(3).description)  // expect: item 1 item 2 item 3
print(Item(1) == Item(1), Item(1) == Item(2), Item(1).isEqual(Item(1)))  // expect: true false true
