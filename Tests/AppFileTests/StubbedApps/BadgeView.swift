import BlueprintUI
import BlueprintUICommonControls
import UIKit

struct Badge: ProxyElement {
    enum Kind { case info, warning, critical }
    var kind: Kind
    var text: String

    private var color: UIColor {
        switch kind {
        case .info: return .brandBlue
        case .warning: return .brandYellow
        case .critical: return .brandRed
        }
    }

    var elementRepresentation: Element {
        Label(text: text.localized) {
            $0.font = .appCaption
            $0.color = .textInverse
        }
        .inset(horizontal: 8, vertical: 2)
        .box(background: color, corners: .capsule)
    }
}
