/// The methods of the standard library that depend on types, or that no table has.
extension Library {
    func intrinsic(
        _ method: Declaration,
        on receiver: inout Value,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        if let result = try numberMethod(method, &receiver, type, arguments, at: place) { return result }
        if let result = hashingMethod(method, &receiver, &arguments) { return result }
        if method.name == "formIndex" { return try formIndex(method, receiver, type, &arguments, at: place) }
        if let result = try lazyMethod(method, receiver, type, arguments, at: place) { return result }
        if let result = try rangeCollectionMethod(method, receiver, arguments) { return result }
        if let result = nativeOptionMethod(method, &receiver, arguments) { return result }
        if let result = try optionMethod(method, &receiver, type, arguments, at: place) { return result }
        switch (receiver, method.labelledName) {
        case (.native(let native), "next()"):
            if let lazy = native.base as? LazyValue { return try lazy.next().map { .present($0) } ?? .nil }
        case (.instance, _): return try declaredMethod(method, &receiver, type, &arguments, own, at: place)
        case (.native(let native), _) where native.type === CollectionSlice.nativeType:
            return try declaredMethod(method, &receiver, type, &arguments, own, at: place)
        case (.native(let native), "reversed()") where method.owner?.name == "ReversedCollection":
            if let lazy = native.base as? LazyValue, let base = lazy.base { return base.value }
        case (.present, "map(_:)"), (.present, "flatMap(_:)"), (.nil, "map(_:)"), (.nil, "flatMap(_:)"):
            return try optionalMapped(method, receiver, arguments)
        case (.string(let text), "appendLiteral(_:)"), (.string(let text), "appendInterpolation(_:)"),
            (.string(let text), "appendInterpolation(_:default:)"):
            return try append(arguments, to: text, method, own, &receiver)
        case (.double(let number), "advanced(by:)"), (.double(let number), "distance(to:)"):
            guard case .double(let other)? = arguments.first ?? nil else { return nil }
            return .double(method.name == "advanced" ? number + other : other - number)
        case (.range(let range), let name) where Self.rangeMethods.contains(name):
            return try rangeMethod(method, range, type, arguments, at: place)
        case (_, "makeIterator()"):
            let (value, library) = (receiver, self)
            return lazy { try library.iterate(value, type, at: place) }
        case (_, "sorted()"), (_, "min()"), (_, "max()"), (_, "sort()"):
            return try ordered(method, &receiver, type, at: place)
        case (_, "joined(separator:)") where !method.generics.parameters.isEmpty:
            return try joined(receiver, type, by: (arguments.first ?? nil) ?? .array([]))
        case (_, "enumerated()") where receiver.lazyValue != nil || receiver.isEndlessRange:
            return lazilyEnumerated(receiver, type, at: place)
        case (_, "enumerated()"): return Value.enumerated(try elements(receiver, type))
        case (.range, _) where receiver.isEndlessRange:
            return try sequenceMethod(method, receiver, type, &arguments, own, at: place)
        case (.native(let native), _) where native.base is LazyValue:
            return try sequenceMethod(method, receiver, type, &arguments, own, at: place)
        case (.native(let native), "appending(path:)"):
            guard let own = native.base as? KeyPathObject, let other = arguments.first??.path else { return nil }
            return .native(NativeValue(own.appending(other), type: native.type))
        case (.native(let native), _) where native.base is LibraryCase:
            return try resultMethod(method, native, arguments)
        default: break
        }
        if let range = try firstRange(method, receiver, type, arguments, at: place) { return range }
        if method.name == "map" || method.name == "filter" || method.name == "forEach" || method.name == "compactMap" {
            return try transformed(method, receiver, type, arguments, at: place)
        }
        return nil
    }

    /// Returns the result of a method of a number that depends on its type.
    private func numberMethod(
        _ method: Declaration,
        _ receiver: inout Value,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    ) throws -> Value? {
        guard let integers = type.integers else { return realMethod(method, &receiver, type, arguments) }
        guard method.labelledName == "negate()" else {
            return try call(method, on: receiver, arguments, as: integers, at: place)
        }
        receiver = try changed("-", receiver, as: integers, at: place) ?? receiver
        return .void
    }

    /// Returns the result of `map` or `flatMap` of an optional.
    private func optionalMapped(_ method: Declaration, _ optional: Value, _ arguments: [Value?]) throws -> Value? {
        guard case .present(let value) = optional else { return .nil }
        guard case .function(let transform)?? = arguments.first else { return nil }
        let result = try transform.call([value])
        return method.name == "map" ? .present(result) : result
    }

    /// Returns the elements of a lazy sequence with their offsets, each when it is asked for.
    private func lazilyEnumerated(_ value: Value, _ type: Type, at place: Location) -> Value {
        lazy { [self] in
            var index = -1
            let next = try iterate(value, type, at: place)
            return {
                index += 1
                let offset = Value.int(index)
                return try next().map { .tuple([.init(label: "offset", offset), .init(label: "element", $0)]) }
            }
        }
    }

    /// Replaces an index by the one that the method `index` with the same labels returns.
    private func formIndex(
        _ method: Declaration,
        _ receiver: Value,
        _ type: Type,
        _ arguments: inout [Value?],
        at place: Location
    ) throws -> Value? {
        let labels = method.parameters.map(\.label)
        let found = runner.lookup.members("index", of: type, isStatic: false).first {
            $0.declaration.parameters.map(\.label) == labels
        }
        guard let found else { return nil }
        var (receiver, given) = (receiver, arguments)
        let moved = try runner.call(found.declaration, on: &receiver, found.selfType, &given, [], at: place)
        guard labels.count == 3 else {
            arguments[0] = moved
            return .void
        }
        guard case .present(let index) = moved else {
            arguments[0] = arguments[2]
            return .bool(false)
        }
        arguments[0] = index
        return .bool(true)
    }

