/// The comparisons of sequences by functions and in the order of words.
extension BindingTable {
    func registerSequenceComparisons(_ type: TypeRegistration<Value>) {
        type.method("elementsEqual(_ other: Self.Elements, by areEquivalent: (Self.Element, Any) -> Bool) -> Bool") {
            value,
            arguments in
            let (own, other) = try Value.lists(value, arguments)
            return try own.count == other.count && Value.agree(own, other, try arguments.function("areEquivalent"))
        }
        type.method("starts(with other: Self.Elements, by areEquivalent: (Self.Element, Any) -> Bool) -> Bool") {
            value,
            arguments in
            let (own, other) = try Value.lists(value, arguments)
            return try own.count >= other.count && Value.agree(own, other, try arguments.function("areEquivalent"))
        }
        type.method(
            "lexicographicallyPrecedes(_ other: Self.Elements, by order: (Self.Element, Self.Element) -> Bool) -> Bool"
        ) { value, arguments in
            try Value.precedes(value, arguments, try arguments.function("order"))
        }
        type.method("lexicographicallyPrecedes(_ other: Self.Elements) -> Bool") { value, arguments in
            try Value.precedes(value, arguments, nil)
        }
    }
}

extension Value {
    /// Returns the elements of a value, and of the argument that it is compared with.
    fileprivate static func lists(_ value: Value, _ arguments: Arguments) throws -> (own: [Value], other: [Value]) {
        (try elements(of: value), try elements(of: try arguments.value("other")))
    }

    /// Returns true if elements come before others as words do in a dictionary.
    fileprivate static func precedes(_ value: Value, _ arguments: Arguments, _ order: FunctionValue?) throws -> Bool {
        let (own, other) = try lists(value, arguments)
        for (left, right) in zip(own, other) {
            if try isBefore(left, right, order) { return true }
            if try isBefore(right, left, order) { return false }
        }
        return own.count < other.count
    }

    /// Returns true if a function accepts the elements in pairs, as many as the shorter list has.
    fileprivate static func agree(_ own: [Value], _ other: [Value], _ isEquivalent: FunctionValue?) throws -> Bool {
        for (left, right) in zip(own, other) where try !isBefore(left, right, isEquivalent) { return false }
        return true
    }
}
