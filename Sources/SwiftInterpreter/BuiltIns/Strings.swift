import Foundation

private func text(_ value: Value) -> String { value.string ?? "" }

private func part(_ part: Substring, _ arguments: Arguments) -> Value { arguments.runtime.table.substringValue(part) }

func characterSet(_ value: Value) throws -> CharacterSet {
    guard case .native(let native) = value, let set = native.base as? CharacterSet else {
        throw BindingError("this is not a character set")
    }
    return set
}

extension BindingTable {
    func registerStrings() {
        registerBuiltIn("String") { [unowned self] type in
            type.initializer("init()") { _ in .string("") }
            type.initializer("init(repeating text: String, count: Int)") { arguments in
                let text: String = try arguments["text"]
                let count: Int = try arguments["count"]
                guard count >= 0 else { throw BindingError("the count must not be negative") }
                let (bytes, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
                guard !overflow, bytes <= 1_000_000, count <= 1_000_000 else {
                    throw BindingError("a string of more than 1000000 bytes is too large")
                }
                return .string(String(repeating: text, count: count))
            }
            type.initializer("init(describing value: Any)") { .string(try $0.value("value").interpolated) }
            type.initializer("init(_ value: Any)") { arguments in
                let value = try arguments.value("value")
                if case .array(let parts) = value { return .string(parts.map(\.interpolated).joined()) }
                if let parts = value.slice { return .string(parts.map(\.interpolated).joined()) }
                if value.isOptional { throw BindingError.mismatch(value, "String") }
                return .string(value.interpolated)
            }
            type.initializer("init(_ value: Int, radix: Int, uppercase: Bool = false)") { arguments in
                let radix: Int = try arguments["radix"]
                guard (2...36).contains(radix) else { throw BindingError("the radix must be from 2 to 36") }
                let value: Int = try arguments["value"]
                return .string(String(value, radix: radix, uppercase: try arguments["uppercase"]))
            }
            type.initializer("init(reflecting value: Any)") { .string(try $0.value("value").reflected) }
            type.mutatingMethod("reserveCapacity(_ minimumCapacity: Int)") { _, _ in }
            type.property("count", type: "Int", get: { $0.characters.count })
            type.property("isEmpty", type: "Bool", get: { $0.characters.isEmpty })
            type.property("first", type: "Character?", get: { $0.characters.first.map { Value.string(String($0)) } })
            type.property("last", type: "Character?", get: { $0.characters.last.map { Value.string(String($0)) } })
            type.property("capitalized", type: "String", get: { text($0).capitalized })
            type.property("localizedCapitalized", type: "String", get: { text($0).localizedCapitalized })
            type.property("localizedLowercase", type: "String", get: { text($0).localizedLowercase })
            type.property("localizedUppercase", type: "String", get: { text($0).localizedUppercase })
            type.property("description", type: "String", get: { text($0) })
            type.property("debugDescription", type: "String", get: { text($0).debugDescription })
            registerFormatted(type)
            registerStringTests(type)
            registerStringParts(type)
            registerMoreStringParts(type)
            registerStringElements(type)
        }
        registerSubstrings()
        registerIndexOfStrings()
        registerComparisonResults()
    }

    /// Registers the texts that formats make of values.
    private func registerFormatted(_ type: TypeRegistration<Value>) {
        func formatted(_ arguments: Arguments, _ locale: Locale? = nil) throws -> String {
            let values = try Value.elements(of: try arguments.value("values"))
            return try TextFormat.text(try arguments["format"], values, locale: locale)
        }
        for values in ["_ values: Any...", "arguments values: [Any]"] {
            type.initializer("init(format: String, \(values))") { .string(try formatted($0)) }
            type.initializer("init(format: String, locale: Any?, \(values))") { arguments in
                .string(try formatted(arguments, try arguments.locale()))
            }
        }
        type.staticMethod(
            "localizedStringWithFormat(_ format: String, _ values: Any...) -> String"
        ) { try formatted($0) }
    }

    /// Registers parts of strings, which have the members of strings.
    private func registerSubstrings() {
        guard let whole = builtIns["String"] else { return }
        registerBuiltIn("Substring") {
            $0.type.described.members.properties = whole.members.properties
            $0.type.described.members.methods = whole.members.methods
        }
        builtIns["Substring"]?.swift.isSubstring = true
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
        type.method("prefix(_ count: Int) -> Substring") {
            part($0.characters.prefix(max(0, try $1["count"])), $1)
        }
        type.method("suffix(_ count: Int) -> Substring") {
            part($0.characters.suffix(max(0, try $1["count"])), $1)
        }
        type.method("dropFirst(_ count: Int = 1) -> Substring") {
            part($0.characters.dropFirst(max(0, try $1["count"])), $1)
        }
        type.method("dropLast(_ count: Int = 1) -> Substring") {
            part($0.characters.dropLast(max(0, try $1["count"])), $1)
        }
        let limits = "maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true"
        type.method("split(separator: Any, \(limits)) -> [Substring]") { value, arguments in
            let separator = try arguments.text("separator")
            guard !separator.isEmpty else { throw BindingError("the separator must not be empty") }
            let parts = value.characters.split(
                separator: separator,
                maxSplits: max(0, try arguments["maxSplits"]),
                omittingEmptySubsequences: try arguments["omittingEmptySubsequences"]
            )
            return Value.array(parts.map { part($0, arguments) })
        }
        type.method("split(\(limits), whereSeparator predicate: (Character) -> Bool) -> [Substring]") {
            value,
            arguments in
            let test = try arguments.test("predicate")
            let parts = try value.characters.split(
                maxSplits: max(0, try arguments["maxSplits"]),
                omittingEmptySubsequences: try arguments["omittingEmptySubsequences"]
            ) { try test(.string(String($0))) }
            return Value.array(parts.map { part($0, arguments) })
        }
        type.method("components(separatedBy separator: String) -> [String]") { value, arguments in
            text(value).components(separatedBy: try arguments.get("separator", as: String.self))
        }
        type.method("components(separatedBy set: CharacterSet) -> [String]") { value, arguments in
            text(value).components(separatedBy: try characterSet(try arguments.value("set")))
        }
        type.method("filter(_ predicate: (Any) -> Bool) -> String") { value, arguments in
            let function = try arguments.function("predicate")
            return try text(value).filter { try function?(Value.string(String($0)), returning: Bool.self) ?? false }
        }
        type.mutatingMethod("append(_ other: String)") { value, arguments in
            let other: String = try arguments["other"]
            Value.changeText(&value, arguments) { $0 += other }
        }
    }
}

extension BindingTable {
    private func registerMoreStringParts(_ type: TypeRegistration<Value>) {
        type.method("trimmingCharacters(in set: CharacterSet) -> String") { value, arguments in
            text(value).trimmingCharacters(in: try characterSet(try arguments.value("set")))
        }
        type.method("padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String") {
            let (length, start): (Int, Int) = (try $1["length"], try $1["start"])
            let pad: String = try $1["pad"]
            guard (0...100_000).contains(length), !pad.isEmpty, (0..<pad.count).contains(start) else {
                throw BindingError("the string cannot be padded to this length")
            }
            return text($0).padding(toLength: length, withPad: pad, startingAt: start)
        }
        type.method("replacing(_ old: String, with new: String, maxReplacements: Int = 9223372036854775807) -> String")
        {
            value,
            arguments in
            let old: String = try arguments["old"]
            let new: String = try arguments["new"]
            try text(value).checkSize(replacingPartsBy: new)
            return old.isEmpty
                ? text(value) : text(value).replacing(old, with: new, maxReplacements: try arguments["maxReplacements"])
        }
        type.mutatingMethod("removeAll()") { value, arguments in
            Value.changeText(&value, arguments) { $0.removeAll() }
        }
        type.mutatingMethod("removeFirst() -> Character") { value, arguments -> String in
            guard !value.characters.isEmpty else { throw BindingError("the string is empty") }
            return Value.changeText(&value, arguments) { String($0.removeFirst()) }
        }
        type.mutatingMethod("removeLast() -> Character") { value, arguments -> String in
            guard !value.characters.isEmpty else { throw BindingError("the string is empty") }
            return Value.changeText(&value, arguments) { String($0.removeLast()) }
        }
        registerCharacterKinds(type)
        // A Unicode scalar is a string of one scalar, as a character is a string of one character.
        type.property("unicodeScalars", get: { .array(text($0).unicodeScalars.map { .string(String($0)) }) as Value })
        type.property("value", type: "Int") { value in
            guard let scalar = text(value).unicodeScalars.first, text(value).unicodeScalars.count == 1 else {
                throw BindingError("a string has no 'value'; a Unicode scalar has")
            }
            return Int(truncatingIfNeeded: scalar.value)
        }
        type.property(
            "asciiValue",
            type: "Int?",
            get: { text($0).first?.asciiValue.map { Int(truncatingIfNeeded: $0) } }
        )
        type.property(
            "utf16",
            get: { value -> Value in .array(text(value).utf16.map { .int(Int(truncatingIfNeeded: $0)) }) }
        )
        type.property(
            "utf8",
            get: { value -> Value in .array(text(value).utf8.map { .int(Int(truncatingIfNeeded: $0)) }) }
        )
    }

