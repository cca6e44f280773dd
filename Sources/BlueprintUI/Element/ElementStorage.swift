/// A comparison of elements by identity of their storage.
enum ElementStorage {
    /// Returns true if two elements are of the same type and have identical bytes.
    ///
    /// An element that is not small is boxed, and its copies share the box. References are compared by identity, not
    /// by the values they refer to. So equal elements may compare as different, but different elements never compare
    /// as the same.
    @inline(__always)
    static func isSame(_ one: any Element, _ other: any Element) -> Bool {
        guard type(of: one) == type(of: other) else { return false }
        return isSameBox(Held(element: one), Held(element: other), size: valueSize(of: one)) || hasBytes(of: one, other)
    }

    // Inside a structure the existential keeps its memory layout: three words for the value or its box, then the
    // type.
    private struct Held {
        let element: any Element
    }

    @inline(__always)
    private static func isSameBox(_ one: Held, _ other: Held, size: Int) -> Bool {
        // A value that fits into three words and has word alignment is not boxed.
        guard size > 3 * MemoryLayout<Int>.size else { return false }
        return withUnsafeBytes(of: one) { one in
            withUnsafeBytes(of: other) { one.load(as: UInt.self) == $0.load(as: UInt.self) }
        }
    }

    private static func valueSize(of element: some Element) -> Int { MemoryLayout.size(ofValue: element) }

    private static func hasBytes<Value: Element>(of one: Value, _ other: any Element) -> Bool {
        guard let other = other as? Value else { return false }
        return withUnsafeBytes(of: one) { one in
            withUnsafeBytes(of: other) { one.elementsEqual($0) }
        }
    }
}
