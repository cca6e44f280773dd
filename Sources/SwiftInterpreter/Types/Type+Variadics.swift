extension Type.Parameter {
    /// The type of one value that is passed for the parameter, which is an array of them if it is variadic.
    var typeOfValue: Type {
        guard isVariadic, case .nominal(let nominal, let arguments) = type.form, nominal.name == "Array",
            let element = arguments.first
        else { return type }
        return element
    }
}

extension Type.Function {
    /// Returns the indices of the arguments for each parameter; nil if that many cannot be passed.
    func arguments(of count: Int) -> [[Int]]? {
        guard let variadic = parameters.firstIndex(where: \.isVariadic) else {
            return count == parameters.count ? parameters.indices.map { [$0] } : nil
        }
        let more = count - (parameters.count - 1)
        guard more >= 0 else { return nil }
        return parameters.indices.map { index in
            if index < variadic { return [index] }
            return index == variadic ? Array(index..<(index + more)) : [index + more - 1]
        }
    }
}
