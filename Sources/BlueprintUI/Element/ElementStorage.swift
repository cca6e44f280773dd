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

    /// Returns true if copies of an element share a box.
    static func isBoxed(_ element: any Element) -> Bool { valueSize(of: element) > 3 * MemoryLayout<Int>.size }

    private static func valueSize(of element: some Element) -> Int { MemoryLayout.size(ofValue: element) }

    private static func hasBytes<Value: Element>(of one: Value, _ other: any Element) -> Bool {
        guard let other = other as? Value else { return false }
        return withUnsafeBytes(of: one) { one in
            withUnsafeBytes(of: other) { one.elementsEqual($0) }
        }
    }
}

/// A comparison of elements in place, for long lists: without a copy of either.
struct ElementComparison {
    // A list has mostly elements of one type.
    private var last: (type: UInt, isBoxed: Bool) = (0, false)

    /// Returns true if two elements are the same value; sometimes false if they are.
    ///
    /// - Parameters:
    ///   - one: the address of a value that begins with an element.
    ///   - other: the address of another one.
    @inline(__always)
    mutating func isSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
        // Three words for the value or its box, then the type.
        func word(_ place: UnsafeRawPointer, _ index: Int) -> UInt {
            place.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
        }
        let type = word(one, 3)
        guard word(one, 0) == word(other, 0), type == word(other, 3) else { return false }
        if last.type != type {
            last = (type, ElementStorage.isBoxed(one.assumingMemoryBound(to: (any Element).self).pointee))
        }
        return last.isBoxed || (word(one, 1) == word(other, 1) && word(one, 2) == word(other, 2))
    }
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
