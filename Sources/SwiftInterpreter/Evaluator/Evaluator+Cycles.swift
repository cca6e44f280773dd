/// Breaking of reference cycles when the interpreter ends: source can create cycles, such as an object and a closure
/// that captures it.
extension Evaluator {
    /// Records a scope that can be part of a reference cycle.
    func noteCycleCandidate(_ scope: Scope) {
        guard !scope.isListed else { return }
        scope.isListed = true
        cycleCandidates.add(scope)
    }

    /// Returns the value of a new instance; objects are recorded, since they can be part of reference cycles.
    func value(of instance: Instance) -> Value {
        if instance.type.isClass { objects.add(instance) }
        return .instance(instance)
    }

    /// Releases the values of all variables and objects.
    func end() {
        hasEnded = true
        globals.removeAll()
        for scope in cycleCandidates.takeAll() { scope.removeAll() }
        // A reused view belongs to the interpreter that used it last.
        for object in objects.takeAll() where object.type.runtime === self {
            object.fields = object.fields.map { _ in .void }
        }
        for members in types.values.map(\.members) + extensions.values { members.statics = [:] }
    }
}
