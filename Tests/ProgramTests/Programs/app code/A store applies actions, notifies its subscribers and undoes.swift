// swift-format-ignore-file: NeverForceUnwrap

// A store with reducer, middleware and undo, as in apps that keep state in one place.

typealias Reducer<State, Action> = (inout State, Action) -> Void

final class Store<State: Equatable, Action> {
    typealias Subscription = (State) -> Void
    private let reducer: Reducer<State, Action>
    private(set) var state: State {
        didSet {
            if state != oldValue { subscribers.values.forEach { $0(state) } }
        }
    }
    private var history: [State] = []
    private var subscribers: [Int: Subscription] = [:]
    private var nextToken = 0
    var middleware: [(Action) -> Action?] = []

    init(initial: State, reducer: @escaping Reducer<State, Action>) {
        state = initial
        self.reducer = reducer
    }

    @discardableResult
    func subscribe(_ body: @escaping Subscription) -> Int {
        defer { nextToken += 1 }
        subscribers[nextToken] = body
        return nextToken
    }

    func unsubscribe(_ token: Int) {
        subscribers.removeValue(forKey: token)
    }

    func send(_ action: Action) {
        var current: Action? = action
        for step in middleware {
            guard let next = current else { break }
            current = step(next)
        }
        guard let final = current else { return }
        history.append(state)
        reducer(&state, final)
    }

    func undo() {
        guard let last = history.popLast() else { return }
        state = last
    }
}

enum Cart {
    struct Item: Equatable, Hashable {
        let sku: String
        var quantity: Int
        let unitPrice: Int
    }

    struct State: Equatable {
        var items: [Item] = []
        var coupon: String?

        var subtotal: Int { items.map { $0.quantity * $0.unitPrice }.reduce(0, +) }
        var discount: Int { coupon == nil ? 0 : subtotal / 10 }
        var total: Int { subtotal - discount }
    }

    enum Action: Equatable {
        case add(sku: String, price: Int)
        case setQuantity(Int, sku: String)
        case applyCoupon(String)
        case clear
    }

    static func reduce(_ state: inout State, _ action: Action) {
        switch action {
        case let .add(sku, price):
            if let index = state.items.firstIndex(where: { $0.sku == sku }) {
                state.items[index].quantity += 1
            } else {
                state.items.append(Item(sku: sku, quantity: 1, unitPrice: price))
            }
        case .setQuantity(let quantity, sku: let sku):
            guard let index = state.items.firstIndex(where: { $0.sku == sku }) else { return }
            if quantity <= 0 {
                state.items.remove(at: index)
            } else {
                state.items[index].quantity = quantity
            }
        case .applyCoupon(let code) where !code.isEmpty:
            state.coupon = code.uppercased()
        case .applyCoupon:
            state.coupon = nil
        case .clear:
            state = State()
        }
    }
}

struct Stepper: ProxyElement {
    var value: Int
    var range: ClosedRange<Int> = 0...99
    var onChange: (Int) -> Void

    var elementRepresentation: Element {
        Row(alignment: .center, minimumSpacing: 4) {
            button("−", isEnabled: value > range.lowerBound, delta: -1)
            Label(text: "\(value)") { $0.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular) }
                .constrainedTo(width: .atLeast(20))
            button("+", isEnabled: value < range.upperBound, delta: +1)
        }
    }

    private func button(_ title: String, isEnabled: Bool, delta: Int) -> Element {
        Button(isEnabled: isEnabled, onTap: { onChange(value + delta) }, wrapping: Label(text: title).inset(uniform: 2))
    }
}

