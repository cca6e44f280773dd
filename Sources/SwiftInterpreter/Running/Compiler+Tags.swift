/// The tags of what functions of the source return.
extension Compiler {
    /// Returns the code of a call whose result is also of this call, if its tag is that of the call that made it.
    func tagging(_ code: Code, _ declaration: Declaration, at offset: Int) -> Code {
        let runner = runner
        guard declaration.kind == .function, runner.isCode(declaration),
            unit.taggedProtocols.contains(where: { runner.lookup.conforms(declaration.result, to: $0) })
        else { return code }
        let (run, place) = (code.run, location(offset))
        return Code { here in runner.returned(try run(here), by: place) }
    }
}

extension Runner {
    /// Returns a value with the tag of the call that returned it, beside the one of the call that made it.
    func returned(_ value: Value, by place: Location) -> Value {
        switch value {
        case .native(let native):
            .native(NativeValue(native.base, type: native.type, origin: origin(native.origin, returnedBy: place)))
        case .instance(let instance) where !instance.type.nominal.isClass:
            .instance(instance.copy(madeBy: origin(instance.origin, returnedBy: place)))
        case .erased(let erased):
            .erased(ErasedValue(returned(erased.value, by: place), erased.type, erased.adoption))
        default: value
        }
    }

    private func origin(_ origin: SourceOrigin?, returnedBy place: Location) -> SourceOrigin {
        let name = place.source.fileName
        // Offsets in another source, such as that of a stub, say nothing here.
        guard let origin, origin.fileName == name else { return SourceOrigin(fileName: name, offset: place.offset) }
        let tag = state.callTags.tag(of: origin.offset, returnedBy: place.offset)
        return SourceOrigin(fileName: name, offset: tag)
    }
}
