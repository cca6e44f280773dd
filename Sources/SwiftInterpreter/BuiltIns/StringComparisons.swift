import Foundation

private func text(_ value: Value) -> String { value.string ?? "" }

/// The searches, comparisons and changes of strings that take options or a locale.
extension BindingTable {
    func registerStringComparisons(_ type: TypeRegistration<Value>) {
        registerSearches(type)
        registerReplacements(type)
        registerOrders(type)
        registerLocales(type)
        type.method("localizedStandardContains(_ other: String) -> Bool") {
            text($0).localizedStandardContains(try $1.get("other", as: String.self))
        }
        type.method("localizedCaseInsensitiveContains(_ other: String) -> Bool") {
            text($0).localizedCaseInsensitiveContains(try $1.get("other", as: String.self))
        }
        type.method("addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String?") {
            text($0).addingPercentEncoding(withAllowedCharacters: try characterSet(try $1.value("allowed")))
        }
        type.property("removingPercentEncoding", type: "String?", get: { text($0).removingPercentEncoding })
        type.method("appending(_ other: String) -> String") { text($0) + (try $1.get("other", as: String.self)) }
    }

    private func registerSearches(_ type: TypeRegistration<Value>) {
        type.method("firstRange(of other: String) -> Range<String.Index>?") { value, arguments -> Value? in
            value.characters.range(of: try arguments.get("other", as: String.self))
                .map(arguments.runtime.table.textRange)
        }
        type.method(
            "range(of other: String, options: Any? = nil, range: Any? = nil, locale: Any? = nil) -> Range<String.Index>?"
        ) { value, arguments -> Value? in
            let text = value.characters
            return text.range(
                of: try arguments.get("other", as: String.self),
                options: try arguments.compareOptions(),
                range: try arguments.searchRange(in: text),
                locale: try arguments.locale()
            )
            .map(arguments.runtime.table.textRange)
        }
        type.method(
            "rangeOfCharacter(from set: CharacterSet, options: Any? = nil, range: Any? = nil) -> Range<String.Index>?"
        ) { value, arguments -> Value? in
            let text = value.characters
            return text.rangeOfCharacter(
                from: try characterSet(try arguments.value("set")),
                options: try arguments.compareOptions(),
                range: try arguments.searchRange(in: text)
            )
            .map(arguments.runtime.table.textRange)
        }
    }

    private func registerReplacements(_ type: TypeRegistration<Value>) {
        type.method(
            "replacingOccurrences(of old: String, with new: String, options: Any? = nil, range: Any? = nil) -> String"
        ) { value, arguments in
            let text = value.characters
            let old: String = try arguments["old"]
            let new: String = try arguments["new"]
            try text.checkSize(replacingPartsBy: new)
            if old.isEmpty { return String(text) }
            return text.replacingOccurrences(
                of: old,
                with: new,
                options: try arguments.compareOptions(),
                range: try arguments.searchRange(in: text)
            )
        }
        type.method("replacingCharacters(in range: Any, with replacement: String) -> String") { value, arguments in
            let text = value.characters
            let range = try arguments.value("range")
            guard let bounds = try range.textBounds(in: text) else {
                throw BindingError.mismatch(range, "Range<String.Index>")
            }
            let replacement: String = try arguments["replacement"]
            return String(text[..<bounds.lowerBound]) + replacement + text[bounds.upperBound...]
        }
    }

    private func registerOrders(_ type: TypeRegistration<Value>) {
        let orders: [(String, (String, String) -> ComparisonResult)] = [
            ("caseInsensitiveCompare", { $0.caseInsensitiveCompare($1) }),
            ("localizedCompare", { $0.localizedCompare($1) }),
            ("localizedCaseInsensitiveCompare", { $0.localizedCaseInsensitiveCompare($1) }),
            ("localizedStandardCompare", { $0.localizedStandardCompare($1) }),
        ]
        for (name, order) in orders {
            type.method("\(name)(_ other: String) -> ComparisonResult") { [unowned self] value, arguments -> Value in
                self.value(of: order(text(value), try arguments["other"]))
            }
        }
        type.method(
            "compare(_ other: String, options: Any? = nil, range: Any? = nil, locale: Any? = nil) -> ComparisonResult"
        ) { [unowned self] value, arguments -> Value in
            let text = value.characters
            return self.value(
                of: text.compare(
                    try arguments.get("other", as: String.self),
                    options: try arguments.compareOptions(),
                    range: try arguments.searchRange(in: text),
                    locale: try arguments.locale()
                )
            )
        }
    }

    /// Returns the order of two values as a value of source.
    package func value(of result: ComparisonResult) -> Value {
        guard let native = builtIns["ComparisonResult"] else { return .void }
        return .native(NativeValue(result, type: native))
    }

    private func registerLocales(_ type: TypeRegistration<Value>) {
        let changes: [(String, (String, Locale?) -> String)] = [
            ("capitalized", { $0.capitalized(with: $1) }), ("lowercased", { $0.lowercased(with: $1) }),
            ("uppercased", { $0.uppercased(with: $1) }),
        ]
        for (name, change) in changes {
            type.method("\(name)(with locale: Any?) -> String") { change(text($0), try $1.locale()) }
        }
        type.method("folding(options: Any? = nil, locale: Any?) -> String") {
            text($0).folding(options: try $1.compareOptions(), locale: try $1.locale())
        }
    }
}

extension StringProtocol {
    /// Throws if the text could become too large by replacements.
    func checkSize(replacingPartsBy other: String) throws {
        guard Double(utf8.count) * Double(other.utf8.count) < 10_000_000 else {
            throw BindingError("the result would be too large")
        }
    }
}

extension Arguments {
    /// Returns the options of a search or a comparison; the empty set if the call omits them.
    fileprivate func compareOptions() throws -> String.CompareOptions {
        guard case .native(let native)? = try value("options").wrapped?.openedValue,
            let options = native.base as? String.CompareOptions
        else { return [] }
        guard !options.contains(.regularExpression) else {
            throw BindingError("regular expressions are not supported here")
        }
        return options
    }

    /// Returns the range of a search; nil for the whole text.
    fileprivate func searchRange(in text: Substring) throws -> Range<String.Index>? {
        try value("range").wrapped?.openedValue.textBounds(in: text)
    }

    /// Returns the locale; nil if the call gives none.
    func locale() throws -> Locale? {
        guard case .native(let native)? = try value("locale").wrapped?.openedValue else { return nil }
        return native.base as? Locale
    }
}
