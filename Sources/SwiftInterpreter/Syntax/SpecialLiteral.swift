/// A literal whose value is where it stands: `#line`; as a default value of a parameter, where the call is.
enum SpecialLiteral: String {
    case column, file, fileID, filePath, function, line

    /// True for a number; the others are text.
    var isNumber: Bool { self == .column || self == .line }
}
