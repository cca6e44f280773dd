import Foundation

/// The members of the standard library that depend on types, or that no table has.
extension Library {
    // MARK: - Methods

    func intrinsic(
        _ method: Declaration,
        on receiver: inout Value,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        if let result = try lazyMethod(method, receiver, type, arguments, at: place) { return result }
        if let result = try optionMethod(method, &receiver, type, arguments, at: place) { return result }
        switch (receiver, method.labelledName) {
        case (.native(let native), "next()"):
            if let lazy = native.base as? LazyValue { return try lazy.next().map { .present($0) } ?? .nil }
        case (.instance, _): return try sequenceMethod(method, receiver, type, &arguments, own, at: place)
        case (.present, "map(_:)"), (.present, "flatMap(_:)"), (.nil, "map(_:)"), (.nil, "flatMap(_:)"):
            guard case .present(let value) = receiver else { return .nil }
            guard case .function(let transform)?? = arguments.first else { return nil }
            let result = try transform.call([value])
            return method.name == "map" ? .present(result) : result
        case (.native, "hash(into:)"), (.int, "hash(into:)"), (.string, "hash(into:)"): return .void
        case (.range(let range), "contains(_:)"):
            if let value = arguments.first ?? nil { return .bool(try contains(range, value, at: place)) }
        case (_, "makeIterator()"):
            let value = receiver
            let library = self
            return lazy { try library.iterate(value, type, at: place) }
        case (_, "sorted()"), (_, "min()"), (_, "max()"), (_, "sort()"):
            return try ordered(method, &receiver, type, at: place)
        case (_, "enumerated()"): return Value.enumerated(try elements(receiver, type))
        case (.native(let native), _) where native.base is LazyValue:
            return try sequenceMethod(method, receiver, type, &arguments, own, at: place)
        case (.native(let native), "appending(path:)"):
            guard let own = native.base as? KeyPathObject, let other = arguments.first??.path else { return nil }
            return .native(NativeValue(own.appending(other), type: native.type))
        case (.native(let native), _) where native.base is LibraryCase: return try resultMethod(method, native, arguments)
        default: break
        }
        if method.name == "map" || method.name == "filter" || method.name == "forEach" || method.name == "compactMap" {
            return try transformed(method, receiver, type, arguments, at: place)
        }
        return nil
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
            ["Sequence", "Collection", "BidirectionalCollection", "LazySequenceProtocol", "LazySequence"].contains(owner)
                || method.owner?.name.contains("Sequence") == true || method.owner?.name.contains("Collection") == true
        else {
            return try hash(method, receiver)
        }
        var list: Value
        switch method.name {
        case "first", "contains", "prefix", "allSatisfy":
            if let early = try early(method, receiver, type, arguments, at: place) { return early }
            list = .array(try elements(receiver, type))
        default: list = .array(try elements(receiver, type))
        }
        let listType = runner.standard.array(runner.lookup.associated("Element", of: type) ?? .any)
        return try call(method, on: &list, listType, &arguments, own, at: place)
    }

    private func hash(_ method: Declaration, _ receiver: Value) throws -> Value? {
        method.name == "hash" ? .void : nil
    }

    /// Calls a method that needs not all elements.
    private func early(_ method: Declaration, _ receiver: Value, _ type: Type, _ arguments: [Value?], at place: Location)
        throws -> Value?
    {
        let next = try iterate(receiver, type, at: place)
        switch (method.labelledName, arguments.first ?? nil) {
        case ("first(where:)", .function(let test)?):
            while let value = try next() { if try isTrue(test, value) { return .present(value) } }
            return .nil
        case ("contains(where:)", .function(let test)?):
            while let value = try next() { if try isTrue(test, value) { return .bool(true) } }
            return .bool(false)
        case ("allSatisfy(_:)", .function(let test)?):
            while let value = try next() { if !(try isTrue(test, value)) { return .bool(false) } }
            return .bool(true)
        case ("contains(_:)", let wanted?):
            if let filter = receiver.lazyValue?.filter, !(try filter.test(wanted)) { return .bool(false) }
            let element = runner.lookup.associated("Element", of: type) ?? .any
            while let value = try next() {
                if try runner.areEqual(value, element, wanted, element, at: place) { return .bool(true) }
            }
            return .bool(false)
        case ("prefix(_:)", .int(let count)?):
            let library = self
            return lazy {
                var left = count
                let next = try library.iterate(receiver, type, at: place)
                return {
                    guard left > 0 else { return nil }
                    left -= 1
                    return try next()
                }
            }
        default: return nil
        }
    }

