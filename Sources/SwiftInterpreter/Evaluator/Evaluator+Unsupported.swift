extension Evaluator {
    /// Floats have fewer digits than there are here.
    func noteFloat(at offset: Int, _ scope: Scope) {
        note("a 'Float' has the digits of a 'Double' here", at: offset, scope)
    }

    /// What to do without a type or function of Swift that is not here; nil for names that mean nothing in particular.
    static func known(_ name: String) -> String? {
        switch name {
        case "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": "use 'Int'"
        case "Float16", "Float80", "Decimal", "NSDecimalNumber": "use 'Double'"
        case "Date", "DateFormatter", "DateComponents", "Calendar", "Clock", "ContinuousClock", "TimeZone":
            "there is no time here: the same source must always give the same result"
        case "UUID", "SystemRandomNumberGenerator":
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
        case "arc4random", "arc4random_uniform": "there is no chance here"
        default: nil
        }
    }
}
