struct Toolbar: Element {
    var titles: [String]

    var content: ElementContent {
        var layout = StackLayout(axis: .horizontal, alignment: .fill)
        layout.underflow = .growUniformly
        return ElementContent(layout: layout) { builder in
            builder.layout.minimumSpacing = 10
            for (index, title) in titles.enumerated() {
                builder.add(
                    traits: StackLayout.Traits(growPriority: index == 0 ? 1 : 0, shrinkPriority: 0),
                    key: title,
                    element: Label(text: title)
                )
            }
            builder.add(element: Spacer(10))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

print(Toolbar(titles: ["a"]).content.childCount)
Toolbar(titles: ["grows", "stays"])
// expect: 2
// expect: Toolbar 0,0 300×160
// expect:   Label.grows 0,0 135×160
// expect:   Label.stays 145,0 40×160
// expect:   Spacer 195,0 105×160
