import BlueprintUI
import UIKit
var text = AttributedText("Hello, world")
text.tracking = 1
if let range = text.range(of: "world") { text[range].underlineStyle = .single }
let (first, last) = (text.runs[0].attributes, text.runs[1].attributes)
print(text.runs.count, last.underlineStyle == .single)  // expect: 2 true
print(first.underlineStyle == nil, first[TrackingKey.self] ?? 0)  // expect: true 1.0
let none = TextAttributeContainer.empty
print(none.font == nil, none.link == nil, FontKey.name == .font)  // expect: true true true
