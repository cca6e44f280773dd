/// A place at which a user completes, with what must come first and what must not come.
struct CompletionContext: Sendable {
    /// The documents before the typed line.
    enum Tree: Sendable, CaseIterable {
        case empty, card, loop, items

        /// The lines that make it.
        var lines: [String] {
            if self == .empty { return [] }
            if self == .items { return CompletionContext.itemLines }
            if self == .loop { return ["Column { for name in [\"Ada\", \"Bob\"] { Label(text: name) } }"] }
            return [
                "struct Card: ProxyElement { var title: String; var gap: CGFloat = 8;"
                    + " var elementRepresentation: any Element { Label(text: title) } }",
                "enum Mood { case calm, loud }",
                "protocol Profile { var name: String { get } }",
                "func badge(_ text: String, mood: Mood = .calm) -> any Element { Label(text: text) }",
                "let accent = UIColor.systemBlue", "let space: CGFloat = 12", "let greeting = \"Hello\"",
                "struct Stacked<T: Element>: ProxyElement { var content: T;"
                    + " var elementRepresentation: any Element { content } }",
                "let quiet = Mood.calm", "let names = [\"Ada\", \"Bob\"]", "let header = Label(text: \"Hi\")",
                "Column(alignment: .leading, minimumSpacing: 8) { Label(text: \"Ada\"); Card(title: \"Bob\"); Card(title: \"Cy\"); header }",
                "select #1",
            ]
        }
    }

    /// The line, with `|` at the cursor.
    var line: String
    /// The candidates that come first, in this order; none if there must be none at all.
    var first: [String]
    /// The candidates that must not come.
    var absent: [String]
    var tree: Tree

    init(_ line: String, _ first: String..., not absent: [String] = [], in tree: Tree = .card) {
        (self.line, self.first, self.absent, self.tree) = (line, first, absent, tree)
    }

    /// The places in Swift source.
    static let swift: [CompletionContext] = arguments + values + members + declarations + itemPlaces

    private static let arguments: [CompletionContext] = [
        .init("Row(|", "alignment:", "underflow:", "overflow:", "minimumSpacing:", not: ["Label", "UIColor", "Card"]),
        .init("Row(|", "alignment:", not: ["Label"], in: .empty),
        .init("Row(alignment: .center, |", "underflow:", "overflow:", "minimumSpacing:", not: ["alignment:", "Row"]),
        .init("Row(alignment: .center, mini|", "minimumSpacing:", not: ["minimumScaleFactor:"]),
        .init("Row(al|", "alignment:", not: ["alignment::"]),
        .init("Row(al|: .center)", "alignment", not: ["alignment:"]),
        .init("Row(alignment: .center, mini|: 4)", "minimumSpacing", not: ["minimumSpacing:"]),
        .init("Column(|", "alignment:", not: ["Label"]),
        .init("Label(|", "text:", not: ["Label", "Row"]),
        .init("Card(|", "title:", "gap:", not: ["Label", "Card"]),
        .init("Card(title: \"a\", |", "gap:", not: ["title:", "Label"]),
        .init("badge(|", "greeting", "\"", "mood:", not: ["Label", "UIColor", "space"]),
        .init("badge(\"a\", |", "mood:", not: ["Label"]),
        .init("header.inset(|", "uniform:", "horizontal:", "vertical:", "top:", not: ["Label", "UIColor"]),
        .init("header.inset(top: 4, |", "bottom:", "left:", "right:", not: ["top:", "uniform:", "Label"]),
        .init("header.inset(uni|", "uniform:", not: ["uniformInset:"]),
        .init("header.box(|", "background:", not: ["Label"]),
        .init("header.box(background: .blue, |", "corners:", not: ["background:", "Label"]),
        .init("header.aligned(|", "vertically:", "horizontally:", not: ["Label"]),
        .init("header.constrainedTo(wi|", "width:", not: ["Label"]),
        .init("header.constrainedTo(width: .|", "absolute", "atLeast", "atMost", not: ["inset", "blue"]),
        .init("header.inset(uniform: .|", "zero", "infinity", not: ["absolute", "blue"]),
        .init("set #3 |", "title", "gap", not: ["Label"]),
        .init("Label(text: \"a\").box(corners: .rounded(|", "radius:", not: ["Label", "UIColor"]),
        .init("Stacked(|", "content:", not: ["Label", "Row"]),
        .init("replace #2 Card(|", "title:", "gap:", not: ["Label"]),
        .init("whatif #2 Row(|", "alignment:", not: ["Label"]),
        .init("replace #2 Card(title: |", "greeting", "\"", not: ["space", "accent", "Label"]),
        .init("Inset(|", "top:", not: ["UIColor", "Spacer"]),
        .init("Inset(uniformInset: 4, |", "wrapping:", not: ["uniformInset:", "Label"]),
        .init("Column { Row(|", "alignment:", not: ["Label"]),
        .init("Column {\n    Card(|", "title:", not: ["Label"]),
        .init("Row(alignment: .center |", not: ["Label", "UIColor"]),
        .init("add Row(|", "alignment:", not: ["Label"]),
        .init("whatif Row(|", "alignment:", not: ["Label"]),
        .init("replace Card(|", "title:", not: ["Label"]),
    ]

