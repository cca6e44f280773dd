/// The types around the cursor in unfinished source.
package struct CursorTypes {
    /// A name that can follow the dot at the cursor.
    package struct Member: Sendable {
        /// The name, without the labels of arguments.
        package var name: String
        /// The declaration as a signature spells it; `name: Type` for a property.
        package var declaration: String
        /// The type that a value of the member has, or that its call returns.
        package var type: WrittenType
        /// The name of the type that declares it; of the protocol, for a member that a protocol provides.
        package var owner: String
        /// True for a property or a case without values.
        package var isProperty: Bool
        /// True for a function that changes the value.
        package var isMutating: Bool
    }

    /// The names that can follow a dot.
    package struct Members: Sendable {
        /// The type that they are looked up in.
        package var type: WrittenType
        package var kind: CursorFindings.MemberKind
        package var members: [Member]
    }

    /// A function that the call at the cursor may call.
    package struct Callee: Sendable {
        /// The name; that of the type for an initializer.
        package var name: String
        /// The type that declares the function; nil for a free function.
        package var owner: String?
        package var signature: Signature
    }

    /// The name that marks the place of the cursor in source that is checked.
    package static let nameAtCursor = CursorFindings.word

    /// The types that a value at the cursor can have, the likeliest first; none if the context accepts any.
    package var expected: [WrittenType] = []
    /// The members that can follow the dot at the cursor, for each type that its base may have.
    package var members: [Members] = []
    /// The functions that the call at the cursor may call.
    package var callees: [Callee] = []
    /// The variables of functions and closures that are visible at the cursor, the nearest first.
    package var variables: [(name: String, type: WrittenType)] = []
    /// The types that the generic parameters of the functions accept, by their names.
    package var bounds: [String: WrittenType] = [:]

    /// Nothing is known.
    package init() {}
}

extension CursorTypes {
    init(_ cursor: CursorFindings, _ interfaces: Interfaces) {
        let lookup = Lookup(interfaces: interfaces)
        expected = cursor.expected.map(\.reference).once
        members = cursor.bases.map { base in
            Members(
                type: base.type.reference,
                kind: base.kind,
                members: MembersAtCursor(base, interfaces).all
            )
        }
        callees = cursor.callees.map { callee in
            Callee(
                name: callee.name,
                owner: callee.declaration.owner?.name,
                // Where the generic arguments are not known yet, the parameters stand as they are declared.
                signature: callee.declaration.signature(in: callee.selfType?.known, lookup)
            )
        }
        for callee in cursor.callees { bounds.merge(callee.declaration.bounds) { first, _ in first } }
        for function in cursor.functions {
            let parameters = function.parameters.enumerated().map { index, parameter in
                Signature.Parameter(
                    label: nil,
                    name: "_\(index)",
                    type: parameter.type.reference,
                    isVariadic: parameter.isVariadic,
                    isInout: parameter.isInout
                )
            }
            let signature = Signature(name: "", parameters: parameters, result: function.result.reference)
            callees.append(Callee(name: "", owner: nil, signature: signature))
        }
        variables = cursor.visible.map { name, type in
            // The type of what depends on an undeclared name is no type of Swift.
            let isKnown = !type.hasVariables && !type.hasErrors
            return (name, isKnown ? type.reference : .anything)
        }
    }
}

extension Type {
    /// The type, if no part of it is still looked for.
    fileprivate var known: Type? { hasVariables ? nil : self }
}

extension Declaration {
    /// The protocols and classes that its generic parameters, and those of its type, require, by the names of these;
    /// `Any` for those that require nothing.
    fileprivate var bounds: [String: WrittenType] {
        let parameters = (owner?.generics.parameters ?? []) + generics.parameters
        let free = parameters.filter { $0.owner == nil }.map { ($0.name, WrittenType.anything) }
        let requirements = (owner?.generics.requirements ?? []) + generics.requirements
        let bounds = requirements.compactMap { requirement -> (String, WrittenType)? in
            guard case .conforms(let existential) = requirement.kind else { return nil }
            return (requirement.subject.description, Type(.existential(existential)).reference)
        }
        return Dictionary(bounds + free) { first, _ in first }
    }
}

extension [WrittenType] {
    /// The types without those that stand before.
    fileprivate var once: [WrittenType] {
        var seen: Set<WrittenType> = []
        return filter { seen.insert($0).inserted }
    }
}
