import BlueprintUI
import BlueprintUICommonControls
import UIKit

// MARK: - A style of the app

enum StrikethroughKey: AttributedTextKey {
    typealias Value = Int
    static var name: NSAttributedString.Key { .strikethroughStyle }
}

struct Terms: ProxyElement {
    var sentence: String
    var links: [(title: String, address: String)]

    var text: AttributedText {
        var text = AttributedText(sentence)
        text.font = .systemFont(ofSize: 12)
        text.color = .darkGray
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 2
        text.paragraphStyle = style
        for link in links {
            guard let range = text.range(of: link.title) else { continue }
            text[range].link = URL(string: link.address)
            text[range].underlineStyle = .single
            text[range].underlineColor = .blue
        }
        return text
    }

    var elementRepresentation: any Element {
        AttributedLabel(attributedText: text.attributedString) { $0.numberOfLines = 0 }
            .onLinkTapped { url in print("open \(url.absoluteString)") }
    }
}

// MARK: - App

let terms = Terms(
    sentence: "By signing in you accept our Terms and our Policy",
    links: [("Terms", "https://example.com/terms"), ("Policy", "https://example.com/policy"), ("Help", "")]
)
let text = terms.text
for run in text.runs {
    print(text.string[run.range], run.link?.absoluteString ?? "-", run.font?.pointSize ?? 0, run.color == .darkGray)
}
// expect: By signing in you accept our  - 12.0 true
// expect: Terms https://example.com/terms 12.0 true
// expect:  and our  - 12.0 true
// expect: Policy https://example.com/policy 12.0 true
print(text.link == nil, text.color == .darkGray, text.paragraphStyle?.lineSpacing ?? 0)
// expect: true true 2.0

var price = AttributedText("12 €") + AttributedText(" 9 €")
let old = price.range(of: "12 €") ?? price.string.startIndex..<price.string.endIndex
var attributes = TextAttributeContainer.empty
attributes[StrikethroughKey.self] = 1
attributes.color = .gray
price[old] = attributes
price.tracking = 1
print(price.string, price.runs.count, price[old][StrikethroughKey.self] ?? 0, price.tracking ?? 0)
// expect: 12 € 9 € 2 1 1.0
print(price.color == nil, price.range(of: "7 €") == nil, price.attributedString.length)
// expect: true true 8

terms
// expect: Terms 0,0 300×160
// expect:   AttributedLabel 0,0 300×160
