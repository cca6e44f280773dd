protocol Source {
    associatedtype Item
    var items: [Item] { get }
    func title(of item: Item) -> String
}

extension Source {
    var titles: [String] { items.map { title(of: $0) } }
}

struct Primes: Source {
    let items = [2, 3, 5]
    func title(of item: Int) -> String { "#\(item)" }
}

struct Names: Source {
    let items = ["ada", "alan"]
    func title(of item: String) -> String { item.uppercased() }
}

print(Primes().titles)  // expect: ["#2", "#3", "#5"]
print(Names().titles)  // expect: ["ADA", "ALAN"]
