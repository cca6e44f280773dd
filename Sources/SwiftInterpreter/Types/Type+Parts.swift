extension Type {
    /// The fields of a tuple, which can be set one by one; none for other types.
    var parts: [Field] {
        guard case .tuple(let fields) = form, fields.count > 1 else { return [] }
        return fields
    }
}
