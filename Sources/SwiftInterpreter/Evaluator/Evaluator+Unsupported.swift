extension Evaluator {
    /// Adds a note that a `Float` has the precision of a `Double`.
    func noteFloat(at offset: Int, _ scope: Scope) {
        note("a 'Float' has the digits of a 'Double' here", at: offset, scope)
    }

    /// Returns the remedy for a Swift type or function that is not available; nil for other names.
    static func known(_ name: String) -> String? {
        switch name {
        case "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": "use 'Int'"
        case "Float16", "Float80", "Decimal", "NSDecimalNumber": "use 'Double'"
        case "ByteCountFormatter", "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter",
            "PersonNameComponentsFormatter":
            "write the text with 'NumberFormatter' or 'String(format:)'"
        case "CACurrentMediaTime", "CADisplayLink", "Calendar", "Clock", "ContinuousClock", "Date", "DateComponents",
            "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "ISO8601DateFormatter",
            "RelativeDateTimeFormatter", "TimeZone", "Timer":
            "there is no time here: the same source must always give the same result"
        case "SystemRandomNumberGenerator":
            "there is no chance here: the same source must always give the same result"
        case "AsyncStream", "DispatchQueue", "MainActor", "OperationQueue", "RunLoop", "Task", "TaskGroup", "Thread":
            "there is no concurrency here"
        case "Bundle", "Data", "FileManager", "JSONDecoder", "JSONEncoder", "NotificationCenter", "ProcessInfo", "URL",
            "URLRequest", "URLSession", "UserDefaults":
            "there are no files and no network here"
        case "AnyPublisher", "CurrentValueSubject", "PassthroughSubject": "there is no Combine here"
        case "Mirror", "ObjectIdentifier", "UnsafePointer", "UnsafeMutablePointer", "Unmanaged", "withUnsafePointer":
            "there is no memory to look into here"
        case "Regex", "NSRegularExpression", "NSPredicate": "there are no patterns of text here"
        case "UIApplication", "UIHostingController", "UINavigationController", "UIScene", "UITabBarController",
            "UIWindow":
            "there is no app around the views: a UIViewController or a BlueprintView shows an element by itself"
        case "UICollectionView", "UIStackView", "UITableView", "UITextView", "UISwitch", "UISlider":
            "there are no views of that class: put elements together in its place"
        case "NSLayoutConstraint", "NSLayoutAnchor":
            "there are no constraints between views: elements have layouts"
        case "CALayer", "CAGradientLayer", "CAShapeLayer", "CGColor", "CGContext", "UIBezierPath",
            "UIGraphicsImageRenderer":
            "nothing is drawn by code here: a Box has corners, borders and shadows"
        case "HStack", "VStack", "ZStack", "LazyVStack", "ObservedObject", "StateObject", "NavigationView":
            "this is Blueprint, not SwiftUI: write Row, Column or Overlay"
        case "arc4random", "arc4random_uniform": "there is no chance here"
        default: nil
        }
    }

    /// Returns the remedy for a UIKit or Blueprint member that is not available; nil for other names.
    static func knownMember(_ name: String) -> String? {
        switch name {
        case "layer": "there are no layers here: a Box has corners, borders and shadows"
        case "autocapitalizationType", "autocorrectionType", "keyboardAppearance", "keyboardType", "returnKeyType",
            "spellCheckingType", "textContentType":
            "there is no keyboard here: leave it out"
        case "addConstraint", "addConstraints", "bottomAnchor", "centerXAnchor", "centerYAnchor", "heightAnchor",
            "leadingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "trailingAnchor",
            "translatesAutoresizingMaskIntoConstraints", "widthAnchor":
            "there are no constraints between views here: elements have layouts"
        case "autoresizingMask":
            "nothing is resized with the view above: set the frame in layoutSubviews() or viewDidLayoutSubviews()"
        case _ where name.hasPrefix("accessibility") || name == "isAccessibilityElement":
            "nothing here is read aloud: leave it out"
        default: nil
        }
    }
}