    /// Registers the members of a string as a collection of characters.
    private func registerStringElements(_ type: TypeRegistration<Value>) {
        let own = type.type.described.members.properties
        let ownMethods = type.type.described.members.methods.filter {
            ["dropFirst", "dropLast", "split"].contains($0.key)
        }
        registerCollection(type)
        registerTransforms(type)
        type.type.described.members.properties.merge(own) { _, own in own }
        type.type.described.members.methods.merge(ownMethods) { _, own in own }
        // Parts of a string keep its indices.
        for name in ["drop", "prefix"] {
            type.type.described.members.methods[name]?.removeAll { callable in
                callable.signature.parameters.contains { $0.label == "while" }
            }
        }
        type.method("drop(while predicate: (Character) -> Bool) -> Substring") { value, arguments in
            let test = try arguments.test("predicate")
            return part(try value.characters.drop { try test(.string(String($0))) }, arguments)
        }
        type.method("prefix(while predicate: (Character) -> Bool) -> Substring") { value, arguments in
            let test = try arguments.test("predicate")
            return part(try value.characters.prefix { try test(.string(String($0))) }, arguments)
        }
        // String indices are not integers.
        for name in ["startIndex", "endIndex", "indices"] { type.type.described.members.properties[name] = nil }
        for name in ["index", "firstIndex", "lastIndex"] { type.type.described.members.methods[name] = nil }
        for name in ["prefix", "suffix"] {
            type.type.described.members.methods[name]?.removeAll {
                ["upTo", "through", "from"].contains($0.signature.parameters.first?.label)
            }
        }
        registerStringIndices(type)
        registerStringComparisons(type)
    }

