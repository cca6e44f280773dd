// Filters over a list of products, generics over Element, and helpers as extensions.

struct Selection<ID: Hashable>: Equatable {
    private(set) var ids: Set<ID> = []

    mutating func toggle(_ id: ID) {
        if ids.contains(id) { ids.remove(id) } else { ids.insert(id) }
    }

    func contains(_ id: ID) -> Bool { ids.contains(id) }
    var isEmpty: Bool { ids.isEmpty }
}

enum Category: String, CaseIterable, Codable {
    case fruit, vegetable, dairy

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let category: Category
    var tags: Set<String> = []
}

struct Query {
    var text = ""
    var categories = Selection<Category>()

    func callAsFunction(_ products: [Product]) -> [Product] {
        products
            .filter { categories.isEmpty || categories.contains($0.category) }
            .filter { text.isEmpty || $0.name.lowercased().contains(text.lowercased()) }
            .sorted { ($0.category.rawValue, $0.name) < ($1.category.rawValue, $1.name) }
    }
}

/// Puts something between children.
struct Separated<Content: Element, Separator: Element>: ProxyElement {
    var contents: [Content]
    var separator: () -> Separator

    var elementRepresentation: Element {
        Column(alignment: .fill) {
            for (index, content) in contents.enumerated() {
                content
                if index < contents.count - 1 { separator() }
            }
        }
    }
}

struct Tag: ProxyElement {
    var title: String
    var isOn: Bool
    var onToggle: () -> Void

    init(_ title: String, isOn: Bool = false, onToggle: @escaping () -> Void) {
        self.title = title
        self.isOn = isOn
        self.onToggle = onToggle
    }

    init(category: Category, in query: Query, onToggle: @escaping () -> Void = {}) {
        self.init(category.title, isOn: query.categories.contains(category), onToggle: onToggle)
    }

    var elementRepresentation: Element {
        Label(text: isOn ? "✓ " + title : title) { $0.font = .systemFont(ofSize: 10) }
            .inset(horizontal: 6, vertical: 3)
            .box(
                background: isOn ? .systemBlue : .systemGray6,
                corners: .capsule,
                borders: isOn ? .none : .solid(color: .systemGray3, width: 1)
            )
            .tappable(onTap: onToggle)
    }
}

struct ProductList: ProxyElement {
    var products: [Product]
    var query: Query

    private var groups: [(Category, [Product])] {
        let grouped = Dictionary(grouping: query(products), by: \.category)
        return Category.allCases.compactMap { category in
            grouped[category].map { (category, $0) }
        }
    }

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 4) {
            Flow(lineSpacing: 4, itemSpacing: 4) {
                for category in Category.allCases { Tag(category: category, in: query) }
                Tag("Organic products only") {}
            }
            for (category, products) in groups {
                Label(text: category.title.uppercased()) { $0.font = .systemFont(ofSize: 8, weight: .heavy) }
                Separated(contents: products.map(row)) { Rule(orientation: .horizontal, color: .separator) }
            }
            if groups.isEmpty {
                Label(text: "Nothing for \u{201C}\(query.text)\u{201D}").centered()
            }
        }
    }

    private func row(_ product: Product) -> Inset {
        Label(text: product.name + (product.tags.isEmpty ? "" : " (\(product.tags.sorted().joined(separator: ", ")))"))
        {
            $0.font = .systemFont(ofSize: 10)
        }
        .inset(vertical: 2)
    }
}

let products = [
    Product(id: 1, name: "Pear", category: .fruit),
    Product(id: 2, name: "Apple", category: .fruit, tags: ["ripe", "local"]),
    Product(id: 3, name: "Leek", category: .vegetable),
    Product(id: 4, name: "Butter", category: .dairy),
]
var query = Query()
print(query(products).map(\.name))
query.categories.toggle(Category.fruit)
query.categories.toggle(Category.dairy)
query.categories.toggle(Category.dairy)
query.text = "E"
print(query(products).map(\.id), Set(products).count, Category(rawValue: "meat")?.title ?? "no such category")
ProductList(products: products, query: query)
// expect: ["Butter", "Apple", "Pear", "Leek"]
// expect: [2, 1] 4 no such category
// expect: ProductList 0,0 300×160
// expect:   Flow 0,0 300×16
// expect:     Tag 0,0 47×16
// expect:       AccessibilityTraitsAdjust 0,0 47×16
// expect:         Box 0,0 47×16
// expect:           Inset 0,0 47×16
// expect:             Label 6,3 35×10
// expect:     Tag.2 51,0 57×16
// expect:       AccessibilityTraitsAdjust 0,0 57×16
// expect:         Box 0,0 57×16
// expect:           Inset 0,0 57×16
// expect:             Label 6,3 45×10
// expect:     Tag.3 112,0 37×16
// expect:       AccessibilityTraitsAdjust 0,0 37×16
// expect:         Box 0,0 37×16
// expect:           Inset 0,0 37×16
// expect:             Label 6,3 25×10
// expect:     Tag.4 153,0 117×16
// expect:       AccessibilityTraitsAdjust 0,0 117×16
// expect:         Box 0,0 117×16
// expect:           Inset 0,0 117×16
// expect:             Label 6,3 105×10
// expect:   Label 0,20 300×8
// expect:   Separated 0,32 300×29
// expect:     Inset 0,0 300×14
// expect:       Label 0,2 300×10
// expect:     Rule 0,14 300×1
// expect:       Box 0,0 300×1
// expect:     Inset.2 0,15 300×14
// expect:       Label 0,2 300×10
