import Foundation

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
