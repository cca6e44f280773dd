struct Search: Element {
    var text: String

    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 120, height: 30)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UITextField.describe { config in
            config[\.text] = text
            config[\.placeholder] = "Search"
            config[\.clearButtonMode] = .whileEditing
            config[\.isEnabled] = false
        }
    }
}

Column(underflow: .justifyToStart) {
    Search(text: "")
    Search(text: "swift")
}
// expect: Column 0,0 300×160
// expect:   Search 0,0 120×30
// expect:   Search.2 0,30 120×30
// expect view: UITextField 0,0 120×30 isEnabled false, placeholder "Search", clearButtonMode whileEditing
// expect view: UITextField 0,30 120×30 isEnabled false, text "swift", placeholder "Search", clearButtonMode whileEditing
