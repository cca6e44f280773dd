import BlueprintBindings

extension ForeignName {
    /// All rows; each name is typed in a test.
    package static let all: [ForeignName] = swift + uiKit + swiftUI + controls

    // MARK: - Swift and Foundation

    private static let swift: [ForeignName] = [
        ForeignName(.declaration, names: ["Int128", "UInt128"], "use 'Int'"),
        ForeignName(.declaration, names: ["Float16", "Float80"], "use 'Double'"),
        ForeignName(
            .declaration,
            names: ["LengthFormatter", "ListFormatter", "MassFormatter", "PersonNameComponentsFormatter"],
            "write the text with 'NumberFormatter' or 'String(format:)'"
        ),
        ForeignName(
            .declaration,
            names: [
                "CACurrentMediaTime", "CADisplayLink", "CFAbsoluteTimeGetCurrent", "Clock",
                "ContinuousClock", "DateComponentsFormatter",
                "DateIntervalFormatter", "NSDate", "RelativeDateTimeFormatter",
                "Timer", "UIDatePicker",
            ],
            "no time passes here: the same source must always give the same result; Date() and DateFormatter are there"
        ),
        ForeignName(
            .declaration,
            names: ["SystemRandomNumberGenerator"],
            "there are no random numbers here: the same source must always give the same result"
        ),
        ForeignName(
            .declaration,
            names: [
                "AsyncStream", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "NSLock",
                "NSRecursiveLock", "Operation", "RunLoop", "TaskGroup", "Thread",
            ],
            "code runs on one thread here: write Task, await and actors"
        ),
        ForeignName(
            .declaration,
            names: [
                "JSONSerialization", "NSKeyedArchiver", "NSKeyedUnarchiver", "PropertyListDecoder",
                "PropertyListEncoder",
            ],
            "there are no archives here: write JSONEncoder and JSONDecoder"
        ),
        ForeignName(
            .declaration,
            names: [
                "FileHandle", "FileManager", "HTTPURLResponse", "NSData", "ProcessInfo", "URLRequest",
                "URLResponse", "URLSession", "UserDefaults", "WKWebView",
            ],
            "there are no files and no network here"
        ),
        ForeignName(
            .declaration,
            names: [
                "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "PassthroughSubject",
            ],
            "of Combine, only ObservableObject and @Published are here"
        ),
        ForeignName(.declaration, names: ["AttributedString"], "write NSAttributedString or AttributedText"),
        ForeignName(.declaration, names: ["NSArray", "NSMutableArray", "NSOrderedSet"], "use 'Array'"),
        ForeignName(.declaration, names: ["NSDictionary", "NSMutableDictionary"], "use 'Dictionary'"),
        ForeignName(.declaration, names: ["NSMutableSet", "NSSet"], "use 'Set'"),
        ForeignName(.declaration, names: ["NSMutableString"], "use 'String'"),
        ForeignName(.declaration, names: ["NSURL"], "use 'URL'"),
        ForeignName(.declaration, names: ["KeyValuePairs"], "use an array of pairs: [(key: \"a\", value: 1)]"),
        ForeignName(.declaration, names: ["IndexSet"], "use 'Set<Int>'"),
        ForeignName(
            .declaration,
            names: ["Logger", "OSLog", "os_log", "os_signpost"],
            "there is no log here: use 'print'"
        ),
        ForeignName(
            .declaration,
            names: ["Mirror", "UnsafePointer", "Unmanaged", "withUnsafePointer"],
            "memory cannot be accessed here"
        ),
        ForeignName(
            .declaration,
            names: ["Regex", "NSRegularExpression", "NSPredicate"],
            "regular expressions are not supported here"
        ),
    ]

    // MARK: - UIKit

