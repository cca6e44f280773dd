import Foundation

extension BindingTable {
    /// Registers the indices of strings.
    func registerIndexOfStrings() {
        registerBuiltIn("String.Index") { index in
            index.initializer("init(utf16Offset offset: Int, in text: Any)") { arguments in
                let text = try arguments.text("text")
                return arguments.runtime.table.textIndex(String.Index(utf16Offset: try arguments["offset"], in: text))
            }
            index.method("utf16Offset(in text: Any) -> Int") { value, arguments in
                guard let index = value.textIndex else { throw BindingError.mismatch(value, "String.Index") }
                return index.utf16Offset(in: try arguments.text("text"))
            }
        }
    }

    /// Registers the members of strings that take or return their indices.
    func registerStringIndices(_ type: TypeRegistration<Value>) {
        type.property("startIndex", type: "String.Index") { [unowned self] in textIndex($0.characters.startIndex) }
        type.property("endIndex", type: "String.Index") { [unowned self] in textIndex($0.characters.endIndex) }
        type.property(
            "indices",
            type: "[String.Index]",
            get: { [unowned self] in Value.array($0.characters.indices.map(textIndex)) }
        )
        type.method("index(after index: String.Index) -> String.Index") { try moved($0, $1, by: 1) }
        type.method("index(before index: String.Index) -> String.Index") { try moved($0, $1, by: -1) }
        type.method("index(_ index: String.Index, offsetBy distance: Int) -> String.Index") {
            try moved($0, $1, by: try $1["distance"])
        }
        type.method(
            "index(_ index: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?"
        ) { try limited($0, $1) }
        type.method("distance(from start: String.Index, to end: String.Index) -> Int") { value, arguments in
            let (start, end) = (try arguments.textIndex("start"), try arguments.textIndex("end"))
            let text = value.characters
            _ = try text.bounds(min(start, end), max(start, end))
            return text.distance(from: start, to: end)
        }
        registerStringSearches(type)
        registerStringRanges(type)
        registerStringChanges(type)
    }

    private func registerStringSearches(_ type: TypeRegistration<Value>) {
        type.method("firstIndex(of element: Character) -> String.Index?") { value, arguments -> Value? in
            let wanted: String = try arguments["element"]
            return wanted.first.flatMap(value.characters.firstIndex).map(arguments.runtime.table.textIndex)
        }
        type.method("lastIndex(of element: Character) -> String.Index?") { value, arguments -> Value? in
            let wanted: String = try arguments["element"]
            return wanted.first.flatMap(value.characters.lastIndex).map(arguments.runtime.table.textIndex)
        }
        type.method("firstIndex(where predicate: (Character) -> Bool) -> String.Index?") { value, arguments -> Value? in
            let test = try arguments.test("predicate")
            return try value.characters.firstIndex { try test(.string(String($0))) }
                .map(arguments.runtime.table.textIndex)
        }
        type.method("lastIndex(where predicate: (Character) -> Bool) -> String.Index?") { value, arguments -> Value? in
            let test = try arguments.test("predicate")
            return try value.characters.lastIndex { try test(.string(String($0))) }
                .map(arguments.runtime.table.textIndex)
        }
    }

    private func registerStringRanges(_ type: TypeRegistration<Value>) {
        type.method("prefix(upTo end: String.Index) -> Substring") { value, arguments in
            let text = value.characters
            return part(text[try text.bounds(text.startIndex, try arguments.textIndex("end"))], arguments)
        }
        type.method("prefix(through end: String.Index) -> Substring") { value, arguments in
            let text = value.characters
            return part(text[...(try text.place(try arguments.textIndex("end")))], arguments)
        }
        type.method("suffix(from start: String.Index) -> Substring") { value, arguments in
            let text = value.characters
            return part(text[try text.bounds(try arguments.textIndex("start"), text.endIndex)], arguments)
        }
    }

