// MARK: UI

struct Tab<Content: Element> {
    var title: String
    var icon: UIImage?
    var content: () -> Content
}

struct TabBar: ProxyElement {
    struct Item: Hashable, Identifiable {
        let id: String
        var title: String
        var badge: Int = 0
    }

    var items: [Item]
    var selectedIndex: Int
    var onSelect: (Item) -> Void

    init(items: [Item], selectedIndex: Int = 0, onSelect: @escaping (Item) -> Void = { _ in }) {
        self.items = items
        self.onSelect = onSelect
        self.selectedIndex = min(max(selectedIndex, 0), 3)
    }

    var elementRepresentation: Element {
        EqualStack(direction: .horizontal, spacing: 0) {
            for (index, item) in items.enumerated() {
                element(for: item, isSelected: index == selectedIndex).keyed(item.id)
            }
        }
        .constrainedTo(height: .absolute(40))
        .box(background: UIColor(white: 0.97, alpha: 1))
    }

    private func element(for item: Item, isSelected: Bool) -> Element {
        let label = Label(text: item.title) {
            $0.font = isSelected ? .boldSystemFont(ofSize: 10) : .systemFont(ofSize: 10)
            $0.color = isSelected ? .blue : .gray
        }
        let base = label.centered()
        return (item.badge > 0 ? decorated(base, count: item.badge) : base)
            .tappable { onSelect(item) }
    }

    private func decorated(_ element: Element, count: Int) -> Element {
        element.decorate(layering: .above, position: .aligned(to: .topTrailing)) {
            Label(text: count > 99 ? "99+" : String(count)) {
                $0.font = .systemFont(ofSize: 8)
                $0.color = .white
            }
            .inset(horizontal: 3, vertical: 1)
            .box(background: .red, corners: .capsule)
        }
    }
}

struct Screen: ProxyElement {
    var tabBar: TabBar
    var body: Element

    init(tabBar: TabBar, @ElementBuilder<StackLayout.Child> body: () -> [StackLayout.Child]) {
        self.tabBar = tabBar
        self.body = Column(alignment: .fill, elements: body)
    }

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .growProportionally) {
            body.stackLayoutChild(priority: .flexible)
            tabBar.stackLayoutChild(priority: .fixed)
        }
    }
}

let items = [
    TabBar.Item(id: "home", title: "Home"),
    TabBar.Item(id: "activity", title: "Activity", badge: 120),
    TabBar.Item(id: "cards", title: "Cards", badge: 2),
]
let bar = TabBar(items: items, selectedIndex: 9)
print(bar.selectedIndex, Set(items).count, items.first { $0.badge > 50 }?.id ?? "-")

Screen(tabBar: TabBar(items: items, selectedIndex: 1)) {
    Label(text: "Activity")
    for n in stride(from: 1, through: 5, by: 2) {
        Label(text: "Payment \(n)")
    }
}
// expect: 3 3 activity
// expect: Screen 0,0 300×160
// expect:   Column 0,0 300×120
// expect:     Label 0,0 300×16
// expect:     Label.2 0,34.667 300×16
// expect:     Label.3 0,69.333 300×16
// expect:     Label.4 0,104 300×16
// expect:   TabBar 0,120 300×40
// expect:     ConstrainedSize 0,0 300×40
// expect:       EqualStack 0,0 300×40
// expect:         Keyed 0,0 100×40
// expect:           Tappable.home 0,0 100×40
// expect:             AccessibilityTraitsAdjust 0,0 100×40
// expect:               Centered 0,0 100×40
// expect:                 Label 40,15 20×10
// expect:         Keyed.2 100,0 100×40
// expect:           Tappable.activity 0,0 100×40
// expect:             AccessibilityTraitsAdjust 0,0 100×40
// expect:               Decorate 0,0 100×40
// expect:                 LayoutWriter 0,0 100×40
// expect:                   Content 0,0 100×40
// expect:                     Centered 0,0 100×40
// expect:                       Label 30,15 40×10
// expect:                     Box 82,0 18×10
// expect:                       Inset 0,0 18×10
// expect:                         Label 3,1 12×8
// expect:         Keyed.3 200,0 100×40
// expect:           Tappable.cards 0,0 100×40
// expect:             AccessibilityTraitsAdjust 0,0 100×40
// expect:               Decorate 0,0 100×40
// expect:                 LayoutWriter 0,0 100×40
// expect:                   Content 0,0 100×40
// expect:                     Centered 0,0 100×40
// expect:                       Label 37.5,15 25×10
// expect:                     Box 90,0 10×10
// expect:                       Inset 0,0 10×10
// expect:                         Label 3,1 4×8
