import BlueprintUI
import BlueprintUICommonControls
import UIKit
extension Array: BlueprintUI.Element where Element == BlueprintUI.Element {
    /// The elements below each other.
    public var content: ElementContent { Column { for e in self { e } }.content }
    /// No view.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
let list: [BlueprintUI.Element] = [Label(text: "a"), Label(text: "b")]
print(list.count)  // expect: 2
