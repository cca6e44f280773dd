import Foundation

private func text(_ value: Value) -> String {
    if case .string(let text) = value { return text }
    return ""
}

extension BindingTable {
    func registerStrings() {
        registerBuiltIn("String") { type in
            type.initializer("init()") { _ in .string("") }
            type.initializer("init(repeating text: String, count: Int)") { arguments in
                let text: String = try arguments["text"]
                let count: Int = try arguments["count"]
                guard count >= 0 else { throw BindingError("the count must not be negative") }
                let (bytes, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
                guard !overflow, bytes <= 1_000_000, count <= 1_000_000 else {
                    throw BindingError("a text of more than 1000000 bytes is too large")
                }
                return .string(String(repeating: text, count: count))
            }
            type.initializer("init(describing value: Any)") { .string(try $0.value("value").interpolated) }
            type.initializer("init(_ value: Any)") { arguments in
                if case .array(let parts) = try arguments.value("value") {
                    return .string(parts.map(\.interpolated).joined())
                }
                return .string(try arguments.value("value").interpolated)
            }
            type.initializer("init(_ value: Int, radix: Int)") { arguments in
                let radix: Int = try arguments["radix"]
                guard (2...36).contains(radix) else { throw BindingError("the radix must be from 2 to 36") }
                let value: Int = try arguments["value"]
                return .string(String(value, radix: radix))
            }
            type.property("count", type: "Int", get: { text($0).count })
            type.property("isEmpty", type: "Bool", get: { text($0).isEmpty })
            type.property("first", get: { value -> Value in text(value).first.map { .string(String($0)) } ?? .nil })
            type.property("last", get: { value -> Value in text(value).last.map { .string(String($0)) } ?? .nil })
            type.property("capitalized", type: "String", get: { text($0).capitalized })
            type.property("description", type: "String", get: { text($0) })
            type.property("isNumber", type: "Bool", get: { text($0).first?.isNumber ?? false })
            type.property("isLetter", type: "Bool", get: { text($0).first?.isLetter ?? false })
            type.property("isUppercase", type: "Bool", get: { text($0).first?.isUppercase ?? false })
            type.property("isWhitespace", type: "Bool", get: { text($0).first?.isWhitespace ?? false })
            registerStringTests(type)
            registerStringParts(type)
        }
    }

    private func registerStringTests(_ type: TypeRegistration<Value>) {
        type.method("hasPrefix(_ prefix: String) -> Bool") { text($0).hasPrefix(try $1["prefix"]) }
        type.method("hasSuffix(_ suffix: String) -> Bool") { text($0).hasSuffix(try $1["suffix"]) }
        type.method("contains(_ other: String) -> Bool") { value, arguments in
            let other: String = try arguments["other"]
            return other.isEmpty || text(value).contains(other)
        }
        type.method("contains(where predicate: (Any) -> Bool) -> Bool") { value, arguments in
            let function = try arguments.function("predicate")
            return try text(value).contains { try function?(Value.string(String($0)), returning: Bool.self) ?? false }
        }
        type.method("allSatisfy(_ predicate: (Any) -> Bool) -> Bool") { value, arguments in
            let function = try arguments.function("predicate")
            return try text(value).allSatisfy { try function?(Value.string(String($0)), returning: Bool.self) ?? true }
        }
    }

    private func registerStringParts(_ type: TypeRegistration<Value>) {
        type.method("uppercased() -> String") { value, _ in text(value).uppercased() }
        type.method("lowercased() -> String") { value, _ in text(value).lowercased() }
        type.method("reversed() -> [String]") { value, _ in text(value).reversed().map { String($0) } }
        type.method("prefix(_ count: Int) -> String") { String(text($0).prefix(max(0, try $1["count"]))) }
        type.method("suffix(_ count: Int) -> String") { String(text($0).suffix(max(0, try $1["count"]))) }
        type.method("dropFirst(_ count: Int = 1) -> String") { String(text($0).dropFirst(max(0, try $1["count"]))) }
        type.method("dropLast(_ count: Int = 1) -> String") { String(text($0).dropLast(max(0, try $1["count"]))) }
        type.method("split(separator: String) -> [String]") { value, arguments in
            let separator: String = try arguments["separator"]
            guard separator.count == 1, let character = separator.first else {
                throw BindingError("the separator must be one character")
            }
            return text(value).split(separator: character).map(String.init)
        }
        type.method("components(separatedBy separator: String) -> [String]") { value, arguments in
            text(value).components(separatedBy: try arguments.get("separator", as: String.self))
        }
        type.method("replacingOccurrences(of old: String, with new: String) -> String") { value, arguments in
            let old: String = try arguments["old"]
            let new: String = try arguments["new"]
            guard Double(text(value).utf8.count) * Double(new.utf8.count) < 10_000_000 else {
                throw BindingError("the result would be too large")
            }
            return old.isEmpty ? text(value) : text(value).replacingOccurrences(of: old, with: new)
        }
        type.method("map(_ transform: (Any) -> Any) -> [Any]") { value, arguments in
            let function = try arguments.function("transform")
            return try text(value).map { try function?.call([.string(String($0))]) ?? .nil }
        }
        type.method("filter(_ predicate: (Any) -> Bool) -> String") { value, arguments in
            let function = try arguments.function("predicate")
            return try text(value).filter { try function?(Value.string(String($0)), returning: Bool.self) ?? false }
        }
        type.method("enumerated() -> [Any]") { value, _ in Value.enumerated(text(value).map { .string(String($0)) }) }
        type.mutatingMethod("append(_ other: String)") { value, arguments in
            value = .string(text(value) + (try arguments.get("other", as: String.self)))
        }
    }
}

extension Value {
    static func enumerated(_ values: [Value]) -> Value {
        .array(
            values.enumerated().map { index, value in
                .tuple([.init(label: "offset", .int(index)), .init(label: "element", value)])
            }
        )
    }
}
