import BlueprintUI
import Foundation
import SwiftInterpreter

extension DeclaredAlignment {
    /// Creates the alignment guide of a declared type; throws a `BindingError` if the value is not such a type.
    convenience init(_ value: Value) throws {
        guard case .type(.declared(let type)) = value, type.conformances.contains("AlignmentID") else {
            throw BindingError(
                "\(value.debugDescription) is not a declared alignment type",
                fix: "enum Third: AlignmentID { static func defaultValue(in context: ElementDimensions) -> CGFloat "
                    + "{ context.height / 3 } }"
            )
        }
        guard case .function(let function) = try type.staticMember("defaultValue") else {
            throw BindingError("'defaultValue' of '\(type.name)' must be a function")
        }
        let place: (ElementDimensions) -> CGFloat = function.closure(fallback: 0)
        self.init(name: type.name, defaultValue: place)
    }
}