    private static let uiKit: [ForeignName] = [
        ForeignName(
            .declaration,
            names: [
                "UIHostingController", "UIScene", "UISplitViewController", "UIStoryboard", "UITabBarController",
                "UIWindowScene",
            ],
            "there is no app here: a UIViewController or a BlueprintView shows an element by itself"
        ),
        ForeignName(
            .declaration,
            names: [
                "UICollectionView", "UICollectionViewCell", "UIPickerView", "UISearchBar", "UITabBar", "UITableView",
                "UITableViewCell", "UIToolbar",
            ],
            "there is no such view class here: compose elements instead"
        ),
        ForeignName(.declaration, names: ["NSLayoutConstraint", "NSLayoutAnchor", "UILayoutGuide"], autoLayout),
        ForeignName(
            .member,
            .viewMember,
            names: [
                "addConstraint", "addConstraints", "bottomAnchor", "centerXAnchor", "centerYAnchor", "heightAnchor",
                "leadingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "trailingAnchor", "widthAnchor",
            ],
            autoLayout
        ),
        ForeignName(.viewMember, names: ["translatesAutoresizingMaskIntoConstraints"], autoLayout),
        ForeignName(
            .viewMember,
            names: ["addArrangedSubview", "addSubview", "insertArrangedSubview", "insertSubview"],
            "type the element: it is added to the selected list"
        ),
        ForeignName(
            .viewMember,
            names: ["layoutIfNeeded", "layoutSubviews", "setNeedsDisplay", "setNeedsLayout", "sizeToFit"],
            "nothing to type: each line is laid out at once"
        ),
        ForeignName(
            .viewMember,
            names: ["addAction", "addGestureRecognizer", "addTarget"],
            "type tappable { } and what a tap does in it"
        ),
        ForeignName(
            .viewMember,
            names: ["removeArrangedSubview", "removeFromSuperview"],
            "type remove to delete the selection"
        ),
        ForeignName(
            .viewMember,
            names: ["setContentCompressionResistancePriority", "setContentHuggingPriority"],
            "type priority fixed: the child of a Row or Column keeps its length"
        ),
        ForeignName(
            .member,
            names: ["accessibility"],
            "this part of accessibility is not available here: delete this line"
        ),
        ForeignName(
            .declaration,
            names: [
                "CAGradientLayer", "CAShapeLayer", "CGContext", "CGMutablePath", "NSTextAttachment",
                "UIGraphicsImageRenderer",
            ],
            "there is no drawing code here: use the corners, borders and shadows of a Box"
        ),
        ForeignName(
            .declaration,
            names: [
                "CABasicAnimation", "CAKeyframeAnimation", "CAMediaTimingFunction", "CASpringAnimation",
                "CATransaction", "UIViewPropertyAnimator",
            ],
            "an animation ends at once here: set the values, or use UIView.animate"
        ),
        ForeignName(.declaration, names: ["arc4random", "arc4random_uniform"], "there are no random numbers here"),
        ForeignName(
            .word,
            names: [
                "dark", "darkmode", "light", "lightmode", "userinterfacestyle", "colorscheme", "appearance",
            ],
            "type overrideUserInterfaceStyle dark, or light, for the style of the selection"
        ),
        ForeignName(
            .word,
            names: ["addsubview", "addarrangedsubview"],
            "type the element: it is added to the selected list"
        ),
        ForeignName(
            .word,
            names: ["margin", "margins", "layoutmargins"],
            "type inset 16 for space around the selection"
        ),
        ForeignName(
            .word,
            names: ["traitcollection", "traits"],
            "env sets the environment, and overrideUserInterfaceStyle the style of the selection"
        ),
        ForeignName(
            .word,
            names: [
                "contentsizecategory", "preferredcontentsizecategory", "dynamictype", "dynamictypesize", "sizecategory",
            ],
            "text has the usual size here, and set font 23 makes one text larger"
        ),
    ]

    private static let autoLayout = "there is no Auto Layout here: use the layouts of elements"

    // MARK: - SwiftUI

