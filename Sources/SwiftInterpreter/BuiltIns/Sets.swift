private func set(_ value: Value) -> ValueSet {
    if case .native(let native) = value, let set = native.base as? ValueSet { return set }
    return ValueSet((try? Value.elements(of: value)) ?? [])
}

extension BindingTable {
    func registerSets() {
        registerBuiltIn("Set") { [unowned self] type in
            type.initializer("init()") { $0.runtime.table.setValue(ValueSet()) }
            type.initializer("init(_ elements: Self.Elements)") { arguments in
                let elements = try Value.elements(of: try arguments.value("elements"))
                return arguments.runtime.table.setValue(ValueSet(elements))
            }
            type.method("contains(_ element: Self.Element) -> Bool") { value, arguments in
                set(value).contains(try arguments.value("element"))
            }
            type.method("filter(_ predicate: (Self.Element) -> Bool) -> Self") { value, arguments in
                let kept = try set(value).elements.filter(try arguments.test("predicate"))
                return arguments.runtime.table.setValue(ValueSet(kept))
            }
            type.mutatingMethod("insert(_ element: Self.Element) -> Any") { value, arguments in
                let element = try arguments.value("element")
                var changed = set(value)
                value = .void
                let isNew = changed.insert(element)
                value = arguments.runtime.table.setValue(changed)
                return Value.tuple([
                    .init(label: "inserted", .bool(isNew)), .init(label: "memberAfterInsert", element),
                ])
            }
            type.mutatingMethod("remove(_ element: Self.Element) -> Self.Element?") { value, arguments -> Value? in
                let element = try arguments.value("element")
                var changed = set(value)
                guard changed.contains(element) else { return nil }
                value = .void
                changed.remove(element)
                value = arguments.runtime.table.setValue(changed)
                return element
            }
            registerPlaces(type)
            registerSetRemovals(type)
            type.mutatingMethod("removeAll()") { value, arguments in
                value = arguments.runtime.table.setValue(ValueSet())
            }
            registerSetAlgebra(type)
            registerCollection(type)
            registerTransforms(type)
        }
    }

    /// Registers the members that remove an element by its place.
    private func registerSetRemovals(_ type: TypeRegistration<Value>) {
        for name in ["remove(at index: Int)", "removeFirst()"] {
            type.mutatingMethod("\(name) -> Self.Element") { value, arguments -> Value in
                var changed = set(value)
                let index: Int = name == "removeFirst()" ? 0 : try arguments["index"]
                guard changed.elements.indices.contains(index) else {
                    throw BindingError("there is no element at this index of the set")
                }
                let element = changed.elements[index]
                value = .void
                changed.remove(element)
                value = arguments.runtime.table.setValue(changed)
                return element
            }
        }
        type.mutatingMethod("popFirst() -> Self.Element?") { value, arguments -> Value? in
            guard let first = set(value).first else { return nil }
            var changed = set(value)
            value = .void
            changed.remove(first)
            value = arguments.runtime.table.setValue(changed)
            return first
        }
    }

    private func registerSetAlgebra(_ type: TypeRegistration<Value>) {
        let operations: [(String, String, (ValueSet, ValueSet) -> [Value])] = [
            ("union", "formUnion", { $0.elements + $1.elements }),
            ("intersection", "formIntersection", { left, right in left.elements.filter(right.contains) }),
            ("subtracting", "subtract", { left, right in left.elements.filter { !right.contains($0) } }),
            (
                "symmetricDifference", "formSymmetricDifference",
                { left, right in
                    left.elements.filter { !right.contains($0) } + right.elements.filter { !left.contains($0) }
                }
            ),
        ]
        for (name, mutating, operation) in operations {
            type.method("\(name)(_ other: Self.Elements) -> Self") { value, arguments in
                let elements = operation(set(value), set(try arguments.value("other")))
                return arguments.runtime.table.setValue(ValueSet(elements))
            }
            type.mutatingMethod("\(mutating)(_ other: Self.Elements)") { value, arguments in
                let elements = operation(set(value), set(try arguments.value("other")))
                value = arguments.runtime.table.setValue(ValueSet(elements))
            }
        }
        let comparisons: [(String, (ValueSet, ValueSet) -> Bool)] = [
            ("isSubset(of other: Self.Elements) -> Bool", { $0.elements.allSatisfy($1.contains) }),
            ("isSuperset(of other: Self.Elements) -> Bool", { $1.elements.allSatisfy($0.contains) }),
            (
                "isStrictSubset(of other: Self.Elements) -> Bool",
                { $0.elements.count < $1.elements.count && $0.elements.allSatisfy($1.contains) }
            ),
            (
                "isStrictSuperset(of other: Self.Elements) -> Bool",
                { $1.elements.count < $0.elements.count && $1.elements.allSatisfy($0.contains) }
            ),
            (
                "isDisjoint(with other: Self.Elements) -> Bool",
                { left, right in !left.elements.contains(where: right.contains) }
            ),
        ]
        for (declaration, comparison) in comparisons {
            type.method(declaration) { comparison(set($0), set(try $1.value("other"))) }
        }
    }
}
