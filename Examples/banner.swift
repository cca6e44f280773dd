import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A message on a colored stripe, with an action at its end.
///
/// The file is as it would be in an app; `blueprint run Examples/banner.swift` draws its last lines.
struct Banner: ProxyElement {
    var message: String
    var action: String
    var color: UIColor = .systemYellow

    var elementRepresentation: any Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 16) {
            Label(text: message)
            Label(text: action) { $0.font = .boldSystemFont(ofSize: 16) }
                .stackLayoutChild(priority: .fixed)
        }
        .inset(horizontal: 16, vertical: 8)
        .box(background: color, corners: .rounded(radius: 4))
    }
}

Banner(message: "You are offline. Changes stay on this device.", action: "Retry")
    .aligned(vertically: .bottom, horizontally: .fill)