    private static let values: [CompletionContext] = [
        .init(
            "Row(alignment: |",
            ".align",
            ".bottom",
            ".center",
            ".fill",
            ".top",
            not: ["Label", "UIColor", "accent"]
        ),
        .init("Row(alignment: .|", "align", "bottom", "center", "fill", "top", not: ["inset", "Label"]),
        .init("Row(alignment: .c|", "center", not: ["centered", "constrainedTo"]),
        .init("Column(alignment: |", ".align", ".center", ".fill", ".leading", ".trailing", not: ["Label"]),
        .init("Column(minimumSpacing: |", "space", not: ["Label", "accent", "greeting", "UIColor", "UIFont"]),
        .init("Card(title: |", "greeting", "\"", not: ["space", "accent", "Label"]),
        .init("Card(title: \"a\", gap: |", "space", not: ["greeting", "accent", "Label"]),
        .init("Label(text: true ? |", "greeting", "\"", not: ["space", "Label", "Card"]),
        .init("Label(text: true ? \"a\" : |", "greeting", "\"", not: ["space", "Label", "Card"]),
        .init("Label(text: \"a\").foo(|"), .init("Row(foo: |"),
        .init("Label(text: |", "greeting", "\"", not: ["space", "Label", "UIColor"]),
        .init("header.box(background: |", ".black", ".blue", not: ["Label", "space", "header", "UIFont"]),
        .init("header.box(background: ac|", "accent", not: ["Label"]),
        .init("header.box(background: .systemB|", "systemBackground", "systemBlue", "systemBrown", not: ["accent"]),
        .init("header.box(corners: |", ".capsule", not: ["Label", "UIColor"]),
        .init("header.box(corners: .r|", "rounded", not: ["red"]),
        .init("badge(\"a\", mood: |", ".calm", ".loud", "quiet", not: ["Label", "accent"]),
        .init("badge(\"a\", mood: .|", "calm", "loud", not: ["inset"]),
        .init("badge(\"a\", mood: .l|", "loud", not: ["leading", "lightGray"]),
        .init("Inset(uniformInset: |", "space", not: ["Label", "accent"]),
        .init(
            "Inset(uniformInset: 4, wrapping: |",
            "header",
            "badge",
            "Card",
            not: ["accent", "space", "UIColor", "Mood"]
        ),
        .init("Inset(uniformInset: 4, wrapping: hea|", "header"),
        .init("header.aligned(vertically: |", ".bottom", ".center", ".fill", ".top", not: ["Label"]),
        .init("header.aligned(horizontally: .l|", "leading", not: ["left", "lightGray"]),
        .init("header.hidden(|", "true", "false", not: ["Label", "accent"]),
        .init("let mood: Mood = |", ".calm", ".loud", "quiet", not: ["Label"]),
        .init("let mood: Mood = .|", "calm", "loud", not: ["inset"]),
        .init("let shade: UIColor = |", ".black", not: ["Label", "space"]),
        .init("Label(text: \"a\") { $0.color = |", ".black", not: ["Label", "space"]),
        .init("Label(text: \"a\") { $0.color = .bro|", "brown"),
        .init("Label(text: \"a\") { $0.font = .bold|", "boldSystemFont", not: ["bold"]),
        .init("Label(text: \"a\") { $0.numberOfLines = |", not: ["Label", "accent", "UIColor"]),
        .init(
            "Row { Label(text: \"a\").stackLayoutChild(priority: .|",
            "fixed",
            "flexible",
            "grows",
            "shrinks",
            not: ["inset", "center"]
        ),
        .init("add Row(alignment: |", ".align", ".bottom", not: ["Label"]),
        .init("Column { switch quiet { case .|", "calm", "loud", not: ["inset", "centered"]),
        .init("Column { switch quiet { case |", ".calm", ".loud", not: ["Label", "quiet"]),
        .init("let shown = { switch quiet { case .calm: 1\ncase .l|", "loud", not: ["leading"]),
        .init("Label(text: \"Hello, \\(|", "accent", "greeting", not: ["Label", "text:"]),
        .init("Label(text: \"\\(gre|", "greeting", not: ["Label"]),
        .init("Label(text: \"\\(1 + sp|", "space", not: ["Spacer"]),
        .init("Label(text: \"\\(greeting.upper|", "uppercased", not: ["inset"]),
        .init("Label(text: \"\\(badge(\"a\", |", "mood:", not: ["Label"]),
        .init("Column { for name in [\"a\"] { Label(text: \"\\(na|", "name", not: ["NSAttributedString"]),
        .init("for n in |", "greeting", "names", not: ["Label", "Card", "accent", "quiet"]),
        .init("Column { for n in |", "greeting", "names", not: ["Label", "Card", "header"]),
        .init("Column { for n in na|", "names", not: ["name"]),
        .init("GeometryReader { proxy in |", "proxy", not: ["Element"]),
        .init("Label(text: \"Ro|"), .init("Label(text: \"a\") // Ro|"), .init("/* gre|"), .init("header /* gre|"),
        .init("/* a /* b */ gre|"), .init("/* a */ gre|", "greeting"), .init("@|"), .init("@Ele|"),
        .init("let acc|", not: ["accent"]),
        .init("Column { |", "accent", "greeting", "header", not: ["Element", "alignment:"]),
        .init("Column { Lab|", "Label"), .init("Column { Label(text: \"a\"); Car|", "Card"),
        .init("Column {\n    hea|", "header"),
        .init("Column {\n    let caption = \"a\"\n    Label(text: |", "caption", "greeting", not: ["Label", "space"]),
        .init("Column {\n    let wide: CGFloat = 4\n    Inset(uniformInset: |", "wide", "space", not: ["greeting"]),
    ]

