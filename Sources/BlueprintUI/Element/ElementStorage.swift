/// Compares elements without looking into them.
enum ElementStorage {
    /// Whether two elements are one value: of the same type, and the same to the byte.
    ///
    /// An element that is not small stands in a box, which its copies share; and where values are compared, what they
    /// refer to is, not what that says. So equal elements may be told apart, but different ones are never taken for the
    /// same.
    @inline(__always)
    static func isSame(_ one: any Element, _ other: any Element) -> Bool {
        guard type(of: one) == type(of: other) else { return false }
        return isSameBox(Held(element: one), Held(element: other), size: valueSize(of: one)) || hasBytes(of: one, other)
    }

    // In a structure the existential keeps its own form: three words for the value or its box, then its type.
    private struct Held {
        let element: any Element
    }

    @inline(__always)
    private static func isSameBox(_ one: Held, _ other: Held, size: Int) -> Bool {
        // What fits into three words has no box, as long as its alignment is that of a word.
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
