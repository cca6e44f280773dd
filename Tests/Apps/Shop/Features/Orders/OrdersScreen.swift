import BlueprintUI
import BlueprintUICommonControls
import UIKit

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The orders of a person, newest first.
struct OrdersScreen: ProxyElement {
    var orders: Resource<[Order]>
    var openOrder: Int?

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .growUniformly) {
            ShopBar(title: "Orders").stackLayoutChild(priority: .fixed)
            ResourceElement(orders, placeholder: Spinner().centered()) { orders in
                if orders.isEmpty {
                    return EmptyState(sign: "☐", title: "No orders yet")
                }
                return list(of: orders)
            }
            .stackLayoutChild(priority: .grows)
        }
        .box(background: Design.Color.canvas)
    }

    private func list(of orders: [Order]) -> Element {
        Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: Space.m) {
            for order in orders {
                OrderCard(order: order, isOpen: order.id == openOrder).keyed(order.id)
            }
        }
        .inset(uniform: Space.m)
        .scrollable(.fittingHeight) { $0.pullToRefreshBehavior = .enabled(action: {}) }
    }
}

/// An order: its number, its state, and the things in it.
struct OrderCard: ProxyElement {
    var order: Order
    var isOpen = false

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Space.s) {
            Row(alignment: .align(to: .firstLine), underflow: .spaceEvenly, minimumSpacing: Space.s) {
                Label.title("№ \(order.id)")
                    .stackLayoutChild(priority: .fixed, alignmentGuide: { $0.height * 0.8 })
                Label.small(order.day)
                    .stackLayoutChild(priority: .fixed, alignmentGuide: { $0.height * 0.8 })
            }
            status
            pictures
            if isOpen {
                for line in order.lines {
                    Row(alignment: .top, underflow: .growUniformly, minimumSpacing: Space.s) {
                        Label.small("\(line.count) ×").stackLayoutChild(priority: .fixed)
                        Label.small(line.product.name)
                        Label.small(line.total.description).stackLayoutChild(priority: .fixed)
                    }
                }
            }
            Label.headline(order.total.description).aligned(horizontally: .trailing)
        }
        .inset(uniform: Space.m)
        .box(background: Design.Color.raised, corners: .rounded(radius: 12))
    }

    private var status: Element {
        Column(alignment: .fill, minimumSpacing: Space.xs) {
            Label.styled(
                order.status.title,
                Design.Font.headline,
                color: order.status.step == nil ? Design.Color.sale : Design.Color.ink
            )
            if let step = order.status.step {
                ProgressLine(step: step, count: Order.Status.steps.count)
            }
            if case .shipped(_, let code) = order.status {
                Label.small("Code \(code)")
            }
        }
    }

    /// The first three pictures, over each other, and the number of the others.
    private var pictures: Element {
        let shown = order.lines.prefix(3)
        return Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: -12) {
            for line in shown {
                ProductImage(line.product.pictures.first, ratio: .square)
                    .constrainedTo(width: 48, height: 48)
                    .box(corners: .capsule, borders: .solid(color: Design.Color.raised, width: 2), clipsContent: true)
            }
            if order.lines.count > shown.count {
                Label.small("+\(order.lines.count - shown.count)").inset(left: Space.l)
            }
        }
    }
}

/// A line that is filled as far as an order has come.
struct ProgressLine: UIViewElement {
    var step: Int
    var count: Int

    func makeUIView() -> UIProgressView { UIProgressView(progressViewStyle: .bar) }

    func updateUIView(_ view: UIProgressView, with context: UIViewElementContext) {
        view.progress = Float(step) / Float(max(1, count - 1))
        view.progressTintColor = Design.Color.positive
    }

    func size(_ size: CGSize, thatFits view: UIProgressView) -> CGSize {
        CGSize(width: size.width.replacingInfinity(with: 100), height: 4)
    }
}

/// A wheel that turns.
struct Spinner: UIViewElement {
    func makeUIView() -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }

    func updateUIView(_ view: UIActivityIndicatorView, with context: UIViewElementContext) {
        view.startAnimating()
    }
}

/// The first line of text, as if all had the same ascent.
private enum FirstLine: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat {
        context.height * 0.8
    }
}

extension VerticalAlignment {
    fileprivate static let firstLine = VerticalAlignment(FirstLine.self)
}

struct OrdersPreviews: PreviewProvider {
    static var previews: some View {
        ElementPreview(named: "Orders", with: .fixed(width: 375, height: 720)) {
            OrdersScreen(orders: .loaded(Samples.orders), openOrder: 10_482)
        }
        ElementPreview(named: "Orders, none", with: .fixed(width: 375, height: 667)) {
            OrdersScreen(orders: .loaded([]))
        }
        ElementPreview(named: "Orders, loading", with: .fixed(width: 375, height: 400)) {
            OrdersScreen(orders: .loading)
        }
        ElementPreview(named: "Orders, offline", with: .device("iPhone SE")) {
            OrdersScreen(orders: .failed(.offline))
        }
        ElementPreview(named: "Order, large", with: .fixed(width: 320, height: 260)) {
            OrderCard(order: Samples.orders[1], isOpen: true)
        }
    }
}
