/// The way in which a property of a value is changed.
struct PropertyChange {
    let declaration: Declaration
    /// True if no override is meant.
    let isExact: Bool
    /// The property whose observer makes the change.
    let observed: Declaration?
    let runner: Runner
    let place: Location

    private func modify(_ base: inout Value, _ type: Type, _ change: (inout Value) throws -> Void) throws {
        if isExact {
            try runner.modifyExactly(declaration, of: &base, type, observed, at: place, change)
        } else {
            try runner.modify(declaration, of: &base, type, observed, at: place, change)
        }
    }

    private func set(_ base: inout Value, _ type: Type, to value: Value) throws {
        if isExact {
            try runner.setExactly(declaration, of: &base, type, to: value, observed, at: place)
        } else {
            try runner.set(declaration, of: &base, type, to: value, observed, at: place)
        }
    }

    /// Returns the way to the property of an object, which is not changed itself.
    func access(ofObject object: Value, _ type: Type) -> Access {
        Access(
            modify: { change in
                var object = object
                try modify(&object, type, change)
            },
            set: { make in
                var object = object
                try set(&object, type, to: try make())
            }
        )
    }

    /// Returns the way to the property of a value in another place.
    func access(in base: Access, _ type: Type, isLate: Bool) -> Access {
        let types = runner.types
        return Access(
            modify: { change in
                try base.modify { value in try types.opening(&value) { try modify(&$0, type, change) } }
            },
            set: { make in
                try Compiler.lateValue(isLate, make) { make in
                    try base.modify { value in
                        let new = try make()
                        try types.opening(&value) { try set(&$0, type, to: new) }
                    }
                }
            }
        )
    }
}