    private static let swiftUI: [ForeignName] = [
        ForeignName(.declaration, names: ["HStack", "LazyHStack"], "this is Blueprint, not SwiftUI: write Row"),
        ForeignName(.declaration, names: ["VStack", "LazyVStack"], "this is Blueprint, not SwiftUI: write Column"),
        ForeignName(.declaration, names: ["ZStack"], "this is Blueprint, not SwiftUI: write Overlay"),
        ForeignName(.declaration, names: ["Text"], "this is Blueprint, not SwiftUI: write Label(text: …)"),
        ForeignName(
            .declaration,
            names: ["ElementPreview"],
            "write #Preview(\"name\") { … }, which the command preview shows"
        ),
        ForeignName(
            .declaration,
            names: ["ObservedObject", "StateObject"],
            "this is Blueprint, not SwiftUI: write a 'var'"
        ),
        ForeignName(
            .word,
            names: ["View"],
            "in Blueprint it is a ProxyElement, whose elementRepresentation has the place of body"
        ),
        ForeignName(
            .word,
            names: ["ForEach"],
            "in Blueprint it is a loop: for value in values { Label(text: value) }"
        ),
        ForeignName(.declaration, .view, names: ["NavigationView"], navigation),
        ForeignName(.view, names: ["NavigationStack", "NavigationSplitView", "TabView"], navigation),
        ForeignName(.view, names: ["Picker"], "a SegmentedControl shows the choices"),
        ForeignName(
            .view,
            names: ["Grid", "LazyHGrid", "LazyVGrid"],
            "a Column of GridRows is a grid, and a Flow breaks its children into lines"
        ),
        ForeignName(
            .view,
            names: ["NavigationLink", "Link", "Menu"],
            "write a Button, and what a tap does in its onTap"
        ),
        ForeignName(
            .view,
            names: ["LinearGradient", "RadialGradient", "AngularGradient", "Canvas", "Path", "Ellipse"],
            "there is no drawing code here: a Box has a colour, corners, borders and a shadow"
        ),
        ForeignName(.view, names: ["AsyncImage"], "there is no network here: write Image(image: UIImage(named: …))"),
        ForeignName(
            .view,
            names: ["Color"],
            "a colour is a UIColor, such as .red, and Box(backgroundColor: .red) shows it"
        ),
        ForeignName(
            .view,
            names: ["Group", "Section", "Form", "List"],
            "write a Column, in a ScrollView if it scrolls"
        ),
        ForeignName(
            .modifier,
            names: [".fixedSize"],
            "a child of a Row or Column keeps its length with .stackLayoutChild(priority: .fixed)"
        ),
        ForeignName(
            .modifier,
            names: [".alignmentGuide"],
            "a child of a Row or Column has its guide in .stackLayoutChild(alignmentGuide: { … })"
        ),
        ForeignName(
            .modifier,
            names: [".zIndex"],
            "an Overlay draws its children in their order: put this one last"
        ),
        ForeignName(
            .modifier,
            names: [".position"],
            "the parent places its children; .translated(translateX: 8, translateY: 8) moves one from there"
        ),
        ForeignName(
            .modifier,
            names: [".environment", ".environmentObject", ".preferredColorScheme"],
            "the environment is set with .adaptedEnvironment(keyPath: …, value: …)"
        ),
        ForeignName(
            .modifier,
            names: [".underline", ".strikethrough", ".kerning", ".tracking", ".lineSpacing"],
            "an AttributedLabel shows text with such attributes"
        ),
        ForeignName(
            .modifier,
            names: [".task", ".refreshable"],
            "there is no concurrency here; .onAppear { … } runs when the element appears"
        ),
        ForeignName(
            .modifier,
            names: [
                ".navigationTitle", ".navigationBarTitle", ".navigationBarTitleDisplayMode", ".toolbar", ".tabItem",
            ],
            "there is no navigation here; leave it out"
        ),
        ForeignName(
            .modifier,
            names: [".sheet", ".alert", ".popover", ".fullScreenCover", ".confirmationDialog", ".contextMenu"],
            "there is no presentation here; leave it out"
        ),
        ForeignName(
            .modifier,
            names: [
                ".accentColor", ".animation", ".blur", ".brightness", ".buttonStyle", ".contentShape", ".drawingGroup",
                ".edgesIgnoringSafeArea", ".gesture", ".grayscale", ".ignoresSafeArea", ".labelsHidden",
                ".listRowInsets", ".listStyle", ".mask", ".matchedGeometryEffect", ".onChange", ".onReceive",
                ".redacted", ".safeAreaInset", ".tag", ".textFieldStyle", ".tint", ".toggleStyle",
            ],
            nil
        ),
        ForeignName(
            .attribute,
            names: ["Environment", "EnvironmentObject"],
            "an EnvironmentReader reads the environment: EnvironmentReader { environment in … }"
        ),
        ForeignName(
            .attribute,
            names: ["ViewBuilder"],
            "one element is returned: put several into a Column, a Row or an Overlay"
        ),
        ForeignName(
            .attribute,
            names: SwiftUIValue.storages.subtracting(["ViewBuilder"]).sorted(),
            "a var of the document or a property of a struct holds the value: var x = 1"
        ),
    ]

    private static let navigation = "there is no navigation here: write the element that it shows"

    /// The controls that are views of UIKit, with their sizes there.
    private static let controls: [ForeignName] = [
        ("Toggle", "UISwitch", "51x31"), ("Slider", "UISlider", "118x31"), ("Stepper", "UIStepper", "94x32"),
        ("ProgressView", "UIActivityIndicatorView", "20x20"), ("DatePicker", "UIDatePicker", "197x35"),
        ("ColorPicker", "UIColorWell", "38x36"), ("TextEditor", "UITextView", "200x100"),
    ].map { name, view, size in
        ForeignName(
            .view,
            names: [name],
            "an app shows a \(view) in a UIViewElement; to lay it out here, type stub \(name) \(size)"
        )
    }
}
