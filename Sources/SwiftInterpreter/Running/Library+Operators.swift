import Foundation

/// The operators of the standard library.
extension Library {
    /// Returns the code of an operator whose operands' types are known.
    func operation(_ declaration: Declaration, _ type: Type, _ codes: [Code], _ place: Location) throws -> Code? {
        if let fast = arithmetic(declaration.name, type, codes, place) { return fast }
        if let test = comparison(declaration, codes, place) { return test }
        return nil
    }

    private func isInteger(_ type: Type) -> Bool {
        guard let nominal = type.nominal, nominal.code == nil else { return false }
        return nominal.name == "Int"
    }

    private func isDoublePrecision(_ type: Type) -> Bool {
        type.isReal && !type.isSinglePrecision
    }

    /// Returns the code of arithmetic on numbers; nil for other types and operators.
    func arithmetic(_ name: String, _ type: Type, _ codes: [Code], _ place: Location) -> Code? {
        if isInteger(type) {
            if codes.count == 1 { return negation(name, codes[0].asInt, place) }
            return integers(name, codes[0].asInt, codes[1].asInt, place)
        }
        if isDoublePrecision(type) {
            if codes.count == 1 {
                let operand = codes[0].asDouble
                if name == "-", case .double(let value)? = codes[0].constant { return Code(constant: .double(-value)) }
                return name == "-" ? Code(double: { -(try operand($0)) }) : name == "+" ? Code(double: operand) : nil
            }
            return folded(name, codes) ?? reals(name, codes[0].asDouble, codes[1].asDouble)
        }
        guard type.nominal?.name == "Bool", name == "!", codes.count == 1 else { return nil }
        let operand = codes[0].asBool
        return Code(bool: { !(try operand($0)) })
    }

    private typealias IntRun = (Activation) throws -> Int
    private typealias DoubleRun = (Activation) throws -> Double

    private func overflow(_ place: Location) -> (Int, String, Int) -> Diagnostic {
        let runner = runner
        return { left, name, right in
            runner.failure(
                "arithmetic operation '\(left) \(name) \(right)' (on type 'Int') results in an overflow",
                at: place.offset,
                place.source
            )
        }
    }

    private func negation(_ name: String, _ operand: @escaping IntRun, _ place: Location) -> Code? {
        let fail = overflow(place)
        switch name {
        case "-":
            return Code(int: { here in
                let value = try operand(here)
                let (result, isOver) = 0.subtractingReportingOverflow(value)
                if isOver { throw fail(0, "-", value) }
                return result
            })
        case "+": return Code(int: operand)
        case "~": return Code(int: { ~(try operand($0)) })
        default: return nil
        }
    }

    private func integers(_ name: String, _ left: @escaping IntRun, _ right: @escaping IntRun, _ place: Location)
        -> Code?
    {
        let fail = overflow(place)
        func checked(_ combine: @escaping (Int, Int) -> (partialValue: Int, overflow: Bool)) -> Code {
            Code(int: { here in
                let (a, b) = (try left(here), try right(here))
                let (result, isOver) = combine(a, b)
                if isOver { throw fail(a, name, b) }
                return result
            })
        }
        switch name {
        case "+":
            return Code(int: { here in
                let (a, b) = (try left(here), try right(here))
                let (result, isOver) = a.addingReportingOverflow(b)
                if isOver { throw fail(a, "+", b) }
                return result
            })
        case "-": return checked { $0.subtractingReportingOverflow($1) }
        case "*": return checked { $0.multipliedReportingOverflow(by: $1) }
        case "/", "%":
            let (runner, isQuotient) = (runner, name == "/")
            return Code(int: { here in
                let (a, b) = (try left(here), try right(here))
                if b == 0 { throw runner.failure("division by zero", at: place.offset, place.source) }
                let (result, isOver) =
                    isQuotient ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
                if isOver { throw fail(a, name, b) }
                return result
            })
        case "&+": return Code(int: { try left($0) &+ right($0) })
        case "&-": return Code(int: { try left($0) &- right($0) })
        case "&*": return Code(int: { try left($0) &* right($0) })
        case "&": return Code(int: { try left($0) & right($0) })
        case "|": return Code(int: { try left($0) | right($0) })
        case "^": return Code(int: { try left($0) ^ right($0) })
        case "<<": return Code(int: { try left($0) << right($0) })
        case ">>": return Code(int: { try left($0) >> right($0) })
        case "==": return Code(bool: { try left($0) == right($0) })
        case "!=": return Code(bool: { try left($0) != right($0) })
        case "<": return Code(bool: { try left($0) < right($0) })
        case "<=": return Code(bool: { try left($0) <= right($0) })
        case ">": return Code(bool: { try left($0) > right($0) })
        case ">=": return Code(bool: { try left($0) >= right($0) })
        default: return nil
        }
    }

