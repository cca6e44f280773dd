import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A page without content: the reason, and what can be done.
struct EmptyState: ProxyElement {
    var sign: String
    var title: String
    var message: String?
    var action: Action?

    struct Action {
        var title: String
        var run: () -> Void = {}
    }

    var elementRepresentation: Element {
        Column(alignment: .center, underflow: .justifyToCenter, minimumSpacing: Space.m) {
            Label.styled(sign, .systemFont(ofSize: 56), color: Design.Color.line)
            Label.title(title).modify { $0.alignment = .center }
            if let message {
                Label.small(message).modify { $0.alignment = .center }
            }
            if let action {
                ShopButton(title: action.title, style: .secondary, onTap: action.run)
                    .constrainedTo(width: .within(160...240))
            }
        }
        .inset(uniform: Space.l)
        .centered()
    }
}

/// Something that is fetched from the server.
enum Resource<Value> {
    case loading
    case loaded(Value)
    case failed(ShopError)
}

/// The reasons why something cannot be shown.
enum ShopError: Error {
    case offline
    case server(code: Int)
    case gone

    var title: String {
        switch self {
        case .offline: return "You are offline"
        case .server: return "Our server has a problem"
        case .gone: return "This is no longer sold"
        }
    }

    var message: String? {
        switch self {
        case .offline: return "Check your connection, then try again."
        case .server(let code): return "Please try again later. (\(code))"
        case .gone: return nil
        }
    }
}

/// An element for each state of a resource.
struct ResourceElement<Value>: ProxyElement {
    var resource: Resource<Value>
    var onRetry: () -> Void = {}
    var placeholder: Element
    private var shown: (Value) -> Element

    init(
        _ resource: Resource<Value>,
        placeholder: Element = Shimmer(),
        onRetry: @escaping () -> Void = {},
        shown: @escaping (Value) -> Element
    ) {
        self.resource = resource
        self.placeholder = placeholder
        self.onRetry = onRetry
        self.shown = shown
    }

    var elementRepresentation: Element {
        switch resource {
        case .loading:
            return placeholder
        case .loaded(let value):
            return shown(value)
        case .failed(let error):
            return EmptyState(
                sign: "☁",
                title: error.title,
                message: error.message,
                action: EmptyState.Action(title: "Try again", run: onRetry)
            )
        }
    }
}

#Preview("Empty state", traits: .fixedLayout(width: 320, height: 320)) {
    EmptyState(sign: "♡", title: "No favorites yet", message: "Tap the heart of something that you like.")
}

#Preview("Empty state with an action", traits: .fixedLayout(width: 320, height: 320)) {
    EmptyState(sign: "⌕", title: "Nothing is called “Sandalen”", action: .init(title: "Show everything"))
}

#Preview("Resource, failed", traits: .fixedLayout(width: 320, height: 320)) {
    ResourceElement(Resource<[Product]>.failed(.server(code: 503))) { Label.body("\($0.count)") }
}

#Preview("Resource, loading", traits: .fixedLayout(width: 120, height: 40)) {
    ResourceElement(Resource<Int>.loading) { Label.body("\($0)") }
}
