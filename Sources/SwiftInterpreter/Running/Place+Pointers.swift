/// The places of variables that calls take as pointers.
extension Compiler {
    /// Returns the place of an argument `&variable` that is passed as a pointer to the variable.
    func pointer(to place: Place, isOptional: Bool) -> Place {
        let table = runner.table
        return Place(
            read: place.read,
            access: { here in
                let access = try place.access(here)
                return Access(
                    modify: { change in
                        try access.modify { value in
                            let pointer = ValuePointer(value)
                            value = .void
                            defer { value = pointer.pointee }
                            let own = table.value(of: pointer)
                            var argument = isOptional ? .present(own) : own
                            try change(&argument)
                        }
                    },
                    set: { try access.set($0) }
                )
            },
            isPlain: false
        )
    }
}
