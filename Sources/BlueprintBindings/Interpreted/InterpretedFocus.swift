import BlueprintUI
import SwiftInterpreter

/// A focus state declared in source: a Boolean, or the value of the focused element.
final class InterpretedFocus {
    private let state = FocusState<AnyHashable?>()
    /// True for a state of one element.
    private let isBool: Bool
    /// The interpreter values by their hashable values.
    private var values: [AnyHashable: Value] = [:]

    /// Creates a state of one element, or of several.
    init(isBool: Bool) {
        self.isBool = isBool
    }

    /// The value of the focused element; nil or false if none has the focus.
    var wrappedValue: Value {
        guard let focused = state.wrappedValue else { return isBool ? .bool(false) : .nil }
        return isBool ? .bool(true) : values[focused].map { .present($0) } ?? .nil
    }

    /// Moves the focus.
    ///
    /// - Throws: a `BindingError` if the value is not hashable.
    func move(to value: Value, in table: BindingTable) throws {
        switch value {
        case .nil, .bool(false): state.wrappedValue = nil
        default: state.wrappedValue = try key(value, in: table)
        }
    }

    /// Returns the binding of the element that has the focus while the state equals the value.
    func binding(for value: Value, in table: BindingTable) throws -> FocusBinding {
        state.binding(for: try key(value, in: table))
    }

    private func key(_ value: Value, in table: BindingTable) throws -> AnyHashable {
        let value = value.unwrapped
        let key = try AnyHashable.fromValue(value, in: table, declared: nil)
        values[key] = value
        return key
    }
}