    /// Returns the result of an operator on literals, which a compiler computes itself: it is not `-nan`, as the processor
    /// makes it.
    private func folded(_ name: String, _ codes: [Code]) -> Code? {
        guard case .double(let left)? = codes[0].constant, case .double(let right)? = codes[1].constant else {
            return nil
        }
        guard let result = Double.result(of: name, left, right) else { return nil }
        return Code(constant: .double(result.isNaN && !left.isNaN && !right.isNaN ? .nan : result))
    }

    private func reals(_ name: String, _ left: @escaping DoubleRun, _ right: @escaping DoubleRun) -> Code? {
        switch name {
        case "+": Code(double: { try left($0) + right($0) })
        case "-": Code(double: { try left($0) - right($0) })
        case "*": Code(double: { try left($0) * right($0) })
        case "/": Code(double: { try left($0) / right($0) })
        case "==": Code(bool: { try left($0) == right($0) })
        case "!=": Code(bool: { try left($0) != right($0) })
        case "<": Code(bool: { try left($0) < right($0) })
        case "<=": Code(bool: { try left($0) <= right($0) })
        case ">": Code(bool: { try left($0) > right($0) })
        case ">=": Code(bool: { try left($0) >= right($0) })
        default: nil
        }
    }

    private func comparison(_ declaration: Declaration, _ codes: [Code], _ place: Location) -> Code? {
        guard codes.count == 2, declaration.owner?.name == "Optional",
            declaration.name == "==" || declaration.name == "!="
        else { return nil }
        let isNil = declaration.parameters.map { $0.type.nominal?.name == "_OptionalNilComparisonType" }
        guard let index = isNil.firstIndex(of: true) else { return nil }
        let (run, wanted) = (codes[1 - index].run, declaration.name == "==")
        return Code(bool: { here in
            if case .nil = try run(here) { return wanted }
            return !wanted
        })
    }

    // MARK: - Any values

    /// Returns the result of an operator for values.
    func operate(
        _ declaration: Declaration,
        _ selfType: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        let name = declaration.name
        if let result = try declaredOperation(declaration, selfType, &arguments, own, at: place) { return result }
        if name == "+=", arguments.count == 2, try append(&arguments) { return .void }
        let values = arguments.map { $0 ?? .void }
        if values.count == 1 { return try unary(declaration, values[0], selfType, at: place) }
        guard values.count == 2 else { return nil }
        if declaration.parameters[0].isInout, name.hasSuffix("="), name != "==" {
            guard
                let result = try binary(
                    String(name.dropLast()),
                    values[0],
                    values[1],
                    selfType,
                    declaration,
                    own,
                    at: place
                ) ?? registered(String(name.dropLast()), values, at: place)
            else { return nil }
            arguments[0] = result
            return .void
        }
        return try binary(name, values[0], values[1], selfType, declaration, own, at: place)
    }

