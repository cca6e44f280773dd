/// A comparison of elements by identity of their storage.
enum ElementStorage {
    /// Returns true if two elements are of the same type and have identical bytes.
    ///
    /// An element that is not small is boxed, and its copies share the box. References are compared by identity, not
    /// by the values they refer to. So equal elements may compare as different, but different elements never compare
    /// as the same.
    @inline(__always)
    static func isSame(_ one: any Element, _ other: any Element) -> Bool {
        var comparison = ElementComparison()
        return comparison.isSame(one, other) || !isBoxed(one) && hasBytes(of: one, other)
    }

    /// Returns true if copies of an element share a box: a value that fits into three words and has word alignment is
    /// stored in the existential itself.
    static func isBoxed(_ element: any Element) -> Bool { valueSize(of: element) > 3 * MemoryLayout<Int>.size }

    private static func valueSize(of element: some Element) -> Int { MemoryLayout.size(ofValue: element) }

    private static func hasBytes<Value: Element>(of one: Value, _ other: any Element) -> Bool {
        guard let other = other as? Value else { return false }
        // Both are copies that live until the comparison ends, and only their own bytes are read.
        return withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
    }
}

/// A comparison of elements for long lists, without a call for each.
struct ElementComparison {
    // A list has mostly elements of one type.
    private var last: (type: UInt, isBoxed: Bool) = (0, false)

    /// An existential: the value or its box, then the type.
    fileprivate typealias Words = (UInt, UInt, UInt, type: UInt)

    // Inside a structure the existential keeps its memory layout.
    private struct Held {
        let element: any Element
    }

    /// Returns true if two elements are the same value; sometimes false if they are.
    @inline(__always)
    mutating func isSame(_ one: any Element, _ other: any Element) -> Bool {
        isSame(Self.words(of: Held(element: one)), Self.words(of: Held(element: other))) { one }
    }

    /// Returns true if the values at an index of two lists begin with the same element; sometimes false if they do.
    @inline(__always)
    mutating func isSame<Value: BeginsWithElement>(_ list: [Value], _ other: [Value], at index: Int) -> Bool {
        guard list.indices.contains(index), other.indices.contains(index) else { return false }
        return isSame(Self.words(list, index), Self.words(other, index)) { list[index].element }
    }

    @inline(__always)
    private mutating func isSame(_ one: Words, _ other: Words, _ element: () -> any Element) -> Bool {
        guard one.0 == other.0, one.type == other.type else { return false }
        if last.type != one.type { last = (one.type, ElementStorage.isBoxed(element())) }
        return last.isBoxed || (one.1 == other.1 && one.2 == other.2)
    }

    @inline(__always)
    private static func words(of held: Held) -> Words {
        // The existential is as large as its words, and lives until they are copied.
        withUnsafeBytes(of: held) { $0.load(as: Words.self) }
    }

    @inline(__always)
    private static func words<Value: BeginsWithElement>(_ list: [Value], _ index: Int) -> Words {
        // The index is one of the list's, and the value begins with an existential, which is as large as its words.
        list.withUnsafeBytes { $0.load(fromByteOffset: index * MemoryLayout<Value>.stride, as: Words.self) }
    }
}

/// A structure whose first stored property is an element.
protocol BeginsWithElement {
    var element: any Element { get }
}

/// An element with a reference to the source code that created it.
///
/// It behaves as the wrapped element in every way, including its type, and adds no level to the tree.
package struct TaggedElement: Element {
    /// The wrapped element.
    package var wrapped: any Element
    /// The number of the source location that created the element.
    package var tag: Int

    /// Wraps an element; if the element is tagged already, its tag is replaced.
    package init(_ wrapped: any Element, tag: Int) {
        // As a member of `Element`, `untagged` would copy the element to a box of its own.
        self.wrapped = (wrapped as? TaggedElement)?.wrapped ?? wrapped
        self.tag = tag
    }

    package var content: ElementContent { wrapped.content }

    package func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        wrapped.backingViewDescription(with: context)
    }

    package var _elementType: ElementType { wrapped._elementType }

    package var _isUnchanging: Bool { wrapped._isUnchanging }

    package var _layoutPurpose: LayoutPurpose { wrapped._layoutPurpose }

    package var _hasUnchangingDescription: Bool { wrapped._hasUnchangingDescription }

    package var _writesUnchangingValues: Bool { wrapped._writesUnchangingValues }

    package var _sourceTag: Int? { tag }
}

extension Element {
    /// The element without its tag.
    package var untagged: any Element {
        (self as? TaggedElement)?.wrapped ?? self
    }
}

extension TaggedElement: CustomReflectable {
    package var customMirror: Mirror { Mirror(reflecting: wrapped) }
}
