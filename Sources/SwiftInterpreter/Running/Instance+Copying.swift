extension Instance {
    /// Returns an equal instance of a struct or enum.
    func copy() -> Instance {
        let result = Instance(type: type, caseName: caseName, fields: fields, origin: origin)
        result.typeArguments = typeArguments
        return result
    }
}
