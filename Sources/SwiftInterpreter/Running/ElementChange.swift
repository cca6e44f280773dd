/// The way in which an element of a value is changed, by a subscript.
struct ElementChange {
    let declaration: Declaration
    /// The code of the indices.
    let arguments: [(Activation) throws -> Value]
    /// True if no override is meant.
    let isExact: Bool
    let runner: Runner
    let place: Location

    /// Returns the way to the element of a value in another place.
    ///
    /// - Parameters:
    ///   - generics: the types in place of the subscript's own generic parameters.
    ///   - isLate: true for a chain, which may end before the indices.
    func access(
        in base: Access,
        _ here: Activation,
        _ type: Type,
        _ generics: [Type],
        isLate: Bool
    ) throws -> Access {
        let early = isLate ? nil : try arguments.map { try $0(here) }
        func open(_ change: (inout Value, [Value]) throws -> Void) throws {
            try base.modify { value in
                let indices = try early ?? arguments.map { try $0(here) }
                try runner.types.opening(&value) { try change(&$0, indices) }
            }
        }
        return Access(
            modify: { change in
                try open {
                    try runner.modifyElement(
                        declaration,
                        of: &$0,
                        type,
                        $1,
                        generics,
                        isExact: isExact,
                        at: place,
                        change
                    )
                }
            },
            set: { make in
                try Compiler.lateValue(isLate, make) { make in
                    try open {
                        let new = try make()
                        try runner.setElement(
                            declaration,
                            of: &$0,
                            type,
                            $1,
                            generics,
                            new,
                            isExact: isExact,
                            at: place
                        )
                    }
                }
            }
        )
    }
}
