/// The declarations that are made up for a source.
struct MadeStubs: Hashable {
    /// The types, by their names.
    private(set) var types: [String: MadeType] = [:]
    /// The names of the types, in the order in which they were found.
    private(set) var order: [String] = []
    /// The functions and variables outside of types.
    var functions: [MadeMember] = []
    /// The members of types that are declared elsewhere, by the names of these types.
    var extensions: [String: [MadeMember]] = [:]
    /// The number of types of which only the uses are known, so far.
    private var openCount = 0

    /// True if nothing is made up.
    var isEmpty: Bool { order.isEmpty && functions.isEmpty && extensions.isEmpty }

    /// The type with a name; setting one that is not there adds it.
    subscript(_ name: String) -> MadeType? {
        get { types[name] }
        set {
            if types[name] == nil, newValue != nil { order.append(name) }
            if newValue == nil { order.removeAll { $0 == name } }
            types[name] = newValue
        }
    }

    /// The types, in the order in which they were found.
    var all: [MadeType] { order.compactMap { types[$0] } }

    /// Adds a type of which only the uses are known, and returns its name.
    ///
    /// - Parameters:
    ///   - hint: the words of a name for it.
    ///   - owner: the type that has it; nil for none.
    mutating func open(_ hint: String, in owner: String? = nil) -> String {
        openCount += 1
        let name = "Open\(openCount)Type"
        self[name] = MadeType(name: name, hint: hint, owner: owner)
        return name
    }

    /// Returns true if a type names an open type that has been settled since.
    func isStale(_ type: String) -> Bool {
        type.split { !$0.isPartOfName }.contains { word in
            word.hasPrefix("Open") && word.hasSuffix("Type") && word.dropFirst(4).first?.isNumber == true
                && types[String(word)] == nil
        }
    }

    /// Replaces an open type by another one everywhere.
    mutating func settle(_ name: String, as type: String) {
        guard let old = types[name], old.isOpen, type != name else { return }
        self[name] = nil
        let target = TypeWords.core(of: type)
        if var made = types[target], target == type {
            // What is known of the open type holds for the other one.
            for member in old.members where !made.members.contains(where: { $0.isSame(as: member) }) {
                made.members.append(member)
            }
            for parameters in old.initializers { _ = made.add(initializer: parameters) }
            for kind in old.conformances { _ = made.conform(to: kind) }
            types[target] = made
        }
        changeTypes { TypeWords.replacing(name, by: type, in: $0) }
    }

    /// Gives an open type a name of its own.
    mutating func rename(_ name: String, to other: String) {
        guard var type = types[name], let index = order.firstIndex(of: name) else { return }
        type.name = other
        type.hint = nil
        types[name] = nil
        types[other] = type
        order[index] = other
        changeTypes { TypeWords.replacing(name, by: other, in: $0) }
    }

    /// Adds a member to a made type, or to an extension of a declared one; returns true if it is new.
    mutating func add(_ member: MadeMember, to owner: String) -> Bool {
        if var type = types[owner] {
            guard !type.members.contains(where: { $0.isSame(as: member) }) else { return false }
            type.members.append(member)
            types[owner] = type
            return true
        }
        guard extensions[owner]?.contains(where: { $0.isSame(as: member) }) != true else { return false }
        extensions[owner, default: []].append(member)
        return true
    }

    /// Adds a function or variable outside of types; returns true if it is new.
    mutating func add(_ function: MadeMember) -> Bool {
        guard !functions.contains(where: { $0.isSame(as: function) }) else { return false }
        functions.append(function)
        return true
    }

    /// Changes the type of a parameter wherever calls of a name have it; returns true if there is one.
    mutating func retype(_ label: String?, of callee: String, to type: String) -> Bool {
        var isFound = false
        func changed(_ parameters: [MadeParameter]) -> [MadeParameter] {
            parameters.map { parameter in
                guard parameter.label == label, parameter.type != type, !parameter.isTrailing else { return parameter }
                var result = parameter
                result.type = type
                isFound = true
                return result
            }
        }
        for name in order {
            guard var type = types[name], type.lastName == callee else { continue }
            type.initializers = type.initializers.map(changed)
            types[name] = type
        }
        changeMembers { member in
            if member.name == callee { member.parameters = member.parameters.map(changed) }
        }
        return isFound
    }

    /// Changes all members.
    private mutating func changeMembers(_ change: (inout MadeMember) -> Void) {
        for name in order {
            guard var type = types[name] else { continue }
            for index in type.members.indices { change(&type.members[index]) }
            types[name] = type
        }
        for key in extensions.keys.sorted() {
            guard var members = extensions[key] else { continue }
            for index in members.indices { change(&members[index]) }
            extensions[key] = members
        }
        for index in functions.indices { change(&functions[index]) }
    }

    /// Changes all types that declarations name.
    private mutating func changeTypes(_ change: (String) -> String) {
        func changed(_ parameters: [MadeParameter]) -> [MadeParameter] {
            parameters.map { parameter in
                var result = parameter
                result.type = change(parameter.type)
                return result
            }
        }
        changeMembers { member in
            member.type = change(member.type)
            member.parameters = member.parameters.map(changed)
        }
        for name in order {
            guard var type = types[name] else { continue }
            type.initializers = type.initializers.map(changed)
            type.alias = type.alias.map(change)
            type.wrapped = type.wrapped.map(change)
            type.owner = type.owner.map(change)
            types[name] = type
        }
    }

    /// Returns true if a member, a parameter or a variable has values of a type.
    func hasValues(of name: String) -> Bool {
        var isFound = false
        var copy = self
        copy.changeTypes { type in
            if TypeWords.mentions(name, in: type) { isFound = true }
            return type
        }
        return isFound
    }
}
