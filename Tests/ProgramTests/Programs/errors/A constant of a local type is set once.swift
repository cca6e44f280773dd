func make() {
    struct Item {
        let name: String
        let size: Int
        init(_ name: String) {
            self.name = name
        }  // expect error: return from initializer without initializing all stored properties
    }
    final class Box {
        let size = 1
        init() {
            size = 2
        }
    }
    print(Item("a"), Box())
}
make()
