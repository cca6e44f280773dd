import Foundation

/// An index in a string, stored as the number of characters before it.
struct TextIndex: Comparable, Hashable {
    var offset: Int

    static func < (left: TextIndex, right: TextIndex) -> Bool { left.offset < right.offset }
}

extension Value {
    /// The value as a string index; nil for other values.
    var textIndex: TextIndex? {
        if case .native(let native) = self { return native.base as? TextIndex }
        return nil
    }

    /// Returns the character range that a range of indices selects in a string with `count` characters; nil for other
    /// values.
    package func textBounds(count: Int) throws -> Range<Int>? {
        if case .range(let range) = self, range.lower == nil, range.upper == nil { return 0..<count }
        guard case .range(let range) = self, (range.lower ?? range.upper)?.textIndex != nil else { return nil }
        let lower = range.lower?.textIndex?.offset ?? 0
        let upper = range.upper?.textIndex.map { $0.offset + (range.isClosed ? 1 : 0) } ?? count
        guard lower >= 0, lower <= upper, upper <= count else {
            throw BindingError("string index range is out of bounds")
        }
        return lower..<upper
    }
}

private func characters(_ value: Value) -> [Character] {
    if case .string(let text) = value { return Array(text) }
    return []
}

extension BindingTable {
    /// Returns a string index as a value.
    func textIndex(_ offset: Int) -> Value {
        guard let type = builtIns["String.Index"] else { return .void }
        return .native(NativeValue(TextIndex(offset: offset), type: type))
    }

    /// Returns the range of string indices with the given numbers of characters before them.
    package func textRange(_ range: Range<Int>) -> Value {
        .range(RangeValue(lower: textIndex(range.lowerBound), upper: textIndex(range.upperBound), isClosed: false))
    }

    /// Registers the index members of strings.
    func registerStringIndices(_ type: TypeRegistration<Value>) {
        registerBuiltIn("String.Index") { _ in }
        type.property("startIndex", type: "String.Index", get: { [unowned self] _ in textIndex(0) })
        type.property("endIndex", type: "String.Index", get: { [unowned self] in textIndex(characters($0).count) })
        type.property(
            "indices",
            type: "[String.Index]",
            get: { [unowned self] in Value.array(characters($0).indices.map(textIndex)) }
        )
        type.method("index(after index: String.Index) -> String.Index") { try moved($0, $1, by: 1) }
        type.method("index(before index: String.Index) -> String.Index") { try moved($0, $1, by: -1) }
        type.method("index(_ index: String.Index, offsetBy distance: Int) -> String.Index") {
            try moved($0, $1, by: try $1["distance"])
        }
        type.method(
            "index(_ index: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?"
        ) {
            value,
            arguments -> Value? in
            let start = try arguments.place("index")
            let distance: Int = try arguments["distance"]
            let limit = try arguments.place("limit")
            let isBeyond =
                distance >= 0 ? limit >= start && distance > limit - start : limit <= start && distance < limit - start
            return isBeyond ? nil : try moved(value, arguments, by: distance)
        }
        type.method("distance(from start: String.Index, to end: String.Index) -> Int") {
            try $1.place("end") - $1.place("start")
        }
        type.method("firstIndex(of element: Character) -> String.Index?") { value, arguments -> Value? in
            let wanted: String = try arguments["element"]
            return characters(value).firstIndex { String($0) == wanted }.map(arguments.runtime.table.textIndex)
        }
        type.method("lastIndex(of element: Character) -> String.Index?") { value, arguments -> Value? in
            let wanted: String = try arguments["element"]
            return characters(value).lastIndex { String($0) == wanted }.map(arguments.runtime.table.textIndex)
        }
        type.method("firstIndex(where predicate: (Character) -> Bool) -> String.Index?") { value, arguments -> Value? in
            let test = try arguments.test("predicate")
            return try characters(value).firstIndex { try test(.string(String($0))) }
                .map(arguments.runtime.table.textIndex)
        }
        type.method("lastIndex(where predicate: (Character) -> Bool) -> String.Index?") { value, arguments -> Value? in
            let test = try arguments.test("predicate")
            return try characters(value).lastIndex { try test(.string(String($0))) }
                .map(arguments.runtime.table.textIndex)
        }
        registerStringRanges(type)
        registerStringChanges(type)
    }