    /// Appends a text or a list to another one where that is stored; returns false for other values.
    private func append(_ arguments: inout [Value?]) throws -> Bool {
        guard let added = arguments[1] else { return false }
        switch arguments[0] {
        case .string(var text)?:
            guard let more = added.string else { return false }
            try runner.budget.countNew(bytes: text.utf8.count + more.utf8.count)
            arguments[0] = nil
            text += more
            arguments[0] = .string(text)
        case .array(var values)?:
            let more = try elements(added, .any)
            try runner.budget.count(more.count / 8)
            arguments[0] = nil
            values += more
            arguments[0] = .array(values)
            try runner.budget.checkCount(of: .array(values))
        case .native?:
            guard var text = arguments[0]?.substring, let more = added.string else { return false }
            try runner.budget.countNew(bytes: text.utf8.count + more.utf8.count)
            arguments[0] = nil
            text += more
            arguments[0] = table.substringValue(text)
        default: return false
        }
        return true
    }

    private func unary(_ declaration: Declaration, _ value: Value, _ type: Type, at place: Location) throws -> Value? {
        if let result = decimal(declaration.name, value) { return result }
        let name = declaration.name
        if let integers = type.integers, let result = try changed(name, value, as: integers, at: place) {
            return result
        }
        switch (declaration.name, value) {
        case ("-", .int(let number)):
            let (result, isOver) = 0.subtractingReportingOverflow(number)
            if isOver { throw overflow(place)(0, "-", number) }
            return .int(result)
        case ("-", .double(let number)): return .double(-number)
        case ("+", _): return value
        case ("!", .bool(let flag)): return .bool(!flag)
        case ("~", .int(let number)): return .int(~number)
        case ("...", .double(let number)) where number.isNaN, ("..<", .double(let number)) where number.isNaN:
            let bound = declaration.modifiers.contains(.postfix) ? "a lower bound" : "an upper bound"
            throw runner.failure("range cannot have \(bound) that is not a number", at: place.offset, place.source)
        case ("...", _):
            return declaration.modifiers.contains(.postfix)
                ? .range(RangeValue(lower: value, upper: nil, isClosed: false))
                : .range(RangeValue(lower: nil, upper: value, isClosed: true))
        case ("..<", _): return .range(RangeValue(lower: nil, upper: value, isClosed: false))
        default: return nil
        }
    }

    private func binary(
        _ name: String,
        _ a: Value,
        _ b: Value,
        _ type: Type,
        _ declaration: Declaration,
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        switch name {
        case "==", "!=":
            let types = operandTypes(declaration, type, own)
            let isEqual = try runner.areEqual(a, types.0, b, types.1, at: place)
            return .bool(isEqual == (name == "=="))
        case "<", ">", "<=", ">=":
            let types = operandTypes(declaration, type, own)
            switch name {
            case "<": return .bool(try runner.isLess(a, b, types.0, at: place))
            case ">": return .bool(try runner.isLess(b, a, types.0, at: place))
            case "<=": return .bool(try runner.isAtLeast(b, a, types.0, at: place))
            default: return .bool(try runner.isAtLeast(a, b, types.0, at: place))
            }
        case "===", "!==":
            return .bool(isIdentical(a, b) == (name == "==="))
        case "~=": return .bool(try matches(a, b, declaration, type, own, at: place))
        case "...", "..<":
            if !(try runner.isAtLeast(b, a, type, at: place)) {
                throw runner.failure(
                    "range requires lowerBound <= upperBound, not \(a.debugDescription) and \(b.debugDescription)",
                    at: place.offset,
                    place.source
                )
            }
            return .range(RangeValue(lower: a, upper: b, isClosed: name == "..."))
        case "&&", "||": return try logic(name, a, b)
        case "??": return try coalesce(a, b)
        case "+":
            if let joined = try joined(a, b, type, declaration) {
                try runner.budget.countNew(joined)
                guard type.nominal?.name == "Array", let slice = joined.slice else { return joined }
                return .array(Array(slice))
            }
        default: break
        }
        return try decimals(name, a, b) ?? numbers(name, a, b, type, at: place)
    }

