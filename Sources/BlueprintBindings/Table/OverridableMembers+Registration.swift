import SwiftInterpreter

extension TypeRegistration {
    /// Lets declared classes inherit from this class and override its ``OverridableMembers``.
    ///
    /// - Parameters:
    ///   - uncalled: the members that they may also override although nothing calls them here, each with the reason.
    ///   - make: creates the object of an instance whose class has the given name.
    func inheritable(uncalled: [String: String] = [:], make: @escaping (String) -> any InterpretedObject) {
        let members = OverridableMembers(of: type.name)
        subclassable(overriding: members.overriding, observing: members.observing, uncalled: uncalled, make: make)
    }
}
