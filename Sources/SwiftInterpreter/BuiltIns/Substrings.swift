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
