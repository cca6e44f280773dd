/// Compares elements without looking into them.
enum ElementStorage {
    /// Whether two elements are one value because they have the same type and the same storage.
    ///
    /// An element that is not small stands in a box, which its copies share for as long as none is changed; a small one
    /// stands in line, where its bytes are compared. So equal elements may be told apart, but different ones are not
    /// taken for the same.
    static func isSame(_ one: any Element, _ other: any Element) -> Bool {
        guard type(of: one) == type(of: other) else { return false }
        let size = valueSize(of: one)
        guard size > 0 else { return true }
        // More than three words, or words of more than eight bytes, are boxed: then the first word is the box.
        let compared = size <= 3 * MemoryLayout<Int>.size ? size : MemoryLayout<Int>.size
        return withUnsafeBytes(of: one) { one in
            withUnsafeBytes(of: other) { other in
                (0..<compared).allSatisfy { one[$0] == other[$0] }
            }
        }
    }

    private static func valueSize(of element: some Element) -> Int { MemoryLayout.size(ofValue: element) }
}
