extension ContiguousArray where Element: AnyObject {
    /// Calls a function with objects in order until it returns false, without retaining them: the array does, as long as
    /// nobody changes it.
    ///
    /// For the passes over the children of a node, which may be tens of thousands.
    @inline(__always)
    func visitUnretained(while isWanted: (Element) -> Bool) {
        withUnsafeBufferPointer { objects in
            objects.withMemoryRebound(to: Unmanaged<Element>.self) { objects in
                for object in objects where !object._withUnsafeGuaranteedRef(isWanted) { return }
            }
        }
    }

    /// Calls a function with each object in order, without retaining it.
    @inline(__always)
    func forEachUnretained(_ body: (Element) -> Void) {
        visitUnretained { object in
            body(object)
            return true
        }
    }
}
