import SwiftInterpreter

/// The native delegate of an instance whose class is declared in source; the instance is not retained.
protocol UnretainedDelegate: AnyObject {
    var instance: WeakInstance { get }
}

extension TypeRegistration where Root: AnyObject {
    /// Adds the property `delegate`, which does not retain the instance that it is set to.
    ///
    /// - Parameters:
    ///   - path: the delegate that the object uses.
    ///   - substitute: the native delegate of an instance, which the object retains.
    func delegate<Delegate>(
        _ name: String = "delegate",
        type: WrittenType,
        summary: String,
        _ path: KeyPath<Root, Delegate?>,
        through substitute: ReferenceWritableKeyPath<Root, Delegate?>
    ) {
        let table = tableProvider
        property(
            name,
            type: type,
            summary: summary,
            get: { root -> Value in
                guard let delegate = root[keyPath: path] else { return .nil }
                if let own = delegate as? any UnretainedDelegate { return own.instance.value }
                return .present(table().value(from: delegate, declared: type))
            },
            set: { (root: inout Root, value: Value) in
                root[keyPath: substitute] = try value.wrapped.map {
                    try table().convert($0, to: Delegate.self, declared: nil)
                }
            }
        )
    }
}
