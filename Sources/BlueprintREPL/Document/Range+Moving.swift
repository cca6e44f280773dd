extension Range<Int> {
    /// Returns the range moved by an offset.
    func moved(by shift: Int) -> Self { lowerBound + shift..<upperBound + shift }

    /// Returns the range after the text before a place became longer or shorter.
    func growing(at place: Int, by growth: Int) -> Self {
        let lower = lowerBound >= place ? lowerBound + growth : lowerBound
        return lower..<Swift.max(lower, upperBound >= place ? upperBound + growth : upperBound)
    }
}

extension DocumentNode.Argument {
    /// Returns the argument moved by an offset.
    func moved(by shift: Int) -> Self {
        Self(label: label, range: range.moved(by: shift), value: value.moved(by: shift))
    }

    /// Returns the argument after the text before a place became longer or shorter.
    func growing(at place: Int, by growth: Int) -> Self {
        Self(label: label, range: range.growing(at: place, by: growth), value: value.growing(at: place, by: growth))
    }
}

extension DocumentNode.Traits {
    /// Returns the traits moved by an offset.
    func moved(by shift: Int) -> Self {
        Self(
            name: name,
            arguments: arguments.map { $0.moved(by: shift) },
            range: range.moved(by: shift),
            parentheses: parentheses.moved(by: shift)
        )
    }

    /// Returns the traits after the text before a place became longer or shorter.
    func growing(at place: Int, by growth: Int) -> Self {
        Self(
            name: name,
            arguments: arguments.map { $0.growing(at: place, by: growth) },
            range: range.growing(at: place, by: growth),
            parentheses: parentheses.growing(at: place, by: growth)
        )
    }
}

extension NodeShape {
    /// Returns the shape after the text before a place became longer or shorter.
    func growing(at place: Int, by growth: Int) -> Self {
        var shape = self
        shape.range = range.growing(at: place, by: growth)
        shape.callEnd = callEnd >= place ? callEnd + growth : callEnd
        shape.base = base?.growing(at: place, by: growth)
        shape.arguments = arguments.map { $0.growing(at: place, by: growth) }
        shape.parentheses = parentheses?.growing(at: place, by: growth)
        shape.closure = closure?.growing(at: place, by: growth)
        shape.items = items.map { $0.growing(at: place, by: growth) }
        shape.traits = traits?.growing(at: place, by: growth)
        shape.item = item.growing(at: place, by: growth)
        return shape
    }

    /// Returns the shape with offsets relative to a name at another place.
    func moved(by shift: Int) -> Self {
        var shape = self
        shape.range = range.moved(by: shift)
        shape.callEnd += shift
        shape.base = base?.moved(by: shift)
        shape.arguments = arguments.map { $0.moved(by: shift) }
        shape.parentheses = parentheses?.moved(by: shift)
        shape.closure = closure?.moved(by: shift)
        shape.items = items.map { $0.moved(by: shift) }
        shape.traits = traits?.moved(by: shift)
        shape.item = item.moved(by: shift)
        return shape
    }
}
