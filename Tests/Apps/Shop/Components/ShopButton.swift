import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A button of the shop.
struct ShopButton: ProxyElement {
    struct Style {
        var background: UIColor
        var foreground: UIColor
        var border: Box.BorderStyle = .none
        var height: CGFloat = 48

        static let primary = Style(background: Design.Color.brand, foreground: .white)
        static let secondary = Style(
            background: .clear,
            foreground: Design.Color.ink,
            border: .solid(color: Design.Color.ink, width: 1)
        )
        static let small = Style(background: Design.Color.raised, foreground: Design.Color.ink, height: 32)
    }

    enum State: Equatable {
        case ready
        case disabled(reason: String?)
        case working
    }

    var title: String
    var style = Style.primary
    var state = State.ready
    var onTap: () -> Void = {}

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Space.xs) {
            Button(isEnabled: state == .ready, onTap: onTap, wrapping: face)
            if case .disabled(let reason?) = state {
                Label.small(reason).modify { $0.alignment = .center }
            }
        }
    }

    private var face: Element {
        Overlay { overlay in
            overlay.add(label.opacity(state == .working ? 0 : 1))
            if state == .working {
                overlay.add(
                    key: "dots",
                    child: Label.styled("• • •", Design.Font.headline, color: style.foreground).centered()
                )
            }
        }
        .constrainedTo(height: .absolute(style.height))
        .box(background: style.background, corners: .rounded(radius: 8), borders: style.border)
        .opacity(isDisabled ? 0.35 : 1)
    }

    private var isDisabled: Bool {
        if case .disabled = state { return true }
        return false
    }

    private var label: Element {
        Label.styled(title, Design.Font.headline, color: style.foreground, lines: 1)
            .aligned(vertically: .center, horizontally: .center)
            .inset(horizontal: Space.m)
    }
}

extension Overlay {
    /// An overlay whose elements a closure adds.
    fileprivate init(_ configure: (inout Overlay) -> Void) {
        self.init(elements: [], configure: configure)
    }
}

#Preview("Shop buttons", traits: .fixedLayout(width: 280, height: 330)) {
    Column(alignment: .fill, minimumSpacing: Space.s) {
        ShopButton(title: "Add to cart")
        ShopButton(title: "Add to cart", state: .working)
        ShopButton(title: "Add to cart", state: .disabled(reason: "Choose a size first"))
        ShopButton(title: "Keep shopping", style: .secondary)
        ShopButton(title: "Details", style: .small, state: .disabled(reason: nil))
    }
    .inset(uniform: Space.m)
}
