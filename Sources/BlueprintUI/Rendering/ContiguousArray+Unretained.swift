extension ContiguousArray where Element: AnyObject {
    /// Calls a function with the objects from an index on until it returns false, without retaining them: the array does,
    /// as long as nobody changes it.
    ///
    /// For the passes over the children of a node, which may be tens of thousands.
    @inlinable @inline(__always)
    package func visitUnretained(from start: Int = 0, while isWanted: (Element) -> Bool) {
        guard start < count else { return }
        withUnsafeBufferPointer { objects in
            objects.withMemoryRebound(to: Unmanaged<Element>.self) { objects in
                for index in start..<objects.count where !objects[index]._withUnsafeGuaranteedRef(isWanted) { return }
            }
        }
    }

    /// Calls a function with each object in order, without retaining it.
    @inlinable @inline(__always)
    package func forEachUnretained(_ body: (Element) -> Void) {
        visitUnretained { object in
            body(object)
            return true
        }
    }

    /// Calls a function with each object and the one at the same index of another array, without retaining either.
    @inline(__always)
    func forEachUnretained<Other: AnyObject>(
        with others: ContiguousArray<Other>,
        _ body: (Element, Other) -> Void
    ) {
        others.withUnsafeBufferPointer { others in
            others.withMemoryRebound(to: Unmanaged<Other>.self) { others in
                var index = 0
                forEachUnretained { object in
                    others[index]._withUnsafeGuaranteedRef { body(object, $0) }
                    index += 1
                }
            }
        }
    }
}
