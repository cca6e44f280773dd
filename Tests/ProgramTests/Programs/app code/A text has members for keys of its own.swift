import BlueprintUI
import BlueprintUICommonControls
import UIKit
enum HighlightKey: AttributedTextKey {
    typealias Value = Bool
    static let name = NSAttributedString.Key("highlight")
}
extension TextAttributeContainer {
    var highlight: Bool? {
        get { self[HighlightKey.self] }
        set { self[HighlightKey.self] = newValue }
    }
}
var text = AttributedText("Hello World")
text.highlight = true
print(text.highlight ?? false)  // expect: true
for run in text.runs { print(run.highlight ?? false) }  // expect: true
if let range = text.range(of: "World") { text[range].highlight = nil }
print(text.highlight == nil, text.runs.map { $0.highlight ?? false })  // expect: true [true, false]
text.color = .red
print(text.color == .red, text.runs[0].color == .red)  // expect: true true
