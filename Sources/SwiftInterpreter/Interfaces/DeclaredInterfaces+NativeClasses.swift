/// The limits of classes of source that inherit from native ones: native code calls some members only.
extension DeclaredInterfaces {
    /// Notes a native superclass of which there can be no objects of a class of source.
    func checkSubclassing(of nominal: Nominal, at place: Int) {
        guard interfaces.session.acceptsUnfinished, nominal.code == nil, let natives = interfaces.natives,
            natives.isNative(nominal.name), natives.overrides(of: nominal.name) == nil
        else { return }
        note(
            TypeError(
                message: "subclassing '\(nominal.name)' is not supported here",
                offset: place,
                fix: interfaces.session.absentNames.superclass(nominal.name),
                isUnsupported: true
            )
        )
    }

    /// Notes an override that native code never calls.
    func checkNative(_ member: Declaration, in nominal: Nominal) {
        guard interfaces.session.acceptsUnfinished, let native = nativeClass(of: nominal),
            let overrides = interfaces.natives?.overrides(of: native)
        else { return }
        let name = member.kind == .variable ? member.name : member.labelledName
        if let reason = overrides.uncalled[name] {
            notes.append(TypeError(message: "'\(name)' is never called here: \(reason)", offset: member.offset))
            return
        }
        if member.isStatic { return }
        var allowed = overrides.overridable
        if case .variable(let binding)? = member.implementation, binding.accessors == nil {
            allowed = overrides.observable
            if binding.observers?.before != nil {
                return note(
                    TypeError(
                        message: "'willSet' of a property of a native class is not supported here",
                        offset: member.offset,
                        fix: "use 'didSet', which has the old value",
                        isUnsupported: true
                    )
                )
            }
        }
        guard !allowed.contains(name) else { return }
        let (overridable, observable) = (overrides.overridable.sorted(), overrides.observable.sorted())
        note(
            TypeError(
                message: "overriding '\(name)' of '\(native)' is not supported here",
                offset: member.offset,
                fix: "a subclass can override " + overridable.joined(separator: ", ")
                    + (observable.isEmpty ? "" : ", and observe " + observable.joined(separator: ", ")),
                isUnsupported: true
            )
        )
    }

    /// Returns the name of the nearest superclass that no source declares.
    private func nativeClass(of nominal: Nominal) -> String? {
        var current = nominal.superclassNominal
        while let here = current, here.code != nil { current = here.superclassNominal }
        return current?.name
    }
}
