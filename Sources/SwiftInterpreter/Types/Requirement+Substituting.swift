extension Requirement {
    func substituting(_ parameters: [GenericParameter], _ arguments: [Type]) -> Requirement {
        guard !arguments.isEmpty else { return self }
        var result = self
        result.subject = subject.substituting(parameters, arguments)
        if case .same(let type) = kind { result.kind = .same(type.substituting(parameters, arguments)) }
        if case .conforms(var bound) = kind {
            bound.superclass = bound.superclass?.substituting(parameters, arguments)
            for index in bound.known.indices {
                bound.known[index].type = bound.known[index].type.substituting(parameters, arguments)
            }
            result.kind = .conforms(bound)
        }
        return result
    }
}
