import BlueprintBindings

/// Places in the document that the tags of elements refer to.
extension Session {
    /// Returns the offset in the document of the call that made an element with a tag.
    func offset(ofTag tag: Int?) -> Int? {
        guard let tag, let value = current.value else { return tag }
        return value.offset(ofTag: tag)
    }

    /// A function that returns the offset of a tag, for many of them.
    var offsetsOfTags: (Int?) -> Int? {
        guard let tags = current.value?.tags.tabulated else { return { $0 } }
        return { $0.flatMap(tags.offset) }
    }
}
