import Foundation

/// The values of properties that change nothing here, by name: those that differ from the defaults.
///
/// They are kept, and shown by inspection.
struct KeptProperties {
    private var values: [String: any KeptValue] = [:]
    /// The traits of text that is edited.
    var inputTraits = StoredInputTraits()

    /// The value of a property, or its default.
    subscript<Value: KeptValue>(_ name: String, preset preset: Value) -> Value {
        get { values[name] as? Value ?? preset }
        set { values[name] = newValue == preset ? nil : newValue }
    }

    /// The properties that differ from the defaults, in the order of their names.
    var inspectedProperties: [InspectedProperty] {
        values.sorted { $0.key < $1.key }.map { InspectedProperty(name: $0, value: $1.words) }
    }
}

/// A value of a property that is only kept.
protocol KeptValue: Equatable {
    /// The value as text; the same in every run.
    var words: String { get }
}

extension KeptValue {
    /// The name of the case.
    var words: String { "\(self)" }
}

extension Bool: KeptValue {}
extension Int: KeptValue {}
extension String: KeptValue { var words: String { "\"\(self)\"" } }
extension Double: KeptValue { var words: String { CGFloat(self).shortDescription } }
extension Float: KeptValue { var words: String { CGFloat(self).shortDescription } }
extension CGFloat: KeptValue { var words: String { shortDescription } }
extension CGSize: KeptValue { var words: String { "\(width.shortDescription)×\(height.shortDescription)" } }
extension CGPoint: KeptValue { var words: String { "\(x.shortDescription),\(y.shortDescription)" } }
extension NSRange: KeptValue { var words: String { "\(location)..<\(location + length)" } }
extension UIColor: KeptValue {}
extension UIFont: KeptValue {}
extension UIImage: KeptValue {}
extension UIView: KeptValue { var words: String { type(of: self).inspectedName } }
extension NSAttributedString: KeptValue { var words: String { "\"\(string)\"" } }
extension UIEdgeInsets: KeptValue {
    /// The four distances: `top 8, left 0, bottom 8, right 0`.
    var words: String { Self.words([("top", top), ("left", left), ("bottom", bottom), ("right", right)]) }

    static func words(_ lengths: [(String, CGFloat)]) -> String {
        lengths.map { "\($0) \($1.shortDescription)" }.joined(separator: ", ")
    }
}
extension NSDirectionalEdgeInsets: KeptValue {
    var words: String {
        UIEdgeInsets.words([("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)])
    }
}
extension Optional: KeptValue where Wrapped: KeptValue {
    var words: String { map(\.words) ?? "nil" }
}
extension Array: KeptValue where Element: KeptValue {
    var words: String { map(\.words).joined(separator: ", ") }
}

extension UIView {
    /// A property of the view that is only kept, by its name.
    final subscript<Value: KeptValue>(kept preset: Value, name: String = #function) -> Value {
        get { rare?.kept[name, preset: preset] ?? preset }
        set {
            guard rare != nil || newValue != preset else { return }
            let state = rare ?? UIViewRareState()
            rare = state
            state.kept[name, preset: preset] = newValue
        }
    }
}
