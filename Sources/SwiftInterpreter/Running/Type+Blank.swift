extension Type {
    /// The value in a place of this type before it is set: a tuple has parts, which can be set one by one.
    var blank: Value {
        guard case .tuple(let fields) = form, fields.count > 1 else { return .void }
        return .tuple(fields.map { .init(label: $0.label, $0.type.blank) })
    }
}
