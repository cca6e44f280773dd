import BlueprintUI
import BlueprintUICommonControls
import UIKit

struct Article: ProxyElement {
    var paragraphs: [String]
    var links: [Link]
    var onTap: (URL) -> Void

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 6) {
            for paragraph in paragraphs {
                AttributedLabel(attributedText: text(of: paragraph).attributedString) { $0.numberOfLines = 0 }
            }
        }
        .onLinkTapped(onTap)
    }

    func text(of paragraph: String) -> AttributedText {
        var text = AttributedText(paragraph)
        text.font = .systemFont(ofSize: 10)
        for link in links {
            guard let range = text.range(of: link.title) else { continue }
            text[range].link = link.url
            text[range].color = linkColor
            text[range].underlineStyle = .single
        }
        return text
    }
}

private let linkColor = UIColor(displayP3Red: 0, green: 0.3, blue: 1, alpha: 1)
