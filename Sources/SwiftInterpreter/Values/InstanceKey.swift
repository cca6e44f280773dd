/// A hashable wrapper of a value of a declared type, for native code; its description is what Swift would print.
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
