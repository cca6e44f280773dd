extension Element {
    /// Returns the result of a function if the condition is true, or else the element.
    public func `if`(_ isTrue: Bool, then: (Self) -> any Element) -> any Element {
        isTrue ? then(self) : self
    }

    /// Returns the result of the first function if the condition is true, or else that of the second.
    public func `if`(
        _ isTrue: Bool,
        then: (Self) -> any Element,
        else: (Self) -> any Element
    ) -> any Element {
        isTrue ? then(self) : `else`(self)
    }

    /// Returns the result of a function if there is a value, or else the element.
    public func `if`<Value>(
        `let` value: Value?,
        then: (Value, Self) -> any Element
    ) -> any Element {
        value.map { then($0, self) } ?? self
    }

    /// Returns the result of the first function if there is a value, or else that of the second.
    public func `if`<Value>(
        `let` value: Value?,
        then: (Value, Self) -> any Element,
        else: (Self) -> any Element
    ) -> any Element {
        value.map { then($0, self) } ?? `else`(self)
    }
}