    private func registerStringRanges(_ type: TypeRegistration<Value>) {
        for name in ["range", "firstRange"] {
            type.method("\(name)(of other: String) -> Range<String.Index>?") { value, arguments -> Value? in
                guard case .string(let text) = value,
                    let range = text.range(of: try arguments.get("other", as: String.self))
                else { return nil }
                let start = text.distance(from: text.startIndex, to: range.lowerBound)
                let count = text.distance(from: range.lowerBound, to: range.upperBound)
                return arguments.runtime.table.textRange(start..<start + count)
            }
        }
        type.method("rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>?") { value, arguments -> Value? in
            guard case .string(let text) = value,
                let range = text.rangeOfCharacter(from: try characterSet(try arguments.value("set")))
            else { return nil }
            let start = text.distance(from: text.startIndex, to: range.lowerBound)
            return arguments.runtime.table.textRange(start..<start + 1)
        }
        type.method("prefix(upTo end: String.Index) -> Substring") { value, arguments in
            try part(of: value, 0, try arguments.place("end"))
        }
        type.method("prefix(through end: String.Index) -> Substring") { value, arguments in
            try part(of: value, 0, try arguments.place("end") + 1)
        }
        type.method("suffix(from start: String.Index) -> Substring") { value, arguments in
            try part(of: value, try arguments.place("start"), characters(value).count)
        }
    }

    private func registerStringChanges(_ type: TypeRegistration<Value>) {
        type.mutatingMethod("insert(_ element: Character, at index: String.Index)") { value, arguments in
            try insert(try arguments["element"], into: &value, arguments)
        }
        type.mutatingMethod("insert(contentsOf text: String, at index: String.Index)") { value, arguments in
            try insert(try arguments["text"], into: &value, arguments)
        }
        type.mutatingMethod("append(contentsOf other: String)") { value, arguments in
            value = .string(String(characters(value)) + (try arguments.get("other", as: String.self)))
        }
        type.mutatingMethod("remove(at index: String.Index) -> Character") { value, arguments in
            var all = characters(value)
            let place = try arguments.place("index")
            guard all.indices.contains(place) else { throw BindingError("string index is out of bounds") }
            let removed = all.remove(at: place)
            value = .string(String(all))
            return String(removed)
        }
        for isFirst in [true, false] {
            type.mutatingMethod("pop\(isFirst ? "First" : "Last")() -> Character?") { value, _ -> String? in
                var all = characters(value)
                guard !all.isEmpty else { return nil }
                let removed = isFirst ? all.removeFirst() : all.removeLast()
                value = .string(String(all))
                return String(removed)
            }
        }
        type.mutatingMethod("removeAll(where predicate: (Character) -> Bool)") { value, arguments in
            let test = try arguments.test("predicate")
            value = .string(String(try characters(value).filter { !(try test(.string(String($0)))) }))
        }
        type.mutatingMethod("removeSubrange(_ range: Any)") { value, arguments in
            try replace(try arguments.value("range"), in: &value, with: "")
        }
        type.mutatingMethod("replaceSubrange(_ range: Any, with text: String)") { value, arguments in
            try replace(try arguments.value("range"), in: &value, with: try arguments["text"])
        }
        for isFirst in [true, false] {
            type.mutatingMethod("remove\(isFirst ? "First" : "Last")(_ count: Int)") { value, arguments in
                var all = characters(value)
                let count: Int = try arguments["count"]
                guard (0...all.count).contains(count) else {
                    throw BindingError("the string has \(all.count) characters, not \(count)")
                }
                if isFirst { all.removeFirst(count) } else { all.removeLast(count) }
                value = .string(String(all))
            }
        }
    }
}

private func moved(_ value: Value, _ arguments: Arguments, by distance: Int) throws -> Value {
    let (offset, overflow) = try arguments.place("index").addingReportingOverflow(distance)
    guard !overflow, (0...characters(value).count).contains(offset) else {
        throw BindingError("string index is out of bounds")
    }
    return arguments.runtime.table.textIndex(offset)
}

private func part(of value: Value, _ start: Int, _ end: Int) throws -> String {
    let all = characters(value)
    guard start >= 0, start <= end, end <= all.count else { throw BindingError("string index is out of bounds") }
    return String(all[start..<end])
}

private func insert(_ text: String, into value: inout Value, _ arguments: Arguments) throws {
    var all = characters(value)
    let place = try arguments.place("index")
    guard (0...all.count).contains(place) else { throw BindingError("string index is out of bounds") }
    all.insert(contentsOf: text, at: place)
    value = .string(String(all))
}

private func replace(_ range: Value, in value: inout Value, with text: String) throws {
    var all = characters(value)
    guard let bounds = try range.textBounds(count: all.count) else {
        throw BindingError.mismatch(range, "Range<String.Index>")
    }
    all.replaceSubrange(bounds, with: text)
    value = .string(String(all))
}

extension Arguments {
    fileprivate func place(_ name: String) throws -> Int {
        let value = try value(name)
        guard let index = value.textIndex else { throw BindingError.mismatch(value, "String.Index") }
        return index.offset
    }
}
