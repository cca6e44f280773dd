extension Element {
    /// What a function makes of the element.
    public func map(_ map: (Self) -> any Element) -> any Element {
        map(self)
    }

    /// A copy of the element that a function has changed.
    public func modify(_ modify: (inout Self) -> Void) -> any Element {
        var copy = self
        modify(&copy)
        return copy
    }
}
