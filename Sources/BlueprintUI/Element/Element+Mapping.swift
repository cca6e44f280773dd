extension Element {
    /// Returns the result of a function of the element.
    public func map(_ map: (Self) -> any Element) -> any Element {
        map(self)
    }

    /// Returns a copy of the element, modified by a function.
    public func modify(_ modify: (inout Self) -> Void) -> any Element {
        var copy = self
        modify(&copy)
        return copy
    }
}
