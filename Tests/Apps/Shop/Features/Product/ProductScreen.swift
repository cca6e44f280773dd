import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The page of a product.
struct ProductScreen: ProxyElement {
    var product: Product
    var selectedSize: Product.Size?
    var pictureIndex = 0
    var isAdding = false
    var onAdd: (Product.Size?) -> Void = { _ in }
    var onSelect: (Product.Size) -> Void = { _ in }

    private var buttonState: ShopButton.State {
        if product.isSoldOut { return .disabled(reason: "Sold out") }
        if !product.sizes.isEmpty, selectedSize == nil { return .disabled(reason: "Choose a size first") }
        return isAdding ? .working : .ready
    }

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .growUniformly) {
            ShopBar(title: product.name, canGoBack: true).stackLayoutChild(priority: .fixed)
            Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: Space.l) {
                PictureCarousel(pictures: product.pictures, index: pictureIndex)
                head.inset(horizontal: Space.m)
                if !product.sizes.isEmpty {
                    SizePicker(sizes: product.sizes, selected: selectedSize, onSelect: onSelect)
                        .inset(horizontal: Space.m)
                }
                if !product.text.isEmpty {
                    Label.body(product.text).inset(horizontal: Space.m)
                }
                ExpandableFacts(facts: facts, isExpanded: false).inset(horizontal: Space.m)
            }
            .scrollable { $0.contentInset.bottom = Space.l }
            .stackLayoutChild(priority: .grows)
            foot.stackLayoutChild(priority: .fixed)
        }
        .box(background: Design.Color.canvas)
    }

    private var head: Element {
        Column(alignment: .fill, minimumSpacing: Space.s) {
            Label.small(product.maker)
            Label.display(product.name)
            PriceTag(of: product, emphasis: .page)
            product.rating.map { Rating(stars: $0.stars, count: $0.count) }
        }
    }

    private var facts: [(name: String, value: String)] {
        [("Maker", product.maker), ("Item", product.id.rawValue), ("Returns", "within 30 days")]
    }

    private var foot: Element {
        ShopButton(title: "Add to cart", state: buttonState) { onAdd(selectedSize) }
            .inset(uniform: Space.m)
            .adaptedEnvironment { $0.safeAreaInsets = .zero }
            .box(background: Design.Color.canvas, borders: .solid(color: Design.Color.line, width: 1))
    }
}

/// One picture of several, with dots below.
struct PictureCarousel: ProxyElement {
    var pictures: [Picture]
    var index: Int

    var elementRepresentation: Element {
        Column(alignment: .center, minimumSpacing: Space.s) {
            GeometryReader { geometry in
                page(width: geometry.constraint.width.constrainedValue ?? 320)
            }
            if pictures.count > 1 {
                PageDots(count: pictures.count, current: index)
            }
        }
    }

    private func page(width: CGFloat) -> Element {
        let height = min(width * 4 / 3, 360)
        return Row(alignment: .fill) {
            if pictures.isEmpty {
                ProductImage(nil).constrainedTo(width: width, height: height)
            }
            for picture in pictures {
                ProductImage(picture, ratio: AspectRatio(width: width, height: height))
                    .constrainedTo(width: width, height: height)
                    .keyed(picture)
            }
        }
        .translated(translateX: -width * CGFloat(index))
        .constrainedTo(width: width, height: height)
        .box(clipsContent: true)
    }
}

/// The dots of the system below pages.
struct PageDots: UIViewElement {
    var count: Int
    var current: Int

    func makeUIView() -> UIPageControl { UIPageControl() }

    func updateUIView(_ view: UIPageControl, with context: UIViewElementContext) {
        view.numberOfPages = count
        view.currentPage = current
        view.currentPageIndicatorTintColor = Design.Color.ink
        view.pageIndicatorTintColor = Design.Color.line
    }
}

/// The sizes of a product; those that are sold out are struck through.
struct SizePicker: ProxyElement {
    var sizes: [Product.Size: Product.Availability]
    var selected: Product.Size?
    var onSelect: (Product.Size) -> Void = { _ in }

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Space.s) {
            Label.headline("Size")
            EqualStack(direction: .horizontal, spacing: Space.s) {
                for size in sizes.keys.sorted() {
                    cell(size, sizes[size] ?? .soldOut)
                }
            }
            if let selected, let hint = hint(for: selected) {
                Label.small(hint)
            }
        }
        .accessibilityContainer(containerType: .semanticGroup, label: "Size")
    }

    private func cell(_ size: Product.Size, _ availability: Product.Availability) -> Element {
        let isSelected = size == selected
        let color = availability.canBuy ? Design.Color.ink : Design.Color.line
        return Label.styled(size.rawValue, Design.Font.headline, color: color)
            .centered()
            .inset(vertical: Space.s + 2)
            .box(
                corners: .rounded(radius: 6),
                borders: .solid(color: isSelected ? Design.Color.ink : Design.Color.line, width: isSelected ? 2 : 1)
            )
            .if(!availability.canBuy) { cell in
                cell.decorate(layering: .above, position: .inset(horizontal: 8, vertical: 20)) {
                    Rule(orientation: .horizontal, color: Design.Color.line, thickness: .points(1))
                }
            }
            .if(availability.canBuy) { cell in
                cell.tappable { onSelect(size) }
            }
    }

    private func hint(for size: Product.Size) -> String? {
        switch sizes[size] {
        case .inStock(1)?: return "Only one left"
        case .inStock(let count)? where count < 5: return "Only \(count) left"
        case .inStock?, nil: return nil
        case .backorder(let weeks)?: return "Ships in \(weeks) weeks"
        case .soldOut?: return "Sold out"
        }
    }
}

/// Facts about a product in two columns, folded behind a line.
struct ExpandableFacts: ProxyElement {
    var facts: [(name: String, value: String)]
    var isExpanded: Bool

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Space.s) {
            Rule(orientation: .horizontal, color: Design.Color.line)
            Row(alignment: .center, underflow: .spaceEvenly) {
                Label.headline("Details")
                Label.headline(isExpanded ? "−" : "+")
            }
            if isExpanded {
                for fact in facts {
                    GridRow(verticalAlignment: .top, spacing: Space.m) {
                        Label.small(fact.name).gridRowChild(width: .absolute(80))
                        Label.small(fact.value).gridRowChild(width: .proportional(1))
                    }
                }
            }
            Rule(orientation: .horizontal, color: Design.Color.line)
        }
    }
}

#Preview("Product", traits: .fixedLayout(width: 375, height: 812)) {
    ProductScreen(product: Samples.shirt)
}

#Preview("Product, size chosen", traits: .fixedLayout(width: 375, height: 812)) {
    ProductScreen(product: Samples.shirt, selectedSize: .m, pictureIndex: 1)
}

#Preview("Product, long name", traits: .fixedLayout(width: 320, height: 568)) {
    ProductScreen(product: Samples.kettle, isAdding: true)
}

#Preview("Product, sold out", traits: .fixedLayout(width: 375, height: 667)) {
    ProductScreen(product: Samples.lamp)
}

#Preview("Sizes", traits: .fixedLayout(width: 320, height: 110)) {
    SizePicker(sizes: Samples.shirt.sizes, selected: .l)
}

#Preview("Carousel without pictures", traits: .fixedLayout(width: 200, height: 270)) {
    PictureCarousel(pictures: [], index: 0)
}

#Preview("Details, expanded", traits: .fixedLayout(width: 280, height: 150)) {
    ExpandableFacts(
        facts: [("Material", "100 % linen, washed, from flax that was grown in Normandy"), ("Origin", "Portugal")],
        isExpanded: true
    )
}
