/// Values that stay together in lists: the parts that a result builder makes of a line or a section.
final class ValueRun {
    /// The values.
    let values: [Value]
    // The results of the last conversion; nearly all values are converted to one type.
    private var results: Results?

    init(_ values: [Value]) { self.values = values }

    /// Adds the values to a list, converted to its type.
    ///
    /// The results are kept if those of all values are, so that they are the same each time.
    func add<T>(to list: inout [T], _ convert: (Value) throws -> T) rethrows {
        if let results, results.type == ObjectIdentifier(T.self) {
            list += unsafeDowncast(results, to: TypedResults<T>.self).list
        } else if let only = values.first, values.count == 1 {
            list += try NativeValue.converted([only], convert)
        } else {
            let new = try NativeValue.converted(values, convert)
            if NativeValue.haveKept(T.self, values) { results = TypedResults(new) }
            list += new
        }
    }

    private class Results {
        let type: ObjectIdentifier

        init(_ type: ObjectIdentifier) { self.type = type }
    }

    private final class TypedResults<T>: Results {
        let list: [T]

        init(_ list: [T]) {
            self.list = list
            super.init(ObjectIdentifier(T.self))
        }
    }
}
