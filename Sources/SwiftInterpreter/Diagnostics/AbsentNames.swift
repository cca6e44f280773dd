/// The names that Swift programs use and that are absent here, each with a remedy.
enum AbsentNames {
    /// Returns the remedy for a Swift type or function that is not available; nil for other names.
    static func remedy(forName name: String) -> String? {
        switch name {
        case "Int128", "UInt128": "use 'Int'"
        case "Float16", "Float80", "Decimal", "NSDecimalNumber": "use 'Double'"
        case "ByteCountFormatter", "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter",
            "PersonNameComponentsFormatter":
            "write the text with 'NumberFormatter' or 'String(format:)'"
        case "CACurrentMediaTime", "CADisplayLink", "CFAbsoluteTimeGetCurrent", "Calendar", "Clock", "ContinuousClock",
            "Date", "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval",
            "DateIntervalFormatter", "ISO8601DateFormatter", "NSDate", "RelativeDateTimeFormatter", "TimeZone",
            "Timer", "UIDatePicker":
            "there are no dates and times here: the same source must always give the same result"
        case "SystemRandomNumberGenerator":
            "there are no random numbers here: the same source must always give the same result"
        case "AsyncStream", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "MainActor", "NSLock",
            "NSRecursiveLock", "Operation", "RunLoop", "Task", "TaskGroup", "Thread":
            "there is no concurrency here"
        case "Decoder", "DecodingError", "Encoder", "EncodingError", "JSONDecoder", "JSONEncoder", "JSONSerialization",
            "KeyedDecodingContainer", "KeyedEncodingContainer", "NSKeyedArchiver", "NSKeyedUnarchiver",
            "PropertyListDecoder", "PropertyListEncoder", "SingleValueDecodingContainer",
            "SingleValueEncodingContainer", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer":
            "there are no archives here: create the values in code"
        case "Data", "FileHandle", "FileManager", "HTTPURLResponse", "NSData", "ProcessInfo", "URLRequest",
            "URLResponse", "URLSession", "UserDefaults", "WKWebView":
            "there are no files and no network here"
        case "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "PassthroughSubject",
            "Published":
            "there is no Combine here"
        case "AttributedString": "write NSAttributedString or AttributedText"
        case "NSArray", "NSMutableArray", "NSOrderedSet": "use 'Array'"
        case "NSDictionary", "NSMutableDictionary": "use 'Dictionary'"
        case "NSMutableSet", "NSSet": "use 'Set'"
        case "NSMutableString": "use 'String'"
        case "NSURL": "use 'URL'"
        case "KeyValuePairs": "use an array of pairs: [(key: \"a\", value: 1)]"
        case "IndexSet": "use 'Set<Int>'"
        case "Logger", "OSLog", "os_log", "os_signpost": "there is no log here: use 'print'"
        case "Mirror", "UnsafePointer", "UnsafeMutablePointer", "Unmanaged", "withUnsafePointer":
            "memory cannot be accessed here"
        case "Regex", "NSRegularExpression", "NSPredicate": "regular expressions are not supported here"
        case "UIHostingController", "UIScene", "UISplitViewController", "UIStoryboard", "UITabBarController",
            "UIWindowScene":
            "there is no app here: a UIViewController or a BlueprintView shows an element by itself"
        case "UICollectionView", "UICollectionViewCell", "UIPickerView", "UISearchBar", "UITabBar", "UITableView",
            "UITableViewCell", "UIToolbar":
            "there is no such view class here: compose elements instead"
        case "NSLayoutConstraint", "NSLayoutAnchor", "UILayoutGuide":
            "there is no Auto Layout here: use the layouts of elements"
        case "CAGradientLayer", "CAShapeLayer", "CGContext", "CGMutablePath", "NSTextAttachment",
            "UIGraphicsImageRenderer":
            "there is no drawing code here: use the corners, borders and shadows of a Box"
        case "CABasicAnimation", "CAKeyframeAnimation", "CAMediaTimingFunction", "CASpringAnimation", "CATransaction",
            "UIViewPropertyAnimator":
            "an animation ends at once here: set the values, or use UIView.animate"
        case "arc4random", "arc4random_uniform": "there are no random numbers here"
        default: remedy(forSwiftUI: name)
        }
    }

    /// Returns the remedy for a name of SwiftUI; nil for other names.
    private static func remedy(forSwiftUI name: String) -> String? {
        switch name {
        case "HStack", "LazyHStack": "this is Blueprint, not SwiftUI: write Row"
        case "VStack", "LazyVStack": "this is Blueprint, not SwiftUI: write Column"
        case "ZStack": "this is Blueprint, not SwiftUI: write Overlay"
        case "NavigationView": "there is no navigation here: write the element that it shows"
        case "ObservedObject", "StateObject": "this is Blueprint, not SwiftUI: write a 'var'"
        case "Text": "this is Blueprint, not SwiftUI: write Label(text: …)"
        default: nil
        }
    }

    /// Returns the remedy for a UIKit or Blueprint member that is not available; nil for other names.
    static func remedy(forMember name: String) -> String? {
        switch name {
        case "addConstraint", "addConstraints", "bottomAnchor", "centerXAnchor", "centerYAnchor",
            "heightAnchor",
            "leadingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "trailingAnchor", "widthAnchor":
            "there is no Auto Layout here: use the layouts of elements"
        case _ where name.hasPrefix("accessibility"):
            "this part of accessibility is not available here: delete this line"
        default: nil
        }
    }
}
