import Foundation

extension BindingTable {
    func registerIntegers() {
        registerBuiltIn("Int") { type in
            type.initializer("init(truncating number: Any)") { .int(try $0.numberObject().intValue) }
            type.initializer("init(_ value: Any)") { arguments in
                switch try arguments.value("value") {
                case .int(let value): return .int(value)
                case .double(let value):
                    guard let number = Int(exactly: value.rounded(.towardZero)) else {
                        throw BindingError(
                            "\(value.shortDescription) cannot be converted to Int: the result would overflow or is not finite"
                        )
                    }
                    return .int(number)
                case .string(let text): return Int(text, radix: 10).map { .present(.int($0)) } ?? .nil
                case let value: throw BindingError.mismatch(value, "Int")
                }
            }
            type.staticProperty("max", type: "Int", Int.max)
            type.staticProperty("min", type: "Int", Int.min)
            type.staticProperty("zero", type: "Int", 0)
            type.property("description", type: "String", get: { $0.interpolated })
            type.method("isMultiple(of other: Int) -> Bool") { value, arguments in
                let other: Int = try arguments["other"]
                guard case .int(let number) = value else { return false }
                return other == 0 ? number == 0 : other == -1 || number % other == 0
            }
            type.method("signum() -> Int") { value, _ in
                guard case .int(let number) = value else { return 0 }
                return number.signum()
            }
            type.property(
                "magnitude",
                type: "Int",
                get: { value -> Int in
                    guard case .int(let number) = value, number != .min else {
                        throw BindingError("the result overflows 'Int'")
                    }
                    return abs(number)
                }
            )
            type.method("quotientAndRemainder(dividingBy other: Int) -> Any") { value, arguments in
                let other: Int = try arguments["other"]
                guard case .int(let number) = value, other != 0 else { throw BindingError("division by zero") }
                guard !(number == .min && other == -1) else {
                    throw BindingError("the quotient overflows 'Int'")
                }
                let (quotient, remainder) = number.quotientAndRemainder(dividingBy: other)
                return Value.tuple([
                    .init(label: "quotient", .int(quotient)), .init(label: "remainder", .int(remainder)),
                ])
            }
            type.initializer("init(exactly value: Double)") { arguments in
                Int(exactly: try arguments.get("value", as: Double.self)).map { .present(.int($0)) } ?? .nil
            }
            Self.registerRadix(on: type)
            type.staticMethod("random(in range: Any) -> Int") { _ -> Int in throw BindingError.random }
        }
    }

    private static func registerRadix(on type: TypeRegistration<Value>) {
        type.initializer("init(_ text: String, radix: Int)") { arguments in
            let radix: Int = try arguments["radix"]
            guard (2...36).contains(radix) else { throw BindingError("the radix must be from 2 to 36") }
            return Int(try arguments.get("text", as: String.self), radix: radix).map { .present(.int($0)) } ?? .nil
        }
    }

