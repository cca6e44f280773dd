/// A value of a declared type where native code wants something hashable; described as Swift would print the value.
struct InstanceKey: Hashable, CustomStringConvertible {
    private let typeName: String
    private let caseName: String?
    private let parts: [AnyHashable]
    let description: String

    init(instance: Instance, parts: [AnyHashable]) {
        typeName = instance.type.name
        caseName = instance.caseName
        self.parts = parts
        description = Value.instance(instance).interpolated
    }

    static func == (left: InstanceKey, right: InstanceKey) -> Bool {
        left.typeName == right.typeName && left.caseName == right.caseName && left.parts == right.parts
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(typeName)
        hasher.combine(caseName)
        hasher.combine(parts)
    }
}
