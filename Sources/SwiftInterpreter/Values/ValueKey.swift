/// A hashable wrapper of a value for native code, which keeps the value and its type; its description is what Swift would
/// print.
struct ValueKey: Hashable, CustomStringConvertible {
    /// The value.
    let value: Value
    private let typeName: String
    private let caseName: String?
    private let parts: [AnyHashable]
    let description: String

    init(instance: Instance, parts: [AnyHashable]) {
        value = .instance(instance)
        typeName = instance.type.name
        caseName = instance.caseName
        self.parts = parts
        description = value.interpolated
    }

    /// Creates a key of a value that does not tell its type.
    init(_ erased: ErasedValue, part: AnyHashable) {
        value = .erased(erased)
        typeName = erased.type.description
        caseName = nil
        parts = [part]
        description = erased.value.interpolated
    }

    static func == (left: ValueKey, right: ValueKey) -> Bool {
        left.typeName == right.typeName && left.caseName == right.caseName && left.parts == right.parts
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(typeName)
        hasher.combine(caseName)
        hasher.combine(parts)
    }
}