    private static let members: [CompletionContext] = [
        .init("header.|", "accessibility", "accessibilityCombine", not: ["Label", "UIColor"]),
        .init("nosuch.|"),
        .init("Label(text: greeting.|", "appending", not: ["inset", "Label"]),
        .init("header.adaptedEnvironment(keyPath: \\.lay|", "layoutDirection", not: ["layoutPriority"]),
        .init("header.adaptedEnvironment(keyPath: \\.|", not: ["inset", "Label"]),
        .init("header.ins|", "inset", not: ["Inset"]),
        .init(".ins|", "inset", not: ["Inset", "inspect"], in: .empty),
        .init("Label(text: \"a\").cen|", "centered", not: ["center"]),
        .init("Label(text: \"a\")\n    .cen|", "centered", not: ["center"]),
        .init("Card(title: \"a\").|", "title", "gap", not: ["Label"]),
        .init("Card(title: \"a\").ti|", "title", not: ["tint", "title:"]),
        .init("Mood.|", "calm", "loud", not: ["inset"]),
        .init("Mood.l|", "loud", not: ["leading", "label"]),
        .init("UIColor.systemIn|", "systemIndigo"),
        .init("accent.with|", "withAlphaComponent", not: ["inset"]),
        .init("Label(text: \"a\") { $0.nu|", "numberOfLines"),
        .init("Label(text: \"a\") { label in label.colo|", "color", not: ["colour"]),
        .init("Row { row in row.addF|", "addFixed", "addFlexible"),
        .init("UIView.describe { config in config[\\.backg|", "backgroundColor", not: ["background"]),
        .init("greeting.upper|", "uppercased", not: ["inset"]),
        .init("Column { header.bo|", "box", not: ["bottom", "bold"]),
        .init("StackLayout.Child.Priority.|", "fixed", "flexible", "grows", "shrinks", not: ["inset", "centered"]),
        .init("let card = Card(title: \"a\")\ncard.|", "title", "gap", not: ["Label", "frames"]),
    ]