    /// Registers the results of comparing strings.
    private func registerComparisonResults() {
        registerBuiltIn("ComparisonResult") { result in
            let own = result.type
            result.property("rawValue", type: "Int") { value -> Int in
                guard case .native(let native) = value else { return 0 }
                return (native.base as? ComparisonResult)?.rawValue ?? 0
            }
            result.initializer("init(rawValue: Int)") { arguments in
                ComparisonResult(rawValue: try arguments["rawValue"]).map {
                    .present(.native(NativeValue($0, type: own)))
                }
                    ?? .nil
            }
            for (name, order) in [
                ("orderedAscending", ComparisonResult.orderedAscending), ("orderedDescending", .orderedDescending),
                ("orderedSame", .orderedSame),
            ] {
                let native = result.type
                result.staticProperty(name, type: "ComparisonResult", Value.native(NativeValue(order, type: native)))
            }
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

/// The kinds of characters, which strings have as well here: a character is a string of one.
extension BindingTable {
    func registerCharacterKinds(_ type: TypeRegistration<Value>) {
        let kinds: [(String, (Character) -> Bool)] = [
            ("isASCII", \.isASCII), ("isCased", \.isCased), ("isCurrencySymbol", \.isCurrencySymbol),
            ("isHexDigit", \.isHexDigit), ("isLetter", \.isLetter), ("isLowercase", \.isLowercase),
            ("isMathSymbol", \.isMathSymbol), ("isNewline", \.isNewline), ("isNumber", \.isNumber),
            ("isPunctuation", \.isPunctuation), ("isSymbol", \.isSymbol), ("isUppercase", \.isUppercase),
            ("isWhitespace", \.isWhitespace), ("isWholeNumber", \.isWholeNumber),
        ]
        for (name, isOfKind) in kinds {
            type.property(name, type: "Bool", get: { $0.characters.first.map(isOfKind) ?? false })
        }
        type.property("hexDigitValue", type: "Int?", get: { $0.characters.first?.hexDigitValue })
        type.property("wholeNumberValue", type: "Int?", get: { $0.characters.first?.wholeNumberValue })
    }
}

/// Sets of characters.
extension BindingTable {
    private static let characterSets: [(String, CharacterSet)] = [
        ("alphanumerics", .alphanumerics), ("capitalizedLetters", .capitalizedLetters),
        ("controlCharacters", .controlCharacters), ("decimalDigits", .decimalDigits), ("decomposables", .decomposables),
        ("illegalCharacters", .illegalCharacters), ("letters", .letters), ("lowercaseLetters", .lowercaseLetters),
        ("newlines", .newlines), ("nonBaseCharacters", .nonBaseCharacters),
        ("punctuationCharacters", .punctuationCharacters), ("symbols", .symbols),
        ("uppercaseLetters", .uppercaseLetters), ("urlFragmentAllowed", .urlFragmentAllowed),
        ("urlHostAllowed", .urlHostAllowed), ("urlPasswordAllowed", .urlPasswordAllowed),
        ("urlPathAllowed", .urlPathAllowed), ("urlQueryAllowed", .urlQueryAllowed),
        ("urlUserAllowed", .urlUserAllowed), ("whitespaces", .whitespaces),
        ("whitespacesAndNewlines", .whitespacesAndNewlines),
    ]

    func registerCharacterSets() {
        registerBuiltIn("CharacterSet") { type in
            let native = type.type
            func value(_ set: CharacterSet) -> Value { .native(NativeValue(set, type: native)) }
            for (name, set) in Self.characterSets {
                type.staticProperty(name, type: "CharacterSet", value(set))
            }
            type.initializer("init()") { _ in value(CharacterSet()) }
            type.initializer("init(charactersIn text: String)") { arguments in
                value(CharacterSet(charactersIn: try arguments.get("text", as: String.self)))
            }
            type.method("contains(_ member: Unicode.Scalar) -> Bool") { set, arguments in
                let member = try arguments.get("member", as: String.self)
                let set = try characterSet(set)
                return member.unicodeScalars.allSatisfy { set.contains($0) }
            }
            type.initializer("init(_ scalars: Any)") { arguments in
                let scalars = try Value.elements(of: try arguments.value("scalars")).map(\.interpolated)
                return value(CharacterSet(charactersIn: scalars.joined()))
            }
            type.mutatingMethod("insert(_ member: Unicode.Scalar) -> Any") { set, arguments -> Value in
                let member = try arguments.get("member", as: String.self)
                var changed = try characterSet(set)
                let isNew = member.unicodeScalars.contains { !changed.contains($0) }
                changed.insert(charactersIn: member)
                set = value(changed)
                return .tuple([
                    .init(label: "inserted", .bool(isNew)), .init(label: "memberAfterInsert", .string(member)),
                ])
            }
            type.mutatingMethod("remove(_ member: Unicode.Scalar) -> Any") { set, arguments -> Value in
                let member = try arguments.get("member", as: String.self)
                var changed = try characterSet(set)
                let isThere = member.unicodeScalars.allSatisfy { changed.contains($0) }
                changed.remove(charactersIn: member)
                set = value(changed)
                return isThere ? .present(.string(member)) : .nil
            }
            type.property("inverted", type: "CharacterSet", get: { value(try characterSet($0).inverted) })
            let operations: [(String, (CharacterSet, CharacterSet) -> CharacterSet)] = [
                ("intersection", { $0.intersection($1) }), ("subtracting", { $0.subtracting($1) }),
                ("symmetricDifference", { $0.symmetricDifference($1) }), ("union", { $0.union($1) }),
            ]
            for (name, combine) in operations {
                type.method("\(name)(_ other: CharacterSet) -> CharacterSet") { set, arguments in
                    value(combine(try characterSet(set), try characterSet(try arguments.value("other"))))
                }
            }
        }
    }
}
