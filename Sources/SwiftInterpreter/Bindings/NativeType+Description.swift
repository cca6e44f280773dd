/// The description of a type by its registrations. They run when something of it is first asked for: a program uses few of
/// the types that it could use.
extension NativeType {
    /// The facts about a type that are known before its registrations run: all types are declared at once.
    package struct RegisteredTraits: OptionSet, Sendable {
        /// An enum.
        package static let cases = RegisteredTraits(rawValue: 1)
        /// An enum without associated values.
        package static let plainCases: RegisteredTraits = [.cases, RegisteredTraits(rawValue: 2)]
        /// Expressible by an array literal, as option sets are.
        package static let options = RegisteredTraits(rawValue: 4)
        /// With operators among its static functions.
        package static let operators = RegisteredTraits(rawValue: 8)
        /// A class of which there are no subclasses.
        package static let final = RegisteredTraits(rawValue: 16)
        /// A property wrapper; it needs `init()` and a property `wrappedValue`.
        package static let wrapper = RegisteredTraits(rawValue: 32)

        package let rawValue: Int

        /// Creates traits from the numbers of all of them.
        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// Everything that registrations say about a type.
    struct Description {
        var members = Members()
        var words = Words()
        var adoption = Adoption()
        var bridge = Bridge()
        var objects = Objects()
    }

    /// The members.
    package var members: Members {
        settle()
        return described.members
    }
    /// The words of commands that denote a value.
    package var words: Words {
        settle()
        return described.words
    }
    /// The ways for declared types to conform to it or to inherit from it.
    package var adoption: Adoption {
        settle()
        return described.adoption
    }
    /// The ways of values into this type and out of it.
    var bridge: Bridge {
        settle()
        return described.bridge
    }
    /// The facts about the objects of a class.
    package var objects: Objects {
        settle()
        return described.objects
    }

    @inline(__always) private func settle() {
        if !late.isEmpty { runDescriptions() }
    }

    private func runDescriptions() {
        // A description may ask for what those before it have said.
        let closures = late
        late = []
        for describe in closures { describe(self) }
    }
}