    private static let declarations: [CompletionContext] = [
        .init("struct Page: Pro|", "Profile", "ProxyElement", not: ["Label"]),
        .init("struct Page: |", "Profile", "Element", not: ["Label", "UIColor"]),
        .init("struct Page: Equatable, Pro|", "Profile", "ProxyElement"),
        .init("struct Page: ProxyElement { var a: [Str|", "String", not: ["StackLayout"]),
        .init("let a: [|", "Card", "Mood", "Profile", "Stacked", "String", not: ["accent", "Label(", "space"]),
        .init("func f() -> [Str|", "String", not: ["Stacked"]), .init("let s: Stacked<|", "Card", not: ["accent"]),
        .init("func f<T: |", "Profile", "Element", not: ["Label", "accent"]),
        .init("struct Box2<T: Pro|", "Profile", "ProxyElement", not: ["print"]),
        .init("let e: any El|", "Element", not: ["ElementContent"]),
        .init("func f() -> some El|", "Element", not: ["ElementContent"]),
        .init("let e: [any El|", "Element", not: ["ElementContent"]),
        .init(
            "struct P: ProxyElement { var el|",
            "elementRepresentation: any Element {",
            not: ["else", "elementsEqual"]
        ),
        .init("struct P: ProxyElement { var elementRepresentation: |", "any Element", not: ["greeting", "accent"]),
        .init("struct P: ProxyElement { var elementRepresentation: any |", "Profile", "Element", not: ["Label"]),
        .init("let f: (Str|", "String", not: ["StackLayout"]), .init("let d: [String: In|", "Int", not: ["indent"]),
        .init("greeting as Str|", "String", not: ["stroke"]), .init("greeting is Str|", "String", not: ["stroke"]),
        .init("extension Ca|", "Card", not: ["calendar"]),
        .init(
            "struct Page: ProxyElement { |",
            "var elementRepresentation: any Element {",
            "let",
            "var",
            not: ["Label"]
        ),
        .init("struct Page { |", "let", "var", "func", not: ["Label", "accent", "Card"]),
        .init("class V: UIV|", "UIView", not: ["UIViewController"]),
        .init("struct Page: El|", "Element", not: ["ElementContent"], in: .empty),
        .init("enum Size: |", "String", "Int", not: ["Label"]),
        .init("let wide: CGF|", "CGFloat"),
        .init("let mood: Mo|", "Mood", not: ["mood"]),
        .init("struct Page { var tint: UICo|", "UIColor"),
        .init("func row(a: Str|", "String"),
        .init("func row(|", not: ["Label"]),
        .init("func row() -> CGFl|", "CGFloat"),
        .init(
            "struct Page: ProxyElement { var name: String\n var elementRepresentation: any Element { Label(text: |",
            "name",
            "greeting",
            not: ["Label", "space"]
        ),
        .init("struct |"), .init("let |"), .init("enum |"),
    ]
}
