/// An object of a native class that is an instance of a class of source as well.
///
/// A native class becomes one by a subclass that hands what can be overridden to its link:
/// ```swift
/// final class InterpretedScreen: Screen, InterpretedObject {
///     let link = ObjectLink()
///     override func refresh() { link.call("refresh") { super.refresh() } }
/// }
/// ```
public protocol InterpretedObject: AnyObject {
    /// What ties it to the instance.
    var link: ObjectLink { get }
}

/// What ties an object of a native class to the instance of a class of source that it is.
///
/// Either may be all that is held: the instance holds its object, and when the instance goes, the object keeps what was
/// in it for the next one who asks. So neither is freed under the other, and there is no cycle.
public final class ObjectLink {
    private weak var object: (any InterpretedObject)?
    private weak var held: Instance?
    private var kept: (type: DeclaredType, fields: [Value], origin: SourceOrigin?)?
    private var runtime: (any CallRuntime)?
    /// The interpreter that has made the object, if what that has declared must stay as long as the object.
    private var maker: AnyObject?
    /// The member that is asked for as the superclass has it.
    private var inherited: String?
    /// The properties whose observers run: what those assign to them is not observed.
    private var observed: Set<String> = []

    /// Makes a link of an object that is no instance yet: it does what its native class does.
    public init() {}

    /// The instance; nil while there is none.
    var instance: Instance? {
        if let held { return held }
        guard let kept, let object else { return nil }
        let instance = Instance(type: kept.type, fields: kept.fields, origin: kept.origin)
        instance.object = object
        held = instance
        self.kept = nil
        return instance
    }

    func tie(_ instance: Instance, to object: any InterpretedObject, _ runtime: any CallRuntime) {
        instance.object = object
        self.object = object
        self.runtime = runtime
        held = instance
    }

    func keep(_ type: DeclaredType, _ fields: [Value], _ origin: SourceOrigin?) {
        kept = (type, fields, origin)
    }

    /// Makes the object one of the class as it is declared now, after its source was evaluated again: it keeps what its
    /// properties hold, as far as they are still there.
    package func renew(as type: DeclaredType) {
        guard let instance, instance.type !== type, let runtime = type.runtime else { return }
        self.runtime = runtime
        runtime.renew(instance, as: type)
    }

    /// Keeps what source has declared for as long as the object is there: closures that it has got use it.
    ///
    /// For objects that only the library holds, since one that source holds would never end.
    package func keepMaker() {
        maker = runtime?.owner
    }

    // MARK: - What source overrides

    /// What a method of source gives that overrides a native one, else what that gives; an error is kept by the
    /// interpreter, or ends the evaluation that has led here.
    public func call<R>(
        _ name: String,
        _ arguments: [(label: String?, value: Any)] = [],
        as type: R.Type = R.self,
        else inherited: () -> R
    ) -> R {
        guard let (instance, runtime) = overriding(name) else { return inherited() }
        do {
            return try AdoptedInstance(instance: instance, runtime: runtime).call(name, arguments, as: R.self)
        } catch {
            runtime.trapped(error)
            return inherited()
        }
    }

    /// What a property of source gives that overrides a native one, else what that gives.
    public func value<R>(of name: String, as type: R.Type = R.self, else inherited: () -> R) -> R {
        guard let (instance, runtime) = overriding(name) else { return inherited() }
        do {
            return try AdoptedInstance(instance: instance, runtime: runtime).property(name, as: R.self)
        } catch {
            runtime.trapped(error)
            return inherited()
        }
    }

    /// Runs what observes a native property in source, after that has changed.
    public func noteChange(of name: String, from old: Any) {
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
        guard let runtime, !runtime.hasEnded, let instance, instance.type.overridesNative(name) else { return nil }
        return (instance, runtime)
    }

    /// Asks for a member as the native class has it.
    func callingInherited<R>(_ name: String, _ body: () throws -> R) rethrows -> R {
        let outer = inherited
        inherited = name
        defer { inherited = outer }
        return try body()
    }
}
