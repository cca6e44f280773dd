struct Menu {
    var items: [Int]
    init(_ title: String, @MenuBuilding _ items: () -> [Int]) { self.items = items() }
}

@resultBuilder enum MenuBuilding { static func buildBlock(_ parts: Int...) -> [Int] { parts } }

let menu = Menu("a") {
    1
    2
}
print(menu.items)
func list(@ListMaking _ items: () -> [Int]) { print(items()) }
list {
    3
    4
}
@resultBuilder enum ListMaking { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
// expect: [1, 2]
// expect: [3, 4]
