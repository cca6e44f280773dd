extension BindingTable {
    /// The declarations of the table and the standard library, made when they are first needed.
    var interfaces: Interfaces {
        if let made = known.interfaces { return made }
        let made = LibraryInterfaces.make(self)
        known.interfaces = made
        return made
    }
}
