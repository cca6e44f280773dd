import Foundation

extension Value {
    /// The characters of a string, or of a part of one; nil for other values.
    package var string: String? {
        switch self {
        case .string(let text): text
        case .native: substring.map { String($0) }
        default: nil
        }
    }

    /// The part of a string, with the indices of that string; nil for other values.
    var substring: Substring? {
        if case .native(let native) = self, native.type.swift.isSubstring { return native.base as? Substring }
        return nil
    }

    /// The string as a part of itself, or the part that the value is; empty for other values.
    package var characters: Substring {
        if case .string(let text) = self { return text[...] }
        return substring ?? ""
    }

    /// The value as a string index; nil for other values.
    var textIndex: String.Index? {
        if case .native(let native) = self { return native.base as? String.Index }
        return nil
    }

    /// Returns the indices that a range selects in a text; nil for values other than a range of string indices.
    package func textBounds(in text: Substring) throws -> Range<String.Index>? {
        guard case .range(let range) = self else { return nil }
        if range.lower == nil, range.upper == nil { return text.startIndex..<text.endIndex }
        guard (range.lower ?? range.upper)?.textIndex != nil else { return nil }
        let lower = range.lower?.textIndex ?? text.startIndex
        var upper = range.upper?.textIndex ?? text.endIndex
        if range.isClosed { upper = text.index(after: try text.place(upper)) }
        return try text.bounds(lower, upper)
    }

    /// Changes a string, or a part of one, in place.
    static func changeText<Result>(
        _ value: inout Value,
        _ arguments: Arguments,
        _ change: (inout Substring) throws -> Result
    ) rethrows -> Result {
        var text = value.characters
        let isPart = value.substring != nil
        value = .void
        defer { value = isPart ? arguments.runtime.table.substringValue(text) : .string(String(text)) }
        return try change(&text)
    }
}

extension BindingTable {
    /// Returns a part of a string as a value.
    func substringValue(_ part: Substring) -> Value {
        guard let type = builtIns["Substring"] else { return .string(String(part)) }
        return .native(NativeValue(part, type: type))
    }

    /// Returns a string index as a value.
    func textIndex(_ index: String.Index) -> Value {
        guard let type = builtIns["String.Index"] else { return .void }
        return .native(NativeValue(index, type: type))
    }

    /// Returns a range of string indices as a value.
    package func textRange(_ range: Range<String.Index>) -> Value {
        .range(RangeValue(lower: textIndex(range.lowerBound), upper: textIndex(range.upperBound), isClosed: false))
    }
}

extension Substring {
    /// Returns an index that has a character; throws for others.
    func place(_ index: Index) throws -> Index {
        guard index >= startIndex, index < endIndex else { throw BindingError("string index is out of bounds") }
        return index
    }

    /// Returns the range between two indices; throws if it is out of bounds.
    func bounds(_ lower: Index, _ upper: Index) throws -> Range<Index> {
        guard lower >= startIndex, lower <= upper, upper <= endIndex else {
            throw BindingError("string index range is out of bounds")
        }
        return lower..<upper
    }

    /// Returns the index at a distance from another one; throws if it is out of bounds.
    func moved(_ index: Index, by distance: Int) throws -> Index {
        guard index >= startIndex, index <= endIndex,
            let result = self.index(index, offsetBy: distance, limitedBy: distance < 0 ? startIndex : endIndex)
        else { throw BindingError("string index is out of bounds") }
        return result
    }
}

extension Arguments {
    /// Returns an argument that is a string index.
    func textIndex(_ name: String) throws -> String.Index {
        let value = try value(name)
        guard let index = value.textIndex else { throw BindingError.mismatch(value, "String.Index") }
        return index
    }

    /// Returns an argument that is a string, a part of one, or another sequence of characters.
    func text(_ name: String) throws -> String {
        let value = try value(name)
        if let text = value.string { return text }
        return try Value.elements(of: value).compactMap(\.string).joined()
    }
}

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
