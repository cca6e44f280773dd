extension Element {
    /// What a function makes of the element if a condition holds, else the element.
    public func `if`(_ isTrue: Bool, then: (Self) -> any Element) -> any Element {
        isTrue ? then(self) : self
    }

    /// What the first function makes of the element if a condition holds, else what the second does.
    public func `if`(
        _ isTrue: Bool,
        then: (Self) -> any Element,
        else: (Self) -> any Element
    ) -> any Element {
        isTrue ? then(self) : `else`(self)
    }

    /// What a function makes of a value and the element if there is a value, else the element.
    public func `if`<Value>(
        `let` value: Value?,
        then: (Value, Self) -> any Element
    ) -> any Element {
        value.map { then($0, self) } ?? self
    }

    /// What the first function makes of a value and the element if there is a value, else what the second does.
    public func `if`<Value>(
        `let` value: Value?,
        then: (Value, Self) -> any Element,
        else: (Self) -> any Element
    ) -> any Element {
        value.map { then($0, self) } ?? `else`(self)
    }
}
