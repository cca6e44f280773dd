import Foundation

/// The reaction of a label to its links.
package struct LinkHandling {
    /// The word that is read after each link, in brackets; nil for none.
    let word: String?
    /// A function called for each tap on a link.
    let open: (URL) -> Void

    /// Creates the reaction.
    package init(word: String?, open: @escaping (URL) -> Void) {
        self.word = word
        self.open = open
    }
}

extension UILabel {
    /// The reaction to the links in the text; nil for a label that is not for links.
    ///
    /// Only the links of a label with a reaction receive touches.
    package final var linkHandling: LinkHandling? {
        get { rareText?.linkHandling }
        set {
            guard newValue != nil || rareText?.linkHandling != nil else { return }
            changeRareText { $0.linkHandling = newValue }
            if newValue == nil {
                if let recognizer = rareText?.linkRecognizer { removeGestureRecognizer(recognizer) }
                rareText?.linkRecognizer = nil
            } else if rareText?.linkRecognizer == nil {
                let recognizer = makeLinkRecognizer()
                addGestureRecognizer(recognizer)
                rareText?.linkRecognizer = recognizer
            }
        }
    }

    private func makeLinkRecognizer() -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.addHandler { [unowned self] recognizer in
            guard let url = link(at: recognizer.location(in: self)) else { return }
            linkHandling?.open(url)
        }
        return recognizer
    }

    final func link(at point: CGPoint) -> URL? { displayLinks.first { $0.frame.holds(point) }?.url }

    /// True if line breaks in the text are read as spaces.
    package final var readsLinesTogether: Bool {
        get { flags.contains(.readsLinesTogether) }
        set { flags.set(.readsLinesTogether, newValue) }
    }

    /// The text as it is read: with a word after each link, and with spaces for line breaks if they are read together.
    final var readText: String? {
        guard var read = text else { return nil }
        if let word = linkHandling?.word {
            for link in links.reversed() {
                read.insert(contentsOf: "[\(word)]", at: String.Index(utf16Offset: link.range.upperBound, in: read))
            }
        }
        guard readsLinesTogether, read.contains(where: \.isNewline) else { return read }
        return String(read.map { $0.isNewline ? " " : $0 })
    }

    /// The links in the text, in order.
    private var links: [(url: URL, range: NSRange)] {
        guard let attributed = rareText?.attributedText else { return [] }
        var links: [(url: URL, range: NSRange)] = []
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttribute(.link, in: whole) { link, range, _ in
            let url = link as? URL ?? (link as? String).flatMap(URL.init)
            if let url { links.append((url, range)) }
        }
        return links
    }

    /// Opens the only link in the text, and returns true; false if there is none, or several.
    final func openOnlyLink() -> Bool {
        guard let linkHandling, links.count == 1, let link = links.first else { return false }
        linkHandling.open(link.url)
        return true
    }
}
