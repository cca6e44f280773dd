func make() {
    struct Item {
        let name: String
        init(_ name: String) { self.name = name }
        mutating func rename() {
            name = "b"  // expect error: cannot assign to property: 'name' is a 'let' constant
        }
    }
    print(Item("a"))
}
make()