struct CartView: ProxyElement {
    let state: Cart.State
    let send: (Cart.Action) -> Void

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 6) {
            state.items.enumerated().map { index, item in
                Row(alignment: .center, underflow: .growProportionally, minimumSpacing: 8) {
                    Label(text: "\(index + 1). \(item.sku)").stackLayoutChild(priority: .grows)
                    Stepper(value: item.quantity, range: 0...9) { send(.setQuantity($0, sku: item.sku)) }
                        .stackLayoutChild(priority: .fixed)
                    Label(text: Self.money(item.quantity * item.unitPrice))
                        .stackLayoutChild(priority: .fixed)
                }
                .keyed(item.sku)
            }
            Rule(orientation: .horizontal, color: .lightGray, thickness: .points(2))
            summary("Subtotal", state.subtotal)
            if state.discount > 0 { summary("Discount \(state.coupon!)", -state.discount) }
            summary("Total", state.total, isBold: true)
        }
        .inset(uniform: 8)
    }

    @ElementBuilder<StackLayout.Child>
    private func summary(_ title: String, _ cents: Int, isBold: Bool = false) -> [StackLayout.Child] {
        Row(underflow: .spaceEvenly) {
            for text in [title, Self.money(cents)] {
                Label(text: text) { $0.font = isBold ? .boldSystemFont(ofSize: 12) : .systemFont(ofSize: 12) }
            }
        }
    }

    private static func money(_ cents: Int) -> String {
        String(format: "%@%d.%02d", cents < 0 ? "-" : "", abs(cents) / 100, abs(cents) % 100)
    }
}

let store = Store(initial: Cart.State(), reducer: Cart.reduce)
var log: [String] = []
store.middleware = [
    { action in
        log.append("\(action)")
        return action == Cart.Action.clear ? nil : action
    }
]
let token = store.subscribe { log.append("total \($0.total)") }
store.send(Cart.Action.add(sku: "TEA", price: 450))
store.send(Cart.Action.add(sku: "TEA", price: 450))
store.send(Cart.Action.add(sku: "CUP", price: 1200))
store.send(Cart.Action.setQuantity(3, sku: "CUP"))
store.send(Cart.Action.clear)
store.undo()
store.unsubscribe(token)
store.send(Cart.Action.applyCoupon("spring"))
log.filter { $0.hasPrefix("total") }.forEach { print($0) }
print(log.count, store.state.total, store.state.items.map(\.quantity))
CartView(state: store.state, send: store.send)
// expect: total 450
// expect: total 900
// expect: total 2100
// expect: total 4500
// expect: total 2100
// expect: 11 1890 [2, 1]
// expect: CartView 0,0 300×160
// expect:   Column 8,8 284×144
// expect:     Row.TEA 0,0 284×20
// expect:       Label 0,2 184×16
// expect:       Stepper 192,0 52×20
// expect:         Button 0,0 12×20
// expect:           Inset 0,0 12×20
// expect:             Label 2,2 8×16
// expect:         ConstrainedSize 16,4 20×12
// expect:           Label 0,0 20×12
// expect:         Button.2 40,0 12×20
// expect:           Inset 0,0 12×20
// expect:             Label 2,2 8×16
// expect:       Label.2 252,2 32×16
// expect:     Row.CUP 0,26 284×20
// expect:       Label 0,2 176×16
// expect:       Stepper 184,0 52×20
// expect:         Button 0,0 12×20
// expect:           Inset 0,0 12×20
// expect:             Label 2,2 8×16
// expect:         ConstrainedSize 16,4 20×12
// expect:           Label 0,0 20×12
// expect:         Button.2 40,0 12×20
// expect:           Inset 0,0 12×20
// expect:             Label 2,2 8×16
// expect:       Label.2 244,2 40×16
// expect:     Rule 0,52 284×2
// expect:       Box 0,0 284×2
// expect:     Row 0,60 284×12
// expect:       Label 0,0 48×12
// expect:       Label.2 254,0 30×12
// expect:     Row.2 0,78 284×12
// expect:       Label 0,0 90×12
// expect:       Label.2 254,0 30×12
// expect:     Row.3 0,96 284×12
// expect:       Label 0,0 30×12
// expect:       Label.2 254,0 30×12