    private func registerStringChanges(_ type: TypeRegistration<Value>) {
        type.mutatingMethod("insert(_ element: Character, at index: String.Index)") { value, arguments in
            try insert(try arguments["element"], into: &value, arguments)
        }
        type.mutatingMethod("insert(contentsOf text: Any, at index: String.Index)") { value, arguments in
            try insert(try arguments.text("text"), into: &value, arguments)
        }
        type.mutatingMethod("append(contentsOf other: Any)") { value, arguments in
            let other = try arguments.text("other")
            Value.changeText(&value, arguments) { $0 += other }
        }
        type.mutatingMethod("remove(at index: String.Index) -> Character") { value, arguments in
            let index = try arguments.textIndex("index")
            return try Value.changeText(&value, arguments) { String($0.remove(at: try $0.place(index))) }
        }
        type.mutatingMethod("popFirst() -> Character?") { value, arguments -> String? in
            Value.changeText(&value, arguments) { $0.popFirst().map { String($0) } }
        }
        type.mutatingMethod("popLast() -> Character?") { value, arguments -> String? in
            Value.changeText(&value, arguments) { $0.popLast().map { String($0) } }
        }
        type.mutatingMethod("removeAll(where predicate: (Character) -> Bool)") { value, arguments in
            let test = try arguments.test("predicate")
            try Value.changeText(&value, arguments) { text in
                try text.removeAll { try test(.string(String($0))) }
            }
        }
        type.mutatingMethod("removeSubrange(_ range: Any)") { value, arguments in
            try replace(try arguments.value("range"), in: &value, with: "", arguments)
        }
        type.mutatingMethod("replaceSubrange(_ range: Any, with text: Any)") { value, arguments in
            try replace(try arguments.value("range"), in: &value, with: try arguments.text("text"), arguments)
        }
        for isFirst in [true, false] {
            type.mutatingMethod("remove\(isFirst ? "First" : "Last")(_ count: Int)") { value, arguments in
                let count: Int = try arguments["count"]
                try Value.changeText(&value, arguments) { text in
                    let length = text.count
                    guard (0...length).contains(count) else {
                        throw BindingError("the string has \(length) characters, not \(count)")
                    }
                    if isFirst { text.removeFirst(count) } else { text.removeLast(count) }
                }
            }
        }
    }
}

private func part(_ part: Substring, _ arguments: Arguments) -> Value { arguments.runtime.table.substringValue(part) }

private func moved(_ value: Value, _ arguments: Arguments, by distance: Int) throws -> Value {
    arguments.runtime.table.textIndex(try value.characters.moved(try arguments.textIndex("index"), by: distance))
}

/// Returns the index at a distance from another one; nil if a limit is between them.
private func limited(_ value: Value, _ arguments: Arguments) throws -> Value? {
    let text = value.characters
    let (start, limit) = (try arguments.textIndex("index"), try arguments.textIndex("limit"))
    let distance: Int = try arguments["distance"]
    let isAhead = distance < 0 ? limit <= start : limit >= start
    guard isAhead, text.startIndex <= limit, limit <= text.endIndex else {
        return try moved(value, arguments, by: distance)
    }
    _ = try text.bounds(min(start, limit), max(start, limit))
    return text.index(start, offsetBy: distance, limitedBy: limit).map(arguments.runtime.table.textIndex)
}

private func insert(_ text: String, into value: inout Value, _ arguments: Arguments) throws {
    let index = try arguments.textIndex("index")
    try Value.changeText(&value, arguments) {
        $0.insert(contentsOf: text, at: try $0.bounds(index, $0.endIndex).lowerBound)
    }
}

private func replace(_ range: Value, in value: inout Value, with text: String, _ arguments: Arguments) throws {
    try Value.changeText(&value, arguments) {
        guard let bounds = try range.textBounds(in: $0) else {
            throw BindingError.mismatch(range, "Range<String.Index>")
        }
        $0.replaceSubrange(bounds, with: text)
    }
}
