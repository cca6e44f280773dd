/// The initializers of native classes, for classes of source that inherit from them.
extension Library {
    /// Runs the initializer of a native superclass for an instance.
    func initialize(
        _ value: Value,
        _ initializer: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        guard case .instance(let instance) = value, let nominal = type.nominal else {
            return try construct(initializer, type, &arguments, own, at: place)
        }
        guard let native = runner.types.layout(of: nominal).native else {
            guard nominal.isClass else { return try construct(initializer, type, &arguments, own, at: place) }
            return value
        }
        if instance.object == nil {
            guard let subclassing = native.adoption.subclassing else {
                throw place.source.diagnostic(
                    "subclassing '\(native.name)' is not supported here",
                    at: place.offset,
                    kind: .unsupported
                )
            }
            runner.noteKeptCode()
            let object = subclassing.make(instance.type.name)
            object.link.connect(instance, to: object, runner)
        }
        let all = table.inheritedInitializers(of: native).filter {
            $0.signature.labelledName == initializer.labelledName
        }
        if let callable = all.first {
            var receiver = value
            let values = try arguments.enumerated().map { index, value in
                try value.map { try passed($0, callable.signature.parameters[index]) } ?? .nil
            }
            _ = try invokeInherited(callable, &receiver, values, at: place)
        }
        return value
    }

    private func invokeInherited(
        _ callable: NativeCallable,
        _ receiver: inout Value,
        _ values: [Value],
        at place: Location
    )
        throws -> Value
    {
        do {
            guard case .instance(let instance) = receiver, let object = instance.object else { return receiver }
            var base: Any = object
            _ = try object.link.making { try callable.body(&base, arguments(callable, values, place)) }
            try runner.checkTrap()
            return receiver
        } catch { throw runner.located(error, at: place.offset, place.source) }
    }

    /// Returns faster code for the call of a function; nil if there is none.
    func direct(_ declaration: Declaration, _ codes: [((Activation) throws -> Value)?], _ place: Location) throws
        -> Code?
    {
        nil
    }
}
