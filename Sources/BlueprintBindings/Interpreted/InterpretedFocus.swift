import BlueprintUI
import SwiftInterpreter

/// A focus state of source: which of some elements has the focus, or whether one has.
final class InterpretedFocus {
    private let state = FocusState<AnyHashable?>()
    /// The type of the values that may have the focus; nil if that is not known.
    let valueType: TypeRef?
    private let isBool: Bool
    /// The values as source knows them, by what the state holds.
    private var values: [AnyHashable: Value] = [:]

    /// A state whose variable is declared with a type.
    init(type: String) {
        isBool = type == "Bool"
        valueType = TypeRef(type)?.unwrapped
    }

    /// What has the focus: nil or false if nothing has.
    var wrappedValue: Value {
        guard let focused = state.wrappedValue else { return isBool ? .bool(false) : .nil }
        return isBool ? .bool(true) : values[focused].map { .present($0) } ?? .nil
    }

    /// Moves the focus.
    ///
    /// - Throws: a `BindingError` if the value cannot be compared.
    func move(to value: Value, in table: BindingTable) throws {
        switch value {
        case .nil, .bool(false): state.wrappedValue = nil
        default: state.wrappedValue = try key(value, in: table)
        }
    }

    /// The binding of the element that has the focus while the state is the value.
    func binding(for value: Value, in table: BindingTable) throws -> FocusBinding {
        state.binding(for: try key(value, in: table))
    }

    private func key(_ value: Value, in table: BindingTable) throws -> AnyHashable {
        let value = value.bare
        let key = try AnyHashable.fromValue(value, in: table, declared: nil)
        values[key] = value
        return key
    }
}