    private func numbers(_ name: String, _ a: Value, _ b: Value, _ type: Type, at place: Location) throws -> Value? {
        if let integers = type.integers { return try combined(name, a, b, as: integers, at: place) }
        guard a.number != nil, b.number != nil else { return nil }
        let isReal = { (value: Value) -> Bool in if case .double = value { true } else { false } }
        let codes = [Code(constant: a), Code(constant: b)]
        let code: Code?
        if isReal(a) || isReal(b) {
            code = reals(name, codes[0].asDouble, codes[1].asDouble)
        } else if case .int = a, case .int = b {
            code = integers(name, codes[0].asInt, codes[1].asInt, place)
        } else {
            return nil
        }
        guard let result = try code?.run(Activation(.init())) else { return nil }
        if type.nominal?.name == "Float", case .double(let number) = result { return .double(Double(Float(number))) }
        return result
    }

    private func operandTypes(_ declaration: Declaration, _ selfType: Type, _ own: [Type]) -> (Type, Type) {
        let bound = runner.bindings(declaration, selfType, own)
        let types = declaration.parameters.map { bound?.concrete($0.type, runner.lookup) ?? $0.type }
        return types.count == 2 ? (types[0], types[1]) : (selfType, selfType)
    }

    private func isIdentical(_ a: Value, _ b: Value) -> Bool {
        func object(_ value: Value) -> AnyObject? {
            switch value {
            case .present(let inner): return object(inner)
            case .erased(let erased): return object(erased.value)
            case .instance(let instance): return instance.object ?? instance
            case .native(let native): return Swift.type(of: native.base) is AnyClass ? native.base as AnyObject : nil
            default: return nil
            }
        }
        return object(a) === object(b)
    }

    private func matches(
        _ a: Value,
        _ b: Value,
        _ declaration: Declaration,
        _ type: Type,
        _ own: [Type],
        at place: Location
    ) throws -> Bool {
        if declaration.owner?.name == "Optional" {
            if case .nil = b { return true }
            return false
        }
        if case .range(let range) = a, !isRange(b) { return try contains(range, b, at: place) }
        let types = operandTypes(declaration, type, own)
        return try runner.areEqual(a, types.0, b, types.1, at: place)
    }

    private func isRange(_ value: Value) -> Bool {
        if case .range = value { return true }
        return false
    }

    func contains(_ range: RangeValue, _ value: Value, at place: Location) throws -> Bool {
        let type = runner.types.type(of: value)
        if let lower = range.lower, !(try runner.isAtLeast(value, lower, type, at: place)) { return false }
        guard let upper = range.upper else { return true }
        return range.isClosed
            ? try runner.isAtLeast(upper, value, type, at: place) : try runner.isLess(value, upper, type, at: place)
    }

    private func logic(_ name: String, _ a: Value, _ b: Value) throws -> Value {
        guard case .bool(let left) = a else { return a }
        if left == (name == "||") { return a }
        if case .function(let right) = b { return try right.call() }
        return b
    }

    private func coalesce(_ a: Value, _ b: Value) throws -> Value {
        if case .present(let value) = a { return value }
        if case .function(let right) = b { return try right.call() }
        return b
    }

    private func joined(_ a: Value, _ b: Value, _ type: Type, _ declaration: Declaration) throws -> Value? {
        switch (a, b) {
        case (.string(let left), .string(let right)): return .string(left + right)
        case (.array(let left), .array(let right)): return .array(left + right)
        case (.array(let left), _): return .array(left + (try elements(b, .any)))
        case (_, .array(let right)) where a.slice == nil: return .array(try elements(a, .any) + right)
        case (.native, _) where a.substring != nil, (.string, .native) where b.substring != nil:
            guard let left = a.string, let right = b.string else { return nil }
            return .string(left + right)
        case (.native, _):
            guard var slice = a.slice else { return nil }
            slice += try elements(b, .any)
            return table.sliceValue(slice)
        default: return nil
        }
    }
}
