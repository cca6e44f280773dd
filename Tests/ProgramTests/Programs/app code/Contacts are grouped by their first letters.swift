// swift-format-ignore-file: NeverForceUnwrap

struct Contact: Hashable, Comparable {
    var first: String
    var last: String

    var initials: String { [first, last].compactMap(\.first).map(String.init).joined() }
    var fullName: String { "\(first) \(last)".trimmingCharacters(in: .whitespaces) }

    static func < (lhs: Contact, rhs: Contact) -> Bool {
        (lhs.last, lhs.first) < (rhs.last, rhs.first)
    }
}

struct Section<Header, Item> {
    var header: Header
    var items: [Item]

    func map<T>(_ transform: (Item) throws -> T) rethrows -> Section<Header, T> {
        Section<Header, T>(header: header, items: try items.map(transform))
    }
}

extension Array where Element == Contact {
    func sectioned() -> [Section<Character, Contact>] {
        Dictionary(grouping: self) { $0.last.first ?? "#" }
            .sorted { $0.key < $1.key }
            .map { Section(header: $0.key, items: $0.value.sorted()) }
    }
}

extension Collection {
    subscript(safe index: Index) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}

struct Avatar: Element {
    var initials: String
    var diameter: CGFloat = 24

    var content: ElementContent {
        ElementContent(
            child: Label(text: initials) {
                $0.font = .systemFont(ofSize: floor(self.diameter * 0.4))
                $0.color = .white
            },
            layout: CenterLayout(size: CGSize(width: diameter, height: diameter))
        )
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.backgroundColor] = Avatar.color(for: initials)
            config[\.clipsToBounds] = true
            config[\.clipsToBounds] = true
        }
    }

    private static let palette: [UIColor] = [.red, .green, .blue, .purple, .orange]

    private static func color(for initials: String) -> UIColor {
        let sum = initials.unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return palette[sum % palette.count]
    }

    private struct CenterLayout: SingleChildLayout {
        let size: CGSize

        func sizeThatFits(
            proposal: SizeConstraint,
            subelement: Subelement,
            environment: Environment,
            cache: inout Void
        ) -> CGSize { size }

        func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
            subelement.place(
                at: CGPoint(x: size.width / 2, y: size.height / 2),
                anchor: .center,
                size: subelement.sizeThatFits(.init(size))
            )
        }
    }
}

struct ContactList: ProxyElement {
    var sections: [Section<Character, Contact>]

    var elementRepresentation: any Element {
        Column(alignment: .fill) {
            for section in sections {
                Label(text: String(section.header)) { $0.font = .boldSystemFont(ofSize: 10) }
                    .inset(horizontal: 8, vertical: 2)
                    .box(background: UIColor(white: 0.9, alpha: 1))
                    .keyed(section.header)

                for contact in section.items {
                    row(contact).keyed(contact)
                }
            }
        }
    }

    func row(_ contact: Contact) -> some Element {
        Row(alignment: .center, minimumSpacing: 8) {
            Avatar(initials: contact.initials)
            Label(text: contact.fullName)
            Spacer(1)
        }
        .inset(horizontal: 8, vertical: 3)
    }
}

let contacts = [
    ("Ada", "Lovelace"), ("Grace", "Hopper"), ("Alan", "Turing"), ("Barbara", "Liskov"), ("Cher", ""),
].map(Contact.init)

let sections = contacts.sectioned()
print(sections.map { "\($0.header): \($0.items.map(\.initials))" })
print(contacts[safe: 9] == nil, sections[safe: 1]?.items.count ?? 0)
print(sections.first!.map(\.fullName.count).items)
ContactList(sections: sections)
// expect: ["#: [\"C\"]", "H: [\"GH\"]", "L: [\"BL\", \"AL\"]", "T: [\"AT\"]"]
// expect: true 1
// expect: [4]
// expect: ContactList 0,0 300×160
// expect:   Box.# 0,0 300×10.874
// expect:     Inset 0,0 300×10.874
// expect:       Label 8,2 284×6.874
// expect:   Inset.Contact(first: "Cher", last: "") 0,10.874 300×23.301
// expect:     Row 8,3 284×17.301
// expect:       Avatar 0,-3.35 24×24
// expect:         Label 9.75,7.5 4.5×9
// expect:       Label 137.5,0.65 32×16
// expect:       Spacer 283,8.15 1×1
// expect:   Box.H 0,34.175 300×10.874
// expect:     Inset 0,0 300×10.874
// expect:       Label 8,2 284×6.874
// expect:   Inset.Contact(first: "Grace", last: "Hopper") 0,45.049 300×23.301
// expect:     Row 8,3 284×17.301
// expect:       Avatar 0,-3.35 24×24
// expect:         Label 7.5,7.5 9×9
// expect:       Label 105.5,0.65 96×16
// expect:       Spacer 283,8.15 1×1
// expect:   Box.L 0,68.35 300×10.874
// expect:     Inset 0,0 300×10.874
// expect:       Label 8,2 284×6.874
// expect:   Inset.Contact(first: "Barbara", last: "Liskov") 0,79.223 300×23.301
// expect:     Row 8,3 284×17.301
// expect:       Avatar 0,-3.35 24×24
// expect:         Label 7.5,7.5 9×9
// expect:       Label 97.5,0.65 112×16
// expect:       Spacer 283,8.15 1×1
// expect:   Inset.Contact(first: "Ada", last: "Lovelace") 0,102.524 300×23.301
// expect:     Row 8,3 284×17.301
// expect:       Avatar 0,-3.35 24×24
// expect:         Label 7.5,7.5 9×9
// expect:       Label 105.5,0.65 96×16
// expect:       Spacer 283,8.15 1×1
// expect:   Box.T 0,125.825 300×10.874
// expect:     Inset 0,0 300×10.874
// expect:       Label 8,2 284×6.874
// expect:   Inset.Contact(first: "Alan", last: "Turing") 0,136.699 300×23.301
// expect:     Row 8,3 284×17.301
// expect:       Avatar 0,-3.35 24×24
// expect:         Label 7.5,7.5 9×9
// expect:       Label 109.5,0.65 88×16
// expect:       Spacer 283,8.15 1×1
