extension Interfaces {
    /// The types that sources declare, by name.
    var declaredNominals: [Nominal] { nominals.keys.sorted().compactMap { nominals[$0] } }

    /// Returns the members that sources declare of a type, in order.
    func declaredMembers(of nominal: Nominal) -> [Declaration] {
        let lists = [nominal.members, extensionMembers(of: nominal)]
        return lists.flatMap { list in list.order.flatMap { list[$0] } }
    }
}
