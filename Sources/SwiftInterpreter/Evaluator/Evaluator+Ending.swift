/// What source makes may hold each other, as an object and a closure that uses it do: that ends with the interpreter.
extension Evaluator {
    /// Remembers a scope that something in it may hold.
    func noteHeld(_ scope: Scope) {
        guard !scope.isListed else { return }
        scope.isListed = true
        heldScopes.add(scope)
    }

    /// The value of a new instance; objects are remembered, since their properties may hold them.
    func value(of instance: Instance) -> Value {
        if instance.type.isClass { objects.add(instance) }
        return .instance(instance)
    }

    /// Lets go of all that variables and objects hold.
    func end() {
        hasEnded = true
        globals.removeAll()
        for scope in heldScopes.takeAll() { scope.removeAll() }
        // A view that is used again belongs to the interpreter that has used it last.
        for object in objects.takeAll() where object.type.runtime === self {
            object.fields = object.fields.map { _ in .void }
        }
        for members in types.values.map(\.members) + extensions.values { members.statics = [:] }
    }
}
