import Foundation

extension BindingTable {
    /// Registers functions on numbers, and those that end a program.
    func registerMoreFunctions() {
        let unary: [(String, (Double) -> Double)] = [
            ("acos", acos), ("asin", asin), ("atan", atan), ("cbrt", cbrt), ("cos", cos), ("exp", exp), ("log", log),
            ("log10", log10), ("log2", log2), ("sin", sin), ("tan", tan), ("trunc", trunc),
        ]
        for (name, function) in unary {
            registerBuiltInFunction("\(name)(_ value: Double) -> Double") { .double(function(try $0["value"])) }
        }
        let binary: [(String, (Double, Double) -> Double)] = [
            ("atan2", atan2), ("fmod", fmod), ("hypot", hypot), ("pow", pow),
        ]
        for (name, function) in binary {
            registerBuiltInFunction("\(name)(_ first: Double, _ second: Double) -> Double") {
                .double(function(try $0["first"], try $0["second"]))
            }
        }
        registerLocalizedStrings()
        for name in ["assert", "precondition"] {
            registerBuiltInFunction("\(name)(_ condition: Bool, _ message: String = \"\")") { arguments in
                if try arguments.get("condition", as: Bool.self) { return .void }
                throw BindingError(
                    Self.ending("\(name == "assert" ? "assertion" : name) failed", try arguments["message"])
                )
            }
        }
        for (name, words) in [
            ("assertionFailure", "assertion failed"), ("fatalError", "fatal error"),
            ("preconditionFailure", "precondition failed"),
        ] {
            registerBuiltInFunction("\(name)(_ message: String = \"\") -> Any") { arguments in
                throw BindingError(Self.ending(words, try arguments["message"]))
            }
        }
        registerBuiltInFunction("debugPrint(_ values: Any..., separator: String = \" \")") { arguments in
            let parts = try Value.elements(of: try arguments.value("values")).map(\.debugDescription)
            arguments.runtime.print(parts.joined(separator: try arguments["separator"]) + "\n")
            return .void
        }
        registerBuiltInFunction("repeatElement(_ element: T, count: Int) -> [T]") { arguments in
            let count: Int = try arguments["count"]
            guard (0...1_000_000).contains(count) else { throw BindingError("the count must be from 0 to 1000000") }
            return .array(Array(repeating: try arguments.value("element"), count: count))
        }
        registerBuiltInFunction("type(of value: Any) -> Any") { arguments in
            switch try arguments.value("value") {
            case .instance(let instance): return .type(.declared(instance.type))
            case let value where value.slice != nil: return .type(.builtIn(value.typeName))
            case .native(let native):
                // For an object of an unregistered class, at least the class name is available.
                let isObject = Swift.type(of: native.base) is AnyClass
                let name = String(describing: Swift.type(of: native.base))
                return .type(isObject && name != native.type.name ? .builtIn(name) : .native(native.type))
            case let value: return .type(.builtIn(value.typeName))
            }
        }
    }

    /// Registers the lookup of texts: there are no string tables, so the key is the result.
    private func registerLocalizedStrings() {
        let parameters = "tableName: String? = nil, bundle: Any = nil, value: String = \"\", comment: String"
        registerBuiltInFunction("NSLocalizedString(_ key: String, \(parameters)) -> String") { arguments in
            let (key, value): (String, String) = (try arguments["key"], try arguments["value"])
            return .string(value.isEmpty ? key : value)
        }
    }

    private static func ending(_ words: String, _ message: String) -> String {
        message.isEmpty ? words : "\(words): \(message)"
    }
}
