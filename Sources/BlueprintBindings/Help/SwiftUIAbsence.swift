/// The sentences about names of SwiftUI for which no call of Blueprint stands alone.
package enum SwiftUIAbsence {
    /// Returns the sentence about a modifier, whose name begins with a period; nil for unknown names.
    ///
    /// - Parameter text: the call of the modifier.
    package static func sentence(modifier name: String, in text: String) -> String? {
        if others.contains(name) { return "\(text) has no counterpart here" }
        return modifiers.first { $0.names.contains(name) }.map { "\(text): \($0.sentence)" }
    }

    /// Returns the sentence about a type; nil for unknown names.
    package static func sentence(type name: String) -> String? {
        if let control = controls[name] {
            return "an app shows a \(control.view) in a UIViewElement; to lay it out here, type stub \(name)"
                + " \(control.size)"
        }
        return types.first { $0.names.contains(name) }?.sentence
    }

    /// Returns the sentence about an attribute of a property; nil for unknown names.
    package static func sentence(attribute name: String) -> String? {
        switch name {
        case "Environment", "EnvironmentObject":
            "an EnvironmentReader reads the environment: EnvironmentReader { environment in … }"
        case "ViewBuilder": "one element is returned: put several into a Column, a Row or an Overlay"
        case _ where SwiftUIValue.storages.contains(name):
            "a var of the document or a property of a struct holds the value: var x = 1"
        default: nil
        }
    }

    private static let modifiers: [(names: Set<String>, sentence: String)] = [
        (
            [".fixedSize", ".layoutPriority"],
            "a child of a Row or Column keeps its length with .stackLayoutChild(priority: .fixed)"
        ),
        (
            [".alignmentGuide"],
            "a child of a Row or Column has its guide in .stackLayoutChild(alignmentGuide: { … })"
        ),
        ([".zIndex"], "an Overlay draws its children in their order: put this one last"),
        (
            [".position"],
            "the parent places its children; .translated(translateX: 8, translateY: 8) moves one from there"
        ),
        (
            [".environment", ".environmentObject", ".preferredColorScheme"],
            "the environment is set with .adaptedEnvironment(keyPath: …, value: …)"
        ),
        (
            [".underline", ".strikethrough", ".kerning", ".tracking", ".lineSpacing"],
            "an AttributedLabel shows text with such attributes"
        ),
        ([".task", ".refreshable"], "there is no concurrency here; .onAppear { … } runs when the element appears"),
        (
            [".navigationTitle", ".navigationBarTitle", ".navigationBarTitleDisplayMode", ".toolbar", ".tabItem"],
            "there is no navigation here; leave it out"
        ),
        (
            [".sheet", ".alert", ".popover", ".fullScreenCover", ".confirmationDialog", ".contextMenu"],
            "there is no presentation here; leave it out"
        ),
    ]

    private static let others: Set = [
        ".accentColor", ".animation", ".blur", ".brightness", ".buttonStyle", ".contentShape", ".drawingGroup",
        ".edgesIgnoringSafeArea", ".gesture", ".grayscale", ".ignoresSafeArea", ".labelsHidden", ".listRowInsets",
        ".listStyle", ".mask", ".matchedGeometryEffect", ".onChange", ".onReceive", ".redacted", ".safeAreaInset",
        ".tag", ".textFieldStyle", ".tint", ".toggleStyle",
    ]

    private static let types: [(names: Set<String>, sentence: String)] = [
        (["Picker"], "a SegmentedControl shows the choices"),
        (
            ["Grid", "LazyHGrid", "LazyVGrid"],
            "a Column of GridRows is a grid, and a Flow breaks its children into lines"
        ),
        (["NavigationLink", "Link", "Menu"], "write a Button, and what a tap does in its onTap"),
        (
            ["NavigationView", "NavigationStack", "NavigationSplitView", "TabView"],
            "there is no navigation here: write the element that it shows"
        ),
        (
            ["LinearGradient", "RadialGradient", "AngularGradient", "Canvas", "Path", "Ellipse"],
            "there is no drawing code here: a Box has a colour, corners, borders and a shadow"
        ),
        (["AsyncImage"], "there is no network here: write Image(image: UIImage(named: …))"),
        (["Color"], "a colour is a UIColor, such as .red, and Box(backgroundColor: .red) shows it"),
        (["Group", "Section", "Form", "List"], "write a Column, in a ScrollView if it scrolls"),
    ]

    private static let controls: [String: (view: String, size: String)] = [
        "Toggle": ("UISwitch", "51x31"), "Slider": ("UISlider", "118x31"), "Stepper": ("UIStepper", "94x32"),
        "ProgressView": ("UIActivityIndicatorView", "20x20"), "DatePicker": ("UIDatePicker", "197x35"),
        "ColorPicker": ("UIColorWell", "38x36"), "TextEditor": ("UITextView", "200x100"),
    ]
}
