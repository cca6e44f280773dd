/// The types of the language itself.
enum LanguageTypes {
    /// The names; a name with generic arguments is a type if it is one of them or declared.
    static let names = [
        "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "Bool", "CGFloat", "Character", "ClosedRange",
        "ComparisonResult", "Dictionary",
        "Double",
        "Float", "FloatingPointRoundingRule", "FormatGrouping", "FormatPrecision", "FormatStyle", "Int", "Optional",
        "Range", "Set", "String", "String.Index", "Substring", "TimeInterval", "Void", "CharacterSet",
        "UnsafeMutablePointer",
    ]
}
