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
        case "CACurrentMediaTime", "CADisplayLink", "Calendar", "Clock", "ContinuousClock", "Date", "DateComponents",
            "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "ISO8601DateFormatter",
            "RelativeDateTimeFormatter", "TimeZone", "Timer":
            "there are no dates and times here: the same source must always give the same result"
        case "SystemRandomNumberGenerator":
            "there are no random numbers here: the same source must always give the same result"
        case "AsyncStream", "MainActor", "RunLoop", "Task", "TaskGroup", "Thread":
            "there is no concurrency here"
        case "Decoder", "Encoder", "JSONDecoder", "JSONEncoder", "KeyedDecodingContainer", "PropertyListDecoder",
            "PropertyListEncoder":
            "there are no archives here: create the values in code"
        case "Data", "FileManager", "ProcessInfo", "URLRequest", "URLSession", "UserDefaults":
            "there are no files and no network here"
        case "AnyPublisher", "CurrentValueSubject", "PassthroughSubject": "there is no Combine here"
        case "Mirror", "UnsafePointer", "UnsafeMutablePointer", "Unmanaged", "withUnsafePointer":
            "memory cannot be accessed here"
        case "Regex", "NSRegularExpression", "NSPredicate": "regular expressions are not supported here"
        case "UIHostingController", "UIScene", "UITabBarController":
            "there is no app here: a UIViewController or a BlueprintView shows an element by itself"
        case "UICollectionView", "UITableView":
            "there is no such view class here: compose elements instead"
        case "NSLayoutConstraint", "NSLayoutAnchor":
            "there is no Auto Layout here: use the layouts of elements"
        case "CAGradientLayer", "CAShapeLayer", "CGContext", "UIGraphicsImageRenderer":
            "there is no drawing code here: use the corners, borders and shadows of a Box"
        case "HStack", "VStack", "ZStack", "LazyVStack", "ObservedObject", "StateObject", "NavigationView":
            "this is Blueprint, not SwiftUI: write Row, Column or Overlay"
        case "Text": "this is Blueprint, not SwiftUI: write Label(text: …)"
        case "arc4random", "arc4random_uniform": "there are no random numbers here"
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
