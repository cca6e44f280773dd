import BlueprintUI
import BlueprintUICommonControls
import UIKit

protocol TabBarDelegate: AnyObject {
    func tabBar(_ tabBar: TabBar, didSelect tab: Tab)
}

struct TabBar: ProxyElement {
    var tabs: [Tab]
    var selected: Tab.ID
    weak var delegate: TabBarDelegate?

    var elementRepresentation: Element {
        Row(underflow: .growUniformly, minimumSpacing: 0) {
            for tab in tabs {
                Column(alignment: .center) {
                    Image(image: tab.id == selected ? tab.selectedIcon : tab.icon, contentMode: .center)
                    Label(text: tab.title) {
                        $0.font = .tabTitle
                        $0.color = tab.id == selected ? .tint : .inactive
                    }
                }
                .tappable { delegate?.tabBar(self, didSelect: tab) }
            }
        }
        .background(.tabBar)
    }
}
