/// The classes of compiled code that no binding names, as those of the views that elements make.
extension RuntimeTypes {
    /// Returns the type of a value as a value: that of an object of an unnamed class has the name of the class.
    func ownMetatype(of value: Value, _ type: Type) -> Value {
        let known = dynamicType(of: value, type)
        guard let unnamed = unnamedClass(of: opened(value), known) else { return metatype(known) }
        return .type(.exact(ExactType(.nominal(unnamed, []))))
    }

    /// Returns the class of an object that no binding names, as a subclass of the nearest one that has a name; nil for
    /// other values.
    private func unnamedClass(of value: Value, _ known: Type) -> Nominal? {
        guard case .native(let native) = value, !(native.base is any InterpretedObject),
            runner.table.lineage(of: native.type).contains(where: \.objects.hasNamedSubclasses)
        else { return nil }
        let own = Swift.type(of: native.base)
        if let made = unnamedClasses[ObjectIdentifier(own)] { return made }
        let name = "\(own)"
        guard name != known.nominal?.lastName else { return nil }
        let result = Nominal(name: name, kind: .classType, outer: nil)
        result.superclass = known
        unnamedClasses[ObjectIdentifier(own)] = result
        return result
    }
}
