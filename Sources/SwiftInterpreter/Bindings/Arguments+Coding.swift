extension Arguments {
    /// Writes a value of source.
    ///
    /// - Throws: the error of the encoder or of the source.
    package func encode(_ value: Value, to encoder: any Encoder) throws { try runtime.encode(value, to: encoder) }

    /// Reads a value of a type of source, which is given as a value.
    ///
    /// - Throws: the error of the decoder or of the source.
    package func decode(_ type: Value, from decoder: any Decoder) throws -> Value {
        try runtime.decode(type, from: decoder)
    }

    /// Returns the key that an argument is.
    ///
    /// - Throws: a `BindingError` for a value that is no key.
    package func codingName(_ name: String) throws -> CodingName { try runtime.codingName(of: value(name)) }
}
