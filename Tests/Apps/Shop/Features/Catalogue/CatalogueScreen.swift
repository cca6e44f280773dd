import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The order in which products are listed.
enum SortOrder: String, CaseIterable {
    case newest = "New"
    case cheapest = "Price ↑"
    case dearest = "Price ↓"

    func sorted(_ products: [Product]) -> [Product] {
        switch self {
        case .newest: return products.filter { $0.marks.contains(.new) } + products.filter { !$0.marks.contains(.new) }
        case .cheapest: return products.sorted { $0.currentPrice < $1.currentPrice }
        case .dearest: return products.sorted { $0.currentPrice > $1.currentPrice }
        }
    }
}

/// The filters of the catalogue.
struct Filters: Equatable {
    var makers: Set<String> = []
    var onlySale = false
    var hidesSoldOut = false
    var most: Money?

    var isEmpty: Bool { self == Filters() }

    func matches(_ product: Product) -> Bool {
        let tests: [(Product) -> Bool] = [
            { makers.isEmpty || makers.contains($0.maker) },
            { !onlySale || $0.salePrice != nil },
            { !hidesSoldOut || !$0.isSoldOut },
            { product in most.map { product.currentPrice <= $0 } ?? true },
        ]
        return tests.allSatisfy { $0(product) }
    }

    /// Short descriptions of what is filtered, for chips.
    var chips: [String] {
        makers.sorted() + (onlySale ? ["Sale"] : []) + (hidesSoldOut ? ["Available"] : [])
            + (most.map { ["up to \($0)"] } ?? [])
    }
}

/// The catalogue: a head, filters, and the products in columns.
struct CatalogueScreen: ProxyElement {
    var products: Resource<[Product]>
    var order = SortOrder.newest
    var filters = Filters()
    var favorites: Set<Product.ID> = []
    var cartCount = 0
    var onOpen: (Product) -> Void = { _ in }

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .growUniformly) {
            ShopBar(title: "Catalogue", cartCount: cartCount).stackLayoutChild(priority: .fixed)
            ResourceElement(products, placeholder: CataloguePlaceholder()) { products in
                let shown = order.sorted(products.filter(filters.matches))
                return Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: Space.m) {
                    controls
                    if shown.isEmpty {
                        EmptyState(
                            sign: "⌕",
                            title: "Nothing fits",
                            message: "\(products.count) products are hidden by filters.",
                            action: .init(title: "Remove filters")
                        )
                    } else {
                        grid(shown)
                    }
                }
                .inset(uniform: Space.m)
                .scrollable()
            }
            .stackLayoutChild(priority: .grows)
        }
        .box(background: Design.Color.canvas)
    }

    private var controls: Element {
        Column(alignment: .fill, minimumSpacing: Space.s) {
            SegmentedControl(selection: SortOrder.allCases.firstIndex(of: order).map { .index($0) } ?? .none) {
                for order in SortOrder.allCases {
                    SegmentedControl.Item(title: order.rawValue, onSelect: {})
                }
            }
            if !filters.isEmpty {
                FilterChips(chips: filters.chips)
            }
        }
    }

    private func grid(_ products: [Product]) -> Element {
        Masonry {
            for (index, product) in products.enumerated() {
                if index == 2 {
                    ShippingHint().spanningColumns()
                }
                ProductCell(product: product, isFavorite: favorites.contains(product.id))
                    .tappable { onOpen(product) }
                    .keyed(product.id)
            }
        }
    }
}

/// The filters that are set, each with a cross.
struct FilterChips: ProxyElement {
    var chips: [String]
    var onRemove: (String) -> Void = { _ in }

    var elementRepresentation: Element {
        Flow(lineSpacing: Space.xs, itemSpacing: Space.xs) {
            for chip in chips {
                Row(alignment: .center, minimumSpacing: Space.xs) {
                    Label.small(chip)
                    Label.small("✕").tappable { onRemove(chip) }
                }
                .inset(horizontal: Space.s, vertical: Space.xs)
                .box(background: Design.Color.raised, corners: .capsule)
                .flowChild(key: chip)
            }
        }
    }
}

/// A line about shipping, between the products.
struct ShippingHint: ProxyElement {
    var elementRepresentation: Element {
        Label.headline("Free shipping from \(Cart.freeShippingLimit)")
            .modify { $0.alignment = .center }
            .inset(uniform: Space.m)
            .box(background: Design.Color.raised)
    }
}

/// Gray cells in place of products that are loaded.
struct CataloguePlaceholder: ProxyElement {
    var elementRepresentation: Element {
        Masonry {
            for height in [200, 180, 220, 200] as [CGFloat] {
                Shimmer().constrainedTo(height: .absolute(height))
            }
        }
        .inset(uniform: Space.m)
        .accessibilityElement(label: "Loading", value: nil, traits: [.updatesFrequently])
    }
}

/// The bar on top, with the cart at its end.
struct ShopBar: ProxyElement {
    var title: String
    var canGoBack = false
    var cartCount = 0
    var onCart: () -> Void = {}

    var elementRepresentation: Element {
        Row(alignment: .center, underflow: .spaceEvenly, minimumSpacing: Space.s) {
            Row(alignment: .center, minimumSpacing: Space.s) {
                if canGoBack {
                    Label.title("‹").stackLayoutChild(priority: .fixed)
                }
                Label.styled(title, Design.Font.title, lines: 1)
            }
            Label.title("⛟").count(cartCount).tappable(onTap: onCart)
                .stackLayoutChild(priority: .fixed)
        }
        .inset(horizontal: Space.m, vertical: Space.s)
        .constrainedTo(height: .atLeast(52))
        .box(background: Design.Color.canvas, shadow: .simple(radius: 2, opacity: 0.1, offset: .zero, color: .black))
    }
}

#Preview("Catalogue", traits: .fixedLayout(width: 375, height: 812)) {
    CatalogueScreen(products: .loaded(Samples.all), favorites: ["shirt-1"], cartCount: 4)
}

#Preview("Catalogue, on a tablet", traits: .fixedLayout(width: 768, height: 700)) {
    CatalogueScreen(products: .loaded(Samples.all), order: .cheapest)
}

#Preview("Catalogue, filtered", traits: .fixedLayout(width: 375, height: 667)) {
    let filters = Filters(makers: ["Nordlys", "Lux"], hidesSoldOut: true, most: .euro(80))
    return CatalogueScreen(products: .loaded(Samples.all), order: .dearest, filters: filters)
}

#Preview("Catalogue, nothing fits", traits: .fixedLayout(width: 375, height: 667)) {
    BlueprintView(
        element: CatalogueScreen(products: .loaded(Samples.all), filters: Filters(onlySale: true, most: .euro(1)))
    )
}

#Preview("Catalogue, loading", traits: .fixedLayout(width: 375, height: 667)) {
    CatalogueScreen(products: .loading)
}

#Preview("Catalogue placeholder", traits: .fixedLayout(width: 500, height: 260)) {
    CataloguePlaceholder()
}

#Preview("Catalogue, offline", traits: .fixedLayout(width: 375, height: 667)) {
    CatalogueScreen(products: .failed(.offline), cartCount: 12)
}

#Preview("Bar with a long title", traits: .fixedLayout(width: 240, height: 52)) {
    ShopBar(title: "Enamel kettle with a wooden handle", canGoBack: true, cartCount: 3)
}

#Preview("Filter chips", traits: .fixedLayout(width: 240, height: 80)) {
    FilterChips(chips: ["Nordlys", "Haus & Hof", "Sale", "up to € 80.00"])
}
