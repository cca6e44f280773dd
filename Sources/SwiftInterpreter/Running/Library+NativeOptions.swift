/// The members of option sets and sets of characters of registered types.
extension Library {
    /// Returns the result of a method of such a set; nil for other values and methods.
    func nativeOptionMethod(_ method: Declaration, _ receiver: inout Value, _ arguments: [Value?]) -> Value? {
        guard method.owner?.name == "OptionSet" || method.owner?.name == "SetAlgebra",
            case .native(let native) = receiver, let set = native.base as? any SetAlgebra,
            case .native(let other)? = arguments.first ?? nil
        else { return nil }
        return call(method.name, on: set, other.base) {
            receiver = .native(NativeValue($0, type: native.type))
        } made: {
            .native(NativeValue($0, type: native.type))
        }
    }

    private func call<Options: SetAlgebra>(
        _ name: String,
        on set: Options,
        _ argument: Any,
        change: (Options) -> Void,
        made: (Options) -> Value
    ) -> Value? {
        guard let other = argument as? Options else { return nil }
        switch name {
        case "contains", "isSuperset": return .bool(other.isSubset(of: set))
        case "isSubset": return .bool(set.isSubset(of: other))
        case "isStrictSubset": return .bool(set.isStrictSubset(of: other))
        case "isStrictSuperset": return .bool(set.isStrictSuperset(of: other))
        case "isDisjoint": return .bool(set.isDisjoint(with: other))
        case "union": return made(set.union(other))
        case "intersection": return made(set.intersection(other))
        case "symmetricDifference": return made(set.symmetricDifference(other))
        case "subtracting": return made(set.subtracting(other))
        case "formUnion": change(set.union(other))
        case "formIntersection": change(set.intersection(other))
        case "formSymmetricDifference": change(set.symmetricDifference(other))
        case "subtract": change(set.subtracting(other))
        case "insert":
            let isNew = !other.isSubset(of: set)
            change(set.union(other))
            let member = made(isNew ? other : set.intersection(other))
            return .tuple([.init(label: "inserted", .bool(isNew)), .init(label: "memberAfterInsert", member)])
        case "remove":
            let removed = set.intersection(other)
            change(set.subtracting(other))
            return removed.isEmpty ? .nil : .present(made(removed))
        default: return nil
        }
        return .void
    }
}