    func registerNumbers() {
        registerBuiltIn("Double") { type in
            type.initializer("init(truncating number: Any)") { .double(try $0.numberObject().doubleValue) }
            type.initializer("init(_ value: Any)") { arguments in
                let value = try arguments.value("value")
                if let text = value.string { return Double(text).map { .present(.double($0)) } ?? .nil }
                switch value {
                case .int(let value): return .double(Double(value))
                case .double(let value): return .double(value)
                case let value: throw BindingError.mismatch(value, "Double")
                }
            }
            type.staticProperty("infinity", type: "Double", Double.infinity)
            type.staticProperty("greatestFiniteMagnitude", type: "Double", Double.greatestFiniteMagnitude)
            type.staticProperty("leastNonzeroMagnitude", type: "Double", Double.leastNonzeroMagnitude)
            type.staticProperty("nan", type: "Double", Double.nan)
            type.staticProperty("pi", type: "Double", Double.pi)
            type.staticProperty("zero", type: "Double", 0.0)
            type.staticMethod("random(in range: Any) -> Double") { _ -> Double in throw BindingError.random }
            type.property("isNaN", type: "Bool", get: { $0.number?.isNaN ?? false })
            type.property("isFinite", type: "Bool", get: { $0.number?.isFinite ?? false })
            type.property("isInfinite", type: "Bool", get: { $0.number?.isInfinite ?? false })
            type.property("description", type: "String", get: { $0.interpolated })
            type.property("magnitude", type: "Double", get: { abs($0.number ?? 0) })
            type.method("rounded() -> Double") { value, _ in (value.number ?? 0).rounded() }
            type.method("rounded(_ rule: FloatingPointRoundingRule) -> Double") { value, arguments in
                (value.number ?? 0).rounded(try Value.roundingRule(arguments))
            }
            type.method("rounded(_ rule: FloatingPointRoundingRule, by scale: Double) -> Double") {
                value,
                arguments -> Double in
                let scale: Double = try arguments["scale"]
                return ((value.number ?? 0) * scale).rounded(try Value.roundingRule(arguments)) / scale
            }
            type.mutatingMethod("round(_ rule: FloatingPointRoundingRule, by scale: Double)") { value, arguments in
                let scale: Double = try arguments["scale"]
                value = .double(((value.number ?? 0) * scale).rounded(try Value.roundingRule(arguments)) / scale)
            }
            type.method("replacingInfinity(with replacement: Double) -> Double") { value, arguments -> Double in
                let number = value.number ?? 0
                return number == .infinity ? try arguments["replacement"] : number
            }
            type.mutatingMethod("round()") { value, _ in value = .double((value.number ?? 0).rounded()) }
            type.mutatingMethod("round(_ rule: FloatingPointRoundingRule)") { value, arguments in
                value = .double((value.number ?? 0).rounded(try Value.roundingRule(arguments)))
            }
            type.property("isZero", type: "Bool", get: { $0.number == 0 })
            type.method("remainder(dividingBy other: Double) -> Double") { value, arguments in
                (value.number ?? 0).remainder(dividingBy: try arguments["other"])
            }
            type.method("squareRoot() -> Double") { value, _ in (value.number ?? 0).squareRoot() }
            type.method("truncatingRemainder(dividingBy other: Double) -> Double") { value, arguments in
                (value.number ?? 0).truncatingRemainder(dividingBy: try arguments["other"])
            }
        }
    }

    func registerRoundingRules() {
        registerBuiltIn("FloatingPointSign") { type in
            let native = type.type
            for (name, sign) in [("minus", FloatingPointSign.minus), ("plus", .plus)] {
                type.staticProperty(name, type: "FloatingPointSign", Value.native(NativeValue(sign, type: native)))
            }
            type.property("rawValue", type: "Int") { value -> Int in
                guard case .native(let native) = value else { return 0 }
                return (native.base as? FloatingPointSign)?.rawValue ?? 0
            }
            type.initializer("init(rawValue: Int)") { arguments in
                FloatingPointSign(rawValue: try arguments["rawValue"])
                    .map { .present(.native(NativeValue($0, type: native))) } ?? .nil
            }
        }
        registerBuiltIn("FloatingPointRoundingRule") { type in
            let native = type.type
            let rules: [(String, FloatingPointRoundingRule)] = [
                ("awayFromZero", .awayFromZero), ("down", .down), ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
                ("toNearestOrEven", .toNearestOrEven), ("towardZero", .towardZero), ("up", .up),
            ]
            for (name, rule) in rules {
                type.staticProperty(
                    name,
                    type: "FloatingPointRoundingRule",
                    Value.native(NativeValue(rule, type: native))
                )
            }
        }
    }

    func registerBooleans() {
        registerBuiltIn("Bool") { type in
            type.initializer("init(_ text: String)") { arguments in
                let text: String = try arguments["text"]
                return Bool(text).map { .present(.bool($0)) } ?? .nil
            }
            type.mutatingMethod("toggle()") { value, _ in
                if case .bool(let flag) = value { value = .bool(!flag) }
            }
            type.property("description", type: "String", get: { $0.interpolated })
        }
    }
}

extension Value {
    fileprivate static func roundingRule(_ arguments: Arguments) throws -> FloatingPointRoundingRule {
        guard case .native(let native) = try arguments.value("rule"),
            let rule = native.base as? FloatingPointRoundingRule
        else { throw BindingError("this is not a rounding rule") }
        return rule
    }
}

extension BindingError {
    static let random = BindingError(
        "there are no random numbers here: the same source must always give the same result"
    )
}

extension Arguments {
    /// Returns the number object among the arguments.
    fileprivate func numberObject() throws -> NSNumber {
        guard case .native(let native) = try value("number").unwrapped, let number = native.base as? NSNumber else {
            throw BindingError("cannot convert the value to expected argument type 'NSNumber'")
        }
        return number
    }
}
