/// Pointers to variables, which calls take as `&variable`.
extension BindingTable {
    static let pointerName = "UnsafeMutablePointer"

    func registerPointers() {
        registerBuiltIn(Self.pointerName) { type in
            type.property(
                "pointee",
                type: .any,
                get: { try Self.pointer($0).pointee },
                set: { (pointer: inout Value, value: Value) in try Self.pointer(pointer).pointee = value }
            )
        }
    }

    /// Returns a pointer as a value of source.
    package func value(of pointer: ValuePointer) -> Value {
        guard let type = builtIns[Self.pointerName] else { return .void }
        return .native(NativeValue(pointer, type: type))
    }

    private static func pointer(_ value: Value) throws -> ValuePointer {
        guard case .native(let native) = value, let pointer = native.base as? ValuePointer else {
            throw BindingError.mismatch(value, pointerName)
        }
        return pointer
    }
}

extension Arguments {
    /// Stores a value in the variable that an argument of type `UnsafeMutablePointer` points to; does nothing for nil.
    package func store(_ value: Any, at name: String) throws {
        guard case .native(let native) = try self.value(name).unwrapped, let pointer = native.base as? ValuePointer
        else { return }
        pointer.pointee = table.value(from: value, declared: nil)
    }
}
