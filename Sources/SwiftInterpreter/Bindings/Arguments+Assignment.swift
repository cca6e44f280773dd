extension Arguments {
    /// Returns the change that a key path and a value describe; the key path may contain properties that extensions in
    /// source declare.
    ///
    /// Throws if the change cannot be applied to the given root, which is not modified.
    package func assignment<Root>(
        through keyPath: String,
        of value: String,
        tryingOn root: Root
    ) throws -> (inout Root) -> Void {
        guard case .keyPath(let names) = try self.value(keyPath) else {
            throw BindingError("argument '\(keyPath)' must be a key path")
        }
        let value = try self.value(value)
        let runtime = runtime
        func change(_ root: Root) throws -> Root {
            var changed = runtime.table.value(from: root, declared: nil)
            try runtime.assign(value, to: names, of: &changed)
            return try runtime.table.convert(changed, to: Root.self, declared: nil)
        }
        _ = try change(root)
        runtime.noteKeptCode()
        return { root in
            do {
                root = try change(root)
            } catch {
                runtime.reportLater(error)
            }
        }
    }
}
