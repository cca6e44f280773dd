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
