/// A native object that is also an instance of a class declared in source.
///
/// A subclass of the native class forwards its overridable members to its link:
/// ```swift
/// final class InterpretedScreen: Screen, InterpretedObject {
///     let link = ObjectLink()
///     deinit { link.finish() }
///     override func refresh() { link.call("refresh") { super.refresh() } }
/// }
/// ```
package protocol InterpretedObject: AnyObject {
    /// The link to the instance.
    var link: ObjectLink { get }
}

/// The link between a native object and its instance of a class declared in source.
///
/// Either of the two may be the only one that is referenced. The instance retains its object; when the instance is
/// deallocated, the object keeps its contents and can recreate it. Neither is deallocated while the other needs it,
/// and there is no reference cycle.
package final class ObjectLink {
    private weak var object: (any InterpretedObject)?
    private weak var weakInstance: Instance?
    private var detachedState: DetachedState?
    private var runtime: (any CallRuntime)?
    /// The interpreter that created the object, if its declarations must live as long as the object.
    private var interpreter: AnyObject?
    /// The member being called in its inherited implementation.
    private var inherited: String?
    /// True if that is a property which is set: a key path reads it first.
    private var isSettingInherited = false
    /// True while an initializer of the native class runs, which calls no overrides.
    private var isBeingMade = false
    /// The properties whose observers are running; assignments from these are not observed.
    private var observed: Set<String> = []

    /// The contents of an instance that is gone.
    private struct DetachedState {
        var type: DeclaredType
        var fields: [Value]
        var origin: SourceOrigin?
        var typeArguments: [Type]
    }

    /// Creates a link without an instance: the object behaves as its native class does.
    package init() {}

    /// Runs the `deinit` of the class in source; call this in that of the native class, which then runs its own.
    package func finish() {
        guard let state = detachedState else { return }
        detachedState = nil
        Instance.finish(state.type, state.fields, state.origin, typeArguments: state.typeArguments)
    }

    /// The instance; nil while there is none.
    var instance: Instance? {
        if let weakInstance { return weakInstance }
        guard let detachedState, let object else { return nil }
        let instance = Instance(type: detachedState.type, fields: detachedState.fields, origin: detachedState.origin)
        instance.typeArguments = detachedState.typeArguments
        instance.object = object
        weakInstance = instance
        self.detachedState = nil
        return instance
    }

    func connect(_ instance: Instance, to object: any InterpretedObject, _ runtime: any CallRuntime) {
        instance.object = object
        self.object = object
        self.runtime = runtime
        weakInstance = instance
    }

    func keep(_ type: DeclaredType, _ fields: [Value], _ origin: SourceOrigin?, _ typeArguments: [Type]) {
        detachedState = DetachedState(type: type, fields: fields, origin: origin, typeArguments: typeArguments)
    }

    /// Converts the object to the current declaration of its class, after its source was evaluated again; properties
    /// that still exist keep their values.
    package func renew(as type: DeclaredType) {
        guard let instance, instance.type !== type, let runtime = type.runtime else { return }
        self.runtime = runtime
        runtime.renew(instance, as: type)
    }

    /// Keeps the declarations of the interpreter alive as long as the object, whose closures use them.
    ///
    /// Use this only for objects that the library owns: an object that source owns would never be deallocated.
    package func retainInterpreter() {
        interpreter = runtime?.owner
    }

    // MARK: - Overrides in source

    /// Calls the override of a native method in source, or the native method if there is none; an error is recorded by
    /// the interpreter or ends the evaluation that made the call.
    package func call<R>(
        _ name: String,
        _ arguments: [(label: String?, value: Any)] = [],
        as type: R.Type = R.self,
        else inherited: () -> R
    ) -> R {
        guard let (instance, runtime) = overriding(name),
            instance.type.overridesNative(WrittenDeclaration.labelled(name, arguments.map(\.label)))
        else { return inherited() }
        do {
            return try AdoptedInstance(instance: instance, runtime: runtime).call(name, arguments, as: R.self)
        } catch {
            runtime.trapped(error)
            return inherited()
        }
    }

    /// Returns the value of an override of a native property in source, or of the native property if there is none.
    ///
    /// - Parameter name: the property, by default the one whose getter calls this.
    package func value<R>(of name: String = #function, as type: R.Type = R.self, else inherited: () -> R) -> R {
        if isSettingInherited, self.inherited == name { return inherited() }
        guard let (instance, runtime) = overriding(name) else { return inherited() }
        do {
            return try AdoptedInstance(instance: instance, runtime: runtime).property(name, as: R.self)
        } catch {
            runtime.trapped(error)
            return inherited()
        }
    }

    /// Sets a native property: by an override with a setter in source, or else itself; its observers in source then run.
    ///
    /// - Parameters:
    ///   - old: the value before, which only an observer needs.
    ///   - name: the property, by default the one whose setter calls this.
    ///   - inherited: sets the property in the native class.
    package func set<V>(
        _ value: V,
        from old: @autoclosure () -> V,
        of name: String = #function,
        else inherited: (V) -> Void
    ) {
        guard let (instance, runtime) = overriding(name) else {
            guard isObserved(name) else { return inherited(value) }
            let before = old()
            inherited(value)
            return noteChange(of: name, from: before)
        }
        do {
            var root = Value.instance(instance)
            let table = runtime.table
            try runtime.assign(table.value(from: value, declared: table.typeRef(for: V.self)), to: [name], of: &root)
        } catch {
            runtime.trapped(error)
            inherited(value)
        }
    }

    /// The type of the instance, which is not made again for it.
    private var type: DeclaredType? { weakInstance?.type ?? detachedState?.type }

    /// Returns true if source observes a native property.
    private func isObserved(_ name: String) -> Bool {
        guard !isBeingMade, let runtime, !runtime.hasEnded else { return false }
        return type?.observesNative(name) == true
    }

    /// Runs the observers of a native property in source, after the property has changed.
    private func noteChange(of name: String, from old: Any) {
        guard let runtime, !runtime.hasEnded, let instance, observed.insert(name).inserted else { return }
        defer { observed.remove(name) }
        do {
            for observer in instance.type.observers(of: name) {
                try runtime.runObserver(observer, of: instance, old: runtime.table.value(from: old, declared: nil))
            }
        } catch { runtime.trapped(error) }
    }

    private func overriding(_ name: String) -> (Instance, any CallRuntime)? {
        if inherited == name {
            inherited = nil
            return nil
        }
        // Properties of views are read often: an instance that is gone is made again only for an override.
        guard !isBeingMade, let runtime, !runtime.hasEnded, type?.overridesNative(name) == true, let instance else {
            return nil
        }
        return (instance, runtime)
    }

    /// Runs an initializer of the native class.
    func making<R>(_ body: () throws -> R) rethrows -> R {
        let outer = isBeingMade
        isBeingMade = true
        defer { isBeingMade = outer }
        return try body()
    }

    /// Calls a member in the native class's implementation.
    ///
    /// - Parameter isSetting: true if the member is a property that is set.
    func callingInherited<R>(_ name: String, isSetting: Bool = false, _ body: () throws -> R) rethrows -> R {
        let outer = (inherited, isSettingInherited)
        (inherited, isSettingInherited) = (name, isSetting)
        defer { (inherited, isSettingInherited) = outer }
        return try body()
    }
}