    func isTrue(_ test: FunctionValue, _ value: Value) throws -> Bool {
        if case .bool(let answer) = try test.call([value]) { return answer }
        return false
    }

    private func transformed(
        _ method: Declaration,
        _ receiver: Value,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    ) throws -> Value? {
        guard case .function(let function)?? = arguments.first, method.parameters.count == 1 else { return nil }
        if case .dictionary = receiver, method.name == "filter" { return nil }
        if case .native(let native) = receiver, !(native.base is LazyValue), receiver.slice == nil { return nil }
        if case .string = receiver, method.name == "filter" { return nil }
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
    private func ordered(_ method: Declaration, _ receiver: inout Value, _ type: Type, at place: Location) throws -> Value? {
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
            receiver = receiver.slice == nil ? .array(sorted) : table.sliceValue(sorted[...])
            return .void
        }
    }

    /// Sorts as the standard library does: a short list by insertion.
    private func sorted(_ values: [Value], _ order: FunctionValue) throws -> [Value] {
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

    // MARK: - Lazy sequences

    private func lazyMethod(_ method: Declaration, _ receiver: Value, _ type: Type, _ arguments: [Value?], at place: Location)
        throws -> Value?
    {
        guard let owner = method.owner?.name, owner.hasPrefix("Lazy"),
            case .function(let function)?? = arguments.first
        else { return nil }
        let library = self
        switch method.name {
        case "map":
            let result = lazy {
                let next = try library.iterate(receiver, type, at: place)
                return { try next().map { try function.call([$0]) } }
            }
            if let places = receiver.lazyValue?.places {
                result.lazyValue?.places = .init(count: places.count) { try function.call([try places.element($0)]) }
            }
            return result
        case "filter":
            let result = lazy {
                let next = try library.iterate(receiver, type, at: place)
                return {
                    while let value = try next() { if try library.isTrue(function, value) { return value } }
                    return nil
                }
            }
            if let base = receiver.lazyValue, base.places != nil || base.filter != nil {
                result.lazyValue?.filter = (
                    test: { try library.isTrue(function, $0) },
                    last: { try base.reversed() ?? { nil } }
                )
            }
            return result
        case "compactMap":
            return lazy {
                let next = try library.iterate(receiver, type, at: place)
                return {
                    while let value = try next() {
                        if case .present(let new) = try function.call([value]) { return new }
                    }
                    return nil
                }
            }
        case "flatMap":
            return lazy {
                let next = try library.iterate(receiver, type, at: place)
                var inner: (() throws -> Value?)?
                return {
                    while true {
                        if let value = try inner?() { return value }
                        guard let outer = try next() else { return nil }
                        inner = try library.iterate(try function.call([outer]), .any, at: place)
                    }
                }
            }
        case "prefix":
            return lazy {
                let next = try library.iterate(receiver, type, at: place)
                var isOver = false
                return {
                    guard !isOver, let value = try next() else { return nil }
                    if try library.isTrue(function, value) { return value }
                    isOver = true
                    return nil
                }
            }
        case "drop":
            return lazy {
                let next = try library.iterate(receiver, type, at: place)
                var isDropping = true
                return {
                    while let value = try next() {
                        if isDropping, try library.isTrue(function, value) { continue }
                        isDropping = false
                        return value
                    }
                    return nil
                }
            }
        default: return nil
        }
    }

    // MARK: - Result

    private func resultMethod(_ method: Declaration, _ native: NativeValue, _ arguments: [Value?]) throws -> Value? {
        guard let own = native.base as? LibraryCase, let value = own.values.first else { return nil }
        func made(_ name: String, _ value: Value) -> Value {
            .native(NativeValue(LibraryCase(name: name, labels: [nil], values: [value]), type: native.type))
        }
        let isSuccess = own.name == "success"
        switch (method.name, arguments.first ?? nil) {
        case ("get", _):
            if isSuccess { return value }
            let text = runner.printer.text(value, .any, isDebug: true)
            let none = SourceBuffer("", fileName: "")
            throw ThrownValue(value: value, diagnostic: runner.failure("error raised: \(text)", at: 0, none))
        case ("map", .function(let change)?): return isSuccess ? made("success", try change.call([value])) : .native(native)
        case ("mapError", .function(let change)?): return isSuccess ? .native(native) : made("failure", try change.call([value]))
        case ("flatMap", .function(let change)?): return isSuccess ? try change.call([value]) : .native(native)
        default: return nil
        }
    }

    // MARK: - Functions and operators

    func staticIntrinsic(
        _ function: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        if function.isOperator { return try operate(function, type, &arguments, own, at: place) }
        if function.owner?.name == "FloatingPoint", arguments.count == 2, let a = (arguments[0] ?? .void).number,
            let b = (arguments[1] ?? .void).number
        {
            return .double(function.name == "minimum" ? Double.minimum(a, b) : Double.maximum(a, b))
        }
        return function.name.hasPrefix("build") ? try built(function, type, arguments) : nil
    }

    func freeIntrinsic(_ function: Declaration, _ arguments: inout [Value?], _ own: [Type], at place: Location) throws
        -> Value?
    {
        if function.isOperator { return try operate(function, .error, &arguments, own, at: place) }
        switch function.labelledName {
        case "print(_:separator:terminator:)", "debugPrint(_:separator:terminator:)":
            try printed(arguments, isDebug: function.name == "debugPrint")
            return .void
        case "swap(_:_:)":
            arguments.swapAt(0, 1)
            return .void
        case "min(_:_:)", "max(_:_:)", "min(_:_:_:_:)", "max(_:_:_:_:)":
            return try extreme(function.name, arguments, own.first ?? .any, at: place)
        case "abs(_:)":
            switch arguments.first ?? nil {
            case .int(let value)?:
                if value == .min { throw runner.failure("arithmetic operation '0 - \(value)' (on type 'Int') results in an overflow", at: place.offset, place.source) }
                return .int(abs(value))
            case .double(let value)?: return .double(abs(value))
            default: return nil
            }
        case "withExtendedLifetime(_:_:)":
            guard case .function(let body)? = arguments[1] else { return nil }
            return try body.call(body.parameterCount == 0 ? [] : [arguments[0] ?? .void])
        case "sequence(first:next:)", "sequence(state:next:)": return unfolded(function, arguments)
        case "zip(_:_:)": return zipped(arguments, own, at: place)
        case "stride(from:to:by:)", "stride(from:through:by:)": return try strided(function, arguments, at: place)
        case "type(of:)":
            let value = arguments.first.flatMap { $0 } ?? .void
            return runner.types.metatype(runner.types.dynamicType(of: value, own.first ?? .any))
        case "assert(_:_:file:line:)", "precondition(_:_:file:line:)", "assertionFailure(_:file:line:)",
            "preconditionFailure(_:file:line:)", "fatalError(_:file:line:)":
            return try ended(function.name, arguments, at: place)
        default: return nil
        }
    }

    private func printed(_ arguments: [Value?], isDebug: Bool) throws {
        guard case .array(let items)? = arguments.first ?? nil else { return }
        func text(_ index: Int, _ preset: String) -> String {
            if index < arguments.count, case .string(let text)? = arguments[index] { return text }
            return preset
        }
        let printer = runner.printer
        let parts = try items.map { item in
            isDebug ? printer.text(item, .any, isDebug: true) : try printer.checked(item, .any)
        }
        runner.print(parts.joined(separator: text(1, " ")) + text(2, "\n"))
    }

    private func extreme(_ name: String, _ arguments: [Value?], _ type: Type, at place: Location) throws -> Value {
        var all = arguments.prefix(3).compactMap { $0 }
        if arguments.count == 4, case .array(let rest)? = arguments[3] { all += rest }
        guard var result = all.first else { return .void }
        for value in all.dropFirst() {
            let isBetter =
                name == "min"
                ? try runner.isLess(value, result, type, at: place) : try runner.isAtLeast(value, result, type, at: place)
            if isBetter { result = value }
        }
        return result
    }

    private func zipped(_ arguments: [Value?], _ own: [Type], at place: Location) -> Value {
        let (first, second) = (arguments[0] ?? .void, arguments[1] ?? .void)
        let library = self
        let types = own.count == 2 ? own : [.any, .any]
        return lazy {
            let left = try library.iterate(first, types[0], at: place)
            let right = try library.iterate(second, types[1], at: place)
            return {
                guard let one = try left(), let other = try right() else { return nil }
                return .tuple([.init(one), .init(other)])
            }
        }
    }

    private func unfolded(_ function: Declaration, _ arguments: [Value?]) -> Value? {
        guard case .function(let next)? = arguments[1], let start = arguments[0] else { return nil }
        if function.parameters[0].label == "state" {
            return lazy {
                var state = [start]
                return {
                    if case .present(let value) = try next.body(&state) { return value }
                    return nil
                }
            }
        }
        return lazy {
            var current: Value? = start
            var isFirst = true
            return {
                if isFirst {
                    isFirst = false
                    return current
                }
                guard let last = current else { return nil }
                if case .present(let value) = try next.call([last]) { current = value } else { current = nil }
                return current
            }
        }
    }

    private func strided(_ function: Declaration, _ arguments: [Value?], at place: Location) throws -> Value? {
        let isThrough = function.parameters[1].label == "through"
        switch (arguments[0], arguments[1], arguments[2]) {
        case (.int(let from)?, .int(let to)?, .int(let step)?):
            if step == 0 { throw runner.failure("Stride size must not be zero", at: place.offset, place.source) }
            return lazy {
                var next: Int? = from
                return {
                    guard let current = next, step > 0 ? (isThrough ? current <= to : current < to) : (isThrough ? current >= to : current > to)
                    else { return nil }
                    let (sum, isOver) = current.addingReportingOverflow(step)
                    next = isOver ? nil : sum
                    return .int(current)
                }
            }
        case (let from?, let to?, let step?):
            guard let from = from.number, let to = to.number, let step = step.number else { return nil }
            if step == 0 { throw runner.failure("Stride size must not be zero", at: place.offset, place.source) }
            return lazy {
                var count = 0.0
                return {
                    let current = from + count * step
                    guard step > 0 ? (isThrough ? current <= to : current < to) : (isThrough ? current >= to : current > to)
                    else { return nil }
                    count += 1
                    return .double(current)
                }
            }
        default: return nil
        }
    }

    private func ended(_ name: String, _ arguments: [Value?], at place: Location) throws -> Value {
        func value(_ index: Int) throws -> Value {
            guard index < arguments.count, let value = arguments[index] else { return .string("") }
            if case .function(let function) = value { return try function.call() }
            return value
        }
        let isCondition = name == "assert" || name == "precondition"
        if isCondition, case .bool(true) = try value(0) { return .void }
        var message = ""
        if case .string(let text) = try value(isCondition ? 1 : 0) { message = text }
        let words = ["assert": "assertion failed", "assertionFailure": "assertion failed", "fatalError": "fatal error"]
        let start = words[name] ?? "precondition failed"
        throw runner.failure(message.isEmpty ? start : "\(start): \(message)", at: place.offset, place.source)
    }

    // MARK: - Initializers

    func initializerIntrinsic(
        _ initializer: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        guard let nominal = type.nominal else { return nil }
        let first = arguments.first ?? nil
        switch (nominal.name, initializer.parameters.map { $0.label ?? "_" }.joined(separator: ":")) {
        case ("String", "_"):
            guard let first else { return nil }
            if initializer.parameters[0].type.hasParameters || initializer.generics.parameters.isEmpty {
                if case .string = first { return first }
                let own = own.first ?? .any
                if let kind = runner.interfaces.nominal("LosslessStringConvertible"), runner.types.conforms(own, to: kind) {
                    return .string(try runner.printer.checked(first, own))
                }
                let parts = try elements(first, own)
                return .string(try parts.map { try runner.printer.checked($0, .any) }.joined())
            }
            return nil
        case ("String", "describing"), ("String", "reflecting"):
            guard let first else { return nil }
            let isDebug = initializer.parameters[0].label == "reflecting"
            return .string(
                isDebug
                    ? runner.printer.text(first, own.first ?? .any, isDebug: true)
                    : try runner.printer.checked(first, own.first ?? .any)
            )
        case ("Array", "_"), ("Set", "_"), ("ArraySlice", "_"), ("ContiguousArray", "_"):
            guard let first else { return nil }
            let all = try elements(first, own.first ?? .any)
            return nominal.name == "Set"
                ? table.setValue(ValueSet(all)) : nominal.name == "ArraySlice" ? table.sliceValue(all[...]) : .array(all)
        case ("Optional", "_"): return first.map { .present($0) }
        case ("AnyHashable", "_"): return first.map { runner.types.erased($0, own.first ?? .any) }
        case ("AnyIterator", "_"), ("AnySequence", "_"):
            guard let first else { return nil }
            let library = self
            if case .function(let function) = first {
                return lazy {
                    {
                        if case .present(let value) = try function.call() { return value }
                        return nil
                    }
                }
            }
            let type = own.first ?? .any
            return lazy { try library.iterate(first, type, at: place) }
        case ("Double", "_"), ("CGFloat", "_"), ("Float", "_"), ("Int", "_"):
            return try converted(first, nominal.name, initializer, at: place)
        case ("Dictionary", "uniqueKeysWithValues"), ("Dictionary", "_:uniquingKeysWith"):
            return try dictionary(arguments, own, at: place)
        case ("Dictionary", "grouping:by"):
            guard let first, case .function(let key)? = arguments[1] else { return nil }
            var result = OrderedPairs()
            for value in try elements(first, own.first ?? .any) { result.append(value, to: try key.call([value])) }
            return .dictionary(result)
        case ("Character", "_"): return first
        case ("Result", "catching"): return try caught(first, nominal)
        case (_, ""):
            guard let kind = runner.interfaces.nominal("OptionSet"), nominal.code != nil,
                runner.types.conforms(type, to: kind)
            else { return nil }
            return try optionSet(0, type, at: place)
        default: return nil
        }
    }

    private func dictionary(_ arguments: [Value?], _ own: [Type], at place: Location) throws -> Value? {
        guard let first = arguments.first ?? nil else { return nil }
        var result = OrderedPairs()
        for case .tuple(let fields) in try elements(first, own.first ?? .any) {
            if let known = result[fields[0].value] {
                guard arguments.count > 1, case .function(let combine)? = arguments[1] else {
                    throw BindingError("Duplicate values for key: '\(fields[0].value.interpolated)'")
                }
                result[fields[0].value] = try combine.call([known, fields[1].value])
            } else {
                result[fields[0].value] = fields[1].value
            }
        }
        return .dictionary(result)
    }

    private func converted(_ value: Value?, _ name: String, _ initializer: Declaration, at place: Location) throws -> Value? {
        guard let value else { return nil }
        let isFailable = initializer.modifiers.contains(.failable)
        switch (name, value) {
        case ("Int", .int): return isFailable ? .present(value) : value
        case ("Int", .double(let number)):
            if isFailable { return Int(exactly: number).map { .present(.int($0)) } ?? .nil }
            guard let result = Int(exactly: number.rounded(.towardZero)) else {
                let words =
                    number.isFinite
                    ? "the result would be out of range" : "it is \(number.isNaN ? "NaN" : "infinite")"
                throw runner.failure("\(number) cannot be converted to Int: \(words)", at: place.offset, place.source)
            }
            return .int(result)
        case (_, .int(let number)) where name != "Int":
            let result = Value.double(name == "Float" ? Double(Float(number)) : Double(number))
            return isFailable ? .present(result) : result
        case ("Float", .double(let number)):
            return isFailable ? .present(.double(Double(Float(number)))) : .double(Double(Float(number)))
        case (_, .double): return isFailable ? .present(value) : value
        default: return nil
        }
    }

    // MARK: - Properties

    func propertyIntrinsic(_ property: Declaration, of base: Value, _ type: Type, at place: Location) throws -> Value? {
        switch (property.name, base) {
        case ("lazy", _):
            if base.lazyValue != nil { return base }
            let library = self
            let result = lazy { try library.iterate(base, type, at: place) }
            if case .array(let values) = base {
                result.lazyValue?.places = .init(count: values.count) { values[$0] }
            }
            return result
        case ("hashValue", _): return .int(0)
        case ("localizedDescription", _): return .string(try runner.printer.checked(base, type))
        case ("description", _) where property.owner?.isProtocol == false, ("debugDescription", _):
            return .string(runner.printer.text(base, type, isDebug: property.name != "description"))
        case ("description", .int), ("description", .double), ("description", .bool), ("description", .string):
            return .string(runner.printer.text(base, type, isDebug: false))
        case ("lowerBound", .range(let range)): return range.lower
        case ("upperBound", .range(let range)): return range.upper
        case ("isEmpty", .range(let range)):
            guard let lower = range.lower, let upper = range.upper, !range.isClosed else { return .bool(false) }
            return .bool(try runner.areEqual(lower, .any, upper, .any, at: place))
        case ("count", .native(let native)), ("isEmpty", .native(let native)), ("first", .native(let native)),
            ("last", .native(let native)):
            guard native.base is LazyValue else { return nil }
            return try self.property(property.name, of: try elements(base, type))
        case ("isEmpty", .instance(let instance)) where property.owner?.name == "SetAlgebra":
            return .bool(rawBits(.instance(instance)) == 0)
        case ("rawValue", .instance(let instance)):
            return instance.caseName == nil ? nil : try runner.read(property, of: base, type, at: place)
        case ("count", _), ("isEmpty", _), ("first", _), ("last", _):
            guard property.owner?.isProtocol == true, property.owner?.code == nil, table.types[property.owner?.name ?? ""] == nil
            else { return nil }
            return try self.property(property.name, of: try elements(base, type))
        default: return nil
        }
    }

    private func property(_ name: String, of values: [Value]) throws -> Value? {
        switch name {
        case "count": .int(values.count)
        case "isEmpty": .bool(values.isEmpty)
        case "first": values.first.map { .present($0) } ?? .nil
        case "last": values.last.map { .present($0) } ?? .nil
        default: nil
        }
    }

    func staticPropertyIntrinsic(_ property: Declaration, _ type: Type) throws -> Value? {
        guard let nominal = type.nominal else { return nil }
        switch (nominal.name, property.name) {
        case ("Int", "zero"): return .int(0)
        case ("Double", "zero"), ("CGFloat", "zero"), ("Float", "zero"): return .double(0)
        default: return nil
        }
    }

    // MARK: - Elements

    func element(
        _ declaration: Declaration,
        of base: Value,
        _ type: Type,
        _ indices: [Value],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        let index = indices.first.map { runner.types.opened($0) } ?? .void
        switch (base, index) {
        case (.array(let values), .int(let number)):
            guard values.indices.contains(number) else { throw runner.outOfRange(number, values.indices, at: place) }
            return values[number]
        case (.array(let values), .range), (.array(let values), .void):
            return table.sliceValue(values[try bounds(index, values.startIndex, values.endIndex, at: place)])
        case (.dictionary(let pairs), _):
            let found = pairs[indices[0]]
            guard indices.count > 1 else { return found.map { .present($0) } ?? .nil }
            if let found { return found }
            if case .function(let preset) = indices[1] { return try preset.call() }
            return indices[1]
        case (.native(let native), _): return try nativeElement(declaration, base, native, index, at: place)
        case (.string(let text), _): return try part(of: text, index, at: place)
        case (.range(let range), .int(let number)):
            guard try contains(range, .int(number), at: place) else { throw runner.outOfRange(number, 0..<0, at: place) }
            return .int(number)
        case (.instance(let instance), _):
            if let object = instance.object, let owner = declaration.owner.flatMap({ table.types[$0.name] }),
                let found = owner.subscripts.first
            {
                return table.value(from: try found.get(object, index, table), declared: found.resultType)
            }
            guard case .int(let number) = index else { break }
            let all = try elements(base, type)
            guard all.indices.contains(number) else { throw runner.outOfRange(number, all.indices, at: place) }
            return all[number]
        case (.type(let named), _): return try staticElement(named, index, at: place)
        default: break
        }
        throw absent(declaration)
    }

    private func staticElement(_ named: TypeValue, _ index: Value, at place: Location) throws -> Value {
        throw BindingError("type '\(named.name)' has no subscripts")
    }

    private func bounds(_ index: Value, _ start: Int, _ end: Int, at place: Location) throws -> Range<Int> {
        var (lower, upper) = (start, end)
        if case .range(let range) = index {
            if case .int(let number)? = range.lower { lower = number }
            if case .int(let number)? = range.upper { upper = range.isClosed && number < .max ? number + 1 : number }
        }
        guard lower >= start, lower <= upper, upper <= end else {
            throw runner.failure(
                "range \(index) is out of bounds \(start..<end)",
                at: place.offset,
                place.source
            )
        }
        return lower..<upper
    }

    private func part(of text: String, _ index: Value, at place: Location) throws -> Value {
        let characters = Array(text)
        if let place = index.textIndex {
            guard characters.indices.contains(place.offset) else { throw BindingError("string index is out of bounds") }
            return .string(String(characters[place.offset]))
        }
        if let bounds = try index.textBounds(count: characters.count) { return .string(String(characters[bounds])) }
        throw BindingError("the index is no string index")
    }

    private func nativeElement(
        _ declaration: Declaration,
        _ base: Value,
        _ native: NativeValue,
        _ index: Value,
        at place: Location
    ) throws -> Value {
        if let slice = base.slice {
            switch index {
            case .int(let number):
                guard slice.indices.contains(number) else {
                    throw runner.outOfRange(number, slice.indices, isSlice: true, at: place)
                }
                return slice[number]
            default: return table.sliceValue(slice[try bounds(index, slice.startIndex, slice.endIndex, at: place)])
            }
        }
        if native.base is LazyValue {
            let all = try elements(base, .any)
            if case .int(let number) = index, all.indices.contains(number) { return all[number] }
        }
        do {
            if let path = index.path, let paths = native.type.keyPathSubscript, let get = paths.get {
                let found = try propertyPath(path, paths.rootType(native.base))
                return try get(native.base, found).map { table.value(from: $0, declared: found.valueType) } ?? .nil
            }
            let all = table.lineage(of: native.type).flatMap(\.subscripts)
            for found in all {
                if all.count > 1, !accepts(found, declaration, index) { continue }
                return table.value(from: try found.get(native.base, index, table), declared: found.resultType)
            }
        } catch { throw runner.located(error, at: place.offset, place.source) }
        throw absent(declaration)
    }

    private func accepts(_ found: NativeSubscript, _ declaration: Declaration, _ index: Value) -> Bool {
        guard let type = declaration.parameters.first?.type else { return true }
        return found.indexType.description == type.description || found.indexType.name == type.nominal?.name
            || found.indexType == .any
    }

    private func propertyPath(_ path: KeyPathObject, _ root: String) throws -> PropertyPath {
        var properties: [NativeProperty] = []
        var type = table.types[root]
        for name in path.names {
            guard let own = type, let property = table.property(named: name, of: own) else {
                throw BindingError("value of type '\(root)' has no member '\(name)'")
            }
            properties.append(property)
            type = table.type(of: property)?.unwrapped.name.flatMap { table.type(named: $0) }
        }
        return PropertyPath(names: path.names, properties: properties, table: table)
    }

    func setElement(
        _ declaration: Declaration,
        of base: inout Value,
        _ type: Type,
        _ indices: [Value],
        _ own: [Type],
        _ value: Value,
        at place: Location
    ) throws {
        try modifyElement(declaration, of: &base, type, indices, own, isSetting: true, at: place) { $0 = value }
    }

    func modifyElement(
        _ declaration: Declaration,
        of base: inout Value,
        _ type: Type,
        _ indices: [Value],
        _ own: [Type],
        isSetting: Bool = false,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        let index = indices.first.map { runner.types.opened($0) } ?? .void
        switch (base, index) {
        case (.array(var values), .int(let number)):
            guard values.indices.contains(number) else {
                throw runner.outOfRange(number, values.indices, at: place)
            }
            base = .void
            defer { base = .array(values) }
            try change(&values[number])
        case (.array(var values), .range), (.array(var values), .void):
            let bounds = try bounds(index, values.startIndex, values.endIndex, at: place)
            var part = table.sliceValue(values[bounds])
            try change(&part)
            values.replaceSubrange(bounds, with: try elements(part, .any))
            base = .array(values)
        case (.dictionary(var pairs), _):
            let key = indices[0]
            var value = pairs[key].map { Value.present($0) } ?? .nil
            if indices.count > 1 {
                if case .present(let own) = value {
                    value = own
                } else if !isSetting {
                    value = indices[1]
                    if case .function(let preset) = indices[1] { value = try preset.call() }
                }
            }
            base = .void
            pairs.hold(key)
            defer { base = .dictionary(pairs) }
            try change(&value)
            if indices.count > 1 {
                pairs[key] = value
            } else if case .present(let own) = value {
                pairs[key] = own
            } else {
                pairs[key] = nil
            }
        case (.native(let native), _):
            try modifyNativeElement(declaration, &base, native, index, isSetting: isSetting, at: place, change)
        default: throw absent(declaration)
        }
    }

    private func modifyNativeElement(
        _ declaration: Declaration,
        _ base: inout Value,
        _ native: NativeValue,
        _ index: Value,
        isSetting: Bool,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        if var slice = base.slice, case .int(let number) = index {
            guard slice.indices.contains(number) else {
                throw runner.outOfRange(number, slice.indices, isSlice: true, at: place)
            }
            try change(&slice[number])
            base = table.sliceValue(slice)
            return
        }
        do {
            var value = isSetting ? Value.void : try nativeElement(declaration, base, native, index, at: place)
            try change(&value)
            let new = try passed(value, Signature.Parameter(label: nil, name: "", type: .any))
            var root = native.base
            if let path = index.path, let paths = native.type.keyPathSubscript {
                try paths.set(&root, try propertyPath(path, paths.rootType(native.base)), new)
            } else {
                let all = table.lineage(of: native.type).flatMap(\.subscripts)
                guard let set = (all.first { all.count == 1 || accepts($0, declaration, index) } ?? all.first)?.set else {
                    throw BindingError("cannot assign through subscript: subscript is get-only")
                }
                try set(&root, index, new, table)
            }
            base = .native(NativeValue(root, type: native.type, origin: native.origin))
        } catch { throw runner.located(error, at: place.offset, place.source) }
    }

    // MARK: - Native superclasses

    /// Runs the initializer of a native superclass for an instance.
    func initialize(
        _ value: Value,
        _ initializer: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        guard case .instance(let instance) = value, let nominal = type.nominal else {
            return try construct(initializer, type, &arguments, own, at: place)
        }
        guard let native = runner.types.layout(of: nominal).native else {
            guard nominal.isClass else { return try construct(initializer, type, &arguments, own, at: place) }
            return value
        }
        if instance.object == nil {
            guard let subclassing = native.subclassing else {
                throw place.source.diagnostic(
                    "subclassing '\(native.name)' is not supported here",
                    at: place.offset,
                    kind: .unsupported
                )
            }
            runner.noteKeptCode()
            let object = subclassing.make(instance.type.name)
            object.link.connect(instance, to: object, runner)
        }
        let all = table.inheritedInitializers(of: native).filter { $0.signature.labelledName == initializer.labelledName }
        if let callable = all.first {
            var receiver = value
            let values = try arguments.enumerated().map { index, value in
                try value.map { try passed($0, callable.signature.parameters[index]) } ?? .nil
            }
            _ = try invokeInherited(callable, &receiver, values, at: place)
        }
        return value
    }

    private func invokeInherited(_ callable: NativeCallable, _ receiver: inout Value, _ values: [Value], at place: Location)
        throws -> Value
    {
        do {
            guard case .instance(let instance) = receiver, let object = instance.object else { return receiver }
            var base: Any = object
            _ = try callable.body(&base, arguments(callable, values, place))
            try runner.checkTrap()
            return receiver
        } catch { throw runner.located(error, at: place.offset, place.source) }
    }

    /// Returns faster code for the call of a function; nil if there is none.
    func direct(_ declaration: Declaration, _ codes: [((Activation) throws -> Value)?], _ place: Location) throws -> Code? {
        nil
    }
}
