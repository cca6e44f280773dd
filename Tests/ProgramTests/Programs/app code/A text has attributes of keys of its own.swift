import BlueprintUI
import BlueprintUICommonControls
import UIKit
struct ShadowKey: AttributedTextKey {
    typealias Value = String
    static let name = NSAttributedString.Key("shadowName")
}
extension TextAttributeContainer {
    var shadow: String? {
        get { self[ShadowKey.self] }
        set { self[ShadowKey.self] = newValue }
    }
}
var container = TextAttributeContainer.empty
print(container.shadow == nil)  // expect: true
container.shadow = "soft"
print(container.shadow ?? "-", container[ShadowKey.self] ?? "-")  // expect: soft soft
let key = NSAttributedString.Key("a")
print(key.rawValue, NSAttributedString.Key(rawValue: "a") == key, ShadowKey.name.rawValue)  // expect: a true shadowName