    /// Appends a literal or a value to a text that is being interpolated.
    private func append(
        _ arguments: [Value?],
        to text: String,
        _ method: Declaration,
        _ own: [Type],
        _ receiver: inout Value
    ) throws -> Value? {
        guard method.owner?.name == "DefaultStringInterpolation", var value = arguments.first ?? nil else { return nil }
        var type = own.first ?? method.parameters[0].type
        if method.parameters.count == 2 {
            switch value {
            case .present(let inner): value = inner
            default:
                guard case .function(let preset)?? = arguments.last else { return nil }
                (value, type) = (try preset.call(), runner.standard.string)
            }
        }
        let new = try runner.printer.checked(value, type)
        guard text.utf8.count + new.utf8.count <= runner.budget.limits.maximumCount else {
            throw BindingError("a string of more than \(runner.budget.limits.maximumCount) bytes is too large")
        }
        receiver = .string(text + new)
        return .void
    }

    /// Calls a method of a sequence or collection that source declares.
    private func declaredMethod(
        _ method: Declaration,
        _ receiver: inout Value,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        try collectionMethod(method, &receiver, type, arguments, at: place)
            ?? sequenceMethod(method, receiver, type, &arguments, own, at: place)
    }

    /// Calls a method of a sequence that source declares, or that is lazy, on its elements.
    private func sequenceMethod(
        _ method: Declaration,
        _ receiver: Value,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        guard let owner = method.owner?.name,
            ["Sequence", "Collection", "BidirectionalCollection", "LazySequenceProtocol", "LazySequence"].contains(
                owner
            )
                || method.owner?.name.contains("Sequence") == true || method.owner?.name.contains("Collection") == true
        else { return nil }
        if let early = try early(method, receiver, type, arguments, at: place) { return early }
        var list = Value.array(try elements(receiver, type))
        let listType = runner.standard.array(runner.lookup.associated("Element", of: type) ?? .any)
        let result = try call(method, on: &list, listType, &arguments, own, at: place)
        guard method.owner?.name == "RangeReplaceableCollection", method.name == "filter",
            case .array(let kept) = result
        else { return result }
        return try collection(of: kept, like: runner.types.dynamicType(of: receiver, type), at: place) ?? result
    }

    /// Returns the elements of sequences, with those of another one between them.
    private func joined(_ sequences: Value, _ type: Type, by separator: Value) throws -> Value {
        let between = try elements(separator, .any)
        var result: [Value] = []
        for (index, part) in try elements(sequences, type).enumerated() {
            if index > 0 { result += between }
            result += try elements(part, .any)
            try runner.budget.count(1 + between.count)
        }
        return .array(result)
    }

    func isTrue(_ test: FunctionValue, _ value: Value) throws -> Bool {
        if case .bool(let answer) = try test.call([value]) { return answer }
        return false
    }

    func transformed(
        _ method: Declaration,
        _ receiver: Value,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    ) throws -> Value? {
        guard case .function(let function)?? = arguments.first, method.parameters.count == 1 else { return nil }
        // The filter of a sequence returns a list, also that of a text or a dictionary.
        if method.name != "filter" || method.owner?.name != "Sequence" {
            if case .dictionary = receiver, method.name == "filter" { return nil }
            if case .native(let native) = receiver, !(native.base is LazyValue), receiver.slice == nil { return nil }
            if case .string = receiver, method.name == "filter" { return nil }
        }
        let next = try iterate(receiver, type, at: place)
        var result: [Value] = []
        while let value = try next() {
            try runner.budget.step()
            switch method.name {
            case "map": result.append(try function.call([value]))
            case "filter": if try isTrue(function, value) { result.append(value) }
            case "compactMap": if case .present(let new) = try function.call([value]) { result.append(new) }
            default: _ = try function.call([value])
            }
        }
        return method.name == "forEach" ? .void : .array(result)
    }

    /// Sorts by the order of the elements' type.
    func ordered(_ method: Declaration, _ receiver: inout Value, _ type: Type, at place: Location) throws
        -> Value?
    {
        let element = runner.lookup.associated("Element", of: type) ?? .any
        let runner = runner
        let values = try elements(receiver, type)
        let order = FunctionValue(name: "<", parameterCount: 2, type: nil, runtime: runner) {
            .bool(try runner.isLess($0[0], $0[1], element, at: place))
        }
        if method.name == "min" || method.name == "max" {
            guard var result = values.first else { return .nil }
            for value in values.dropFirst() {
                let isBetter =
                    method.name == "min"
                    ? try runner.isLess(value, result, element, at: place)
                    : try runner.isLess(result, value, element, at: place)
                if isBetter { result = value }
            }
            return .present(result)
        }
        let sorted = try sorted(values, order)
        switch method.name {
        case "sorted": return .array(sorted)
        default:
            if var slice = receiver.slice {
                slice.replaceSubrange(slice.indices, with: sorted)
                receiver = table.sliceValue(slice)
            } else {
                receiver = .array(sorted)
            }
            return .void
        }
    }

    /// Sorts as the standard library does: a short list by insertion.
    func sorted(_ values: [Value], _ order: FunctionValue) throws -> [Value] {
        guard values.count < 64 else { return try Value.sorted(values, order) }
        var result = values
        for end in result.indices.dropFirst() {
            var index = end
            let value = result[end]
            while index > 0, case .bool(true) = try order.call([value, result[index - 1]]) {
                result[index] = result[index - 1]
                index -= 1
            }
            result[index] = value
        }
        return result
    }
}
