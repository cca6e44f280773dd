import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A place in the shop.
indirect enum Route: Equatable {
    case catalogue
    case product(Product.ID)
    case cart
    case checkout(CheckoutScreen.Step)
    case orders(open: Int?)
}

/// A store that gives products; the app has one of the network.
protocol ProductStore: AnyObject {
    var products: [Product] { get }
    func product(_ id: Product.ID) -> Product?
}

extension ProductStore {
    func product(_ id: Product.ID) -> Product? { products.first { $0.id == id } }
}

final class SampleStore: ProductStore {
    let products = Samples.all
}

/// The way through the shop: the routes that were taken, and the cart.
final class ShopCoordinator {
    private(set) var path: [Route] = [.catalogue]
    private(set) var cart = Cart()
    private(set) var lastError: CartError?
    private let store: ProductStore
    private let show: (Element) -> Void

    init(store: ProductStore, show: @escaping (Element) -> Void) {
        self.store = store
        self.show = show
        update()
    }

    func go(to route: Route) {
        if path.last != route { path.append(route) }
        update()
    }

    func goBack() {
        if path.count > 1 { path.removeLast() }
        update()
    }

    func add(_ product: Product, size: Product.Size?) {
        do {
            try cart.add(product, size: size)
            lastError = nil
        } catch let error as CartError {
            lastError = error
        } catch {
            assertionFailure("\(error)")
        }
        update()
    }

    private func update() {
        show(element(for: path.last ?? .catalogue))
    }

    private func element(for route: Route) -> Element {
        switch route {
        case .catalogue:
            return CatalogueScreen(products: .loaded(store.products), cartCount: cart.count) { [weak self] product in
                self?.go(to: .product(product.id))
            }
        case .product(let id):
            guard let product = store.product(id) else {
                return EmptyState(sign: "☁", title: ShopError.gone.title)
            }
            return ProductScreen(product: product) { [weak self] size in self?.add(product, size: size) }
        case .cart:
            return CartScreen(cart: cart, voucherError: lastError) { [weak self] event in self?.handle(event) }
        case .checkout(let step):
            return CheckoutScreen(step: step, cart: cart)
        case .orders(let open):
            return OrdersScreen(orders: .loaded(Samples.orders), openOrder: open)
        }
    }

    private func handle(_ event: CartScreen.Event) {
        switch event {
        case .setCount(let count, let line): cart.setCount(count, at: line)
        case .remove(let line): cart.setCount(0, at: line)
        case .applyVoucher(let code): cart.voucher = .percent(10, code: code)
        case .checkOut: go(to: .checkout(.address))
        }
        update()
    }
}

#Preview("From the catalogue to the cart", traits: .fixedLayout(width: 375, height: 667)) {
    let view = BlueprintView()
    let coordinator = ShopCoordinator(store: SampleStore()) { view.element = $0 }
    coordinator.add(Samples.socks, size: .l)
    coordinator.add(Samples.shirt, size: .xl)
    coordinator.go(to: .cart)
    return view
}

#Preview("A product that is gone", traits: .fixedLayout(width: 375, height: 400)) {
    let view = BlueprintView()
    let coordinator = ShopCoordinator(store: SampleStore()) { view.element = $0 }
    coordinator.go(to: .product("hat"))
    coordinator.goBack()
    coordinator.go(to: .product("boots"))
    return view
}
