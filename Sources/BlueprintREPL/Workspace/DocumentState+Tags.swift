import BlueprintBindings
import BlueprintInspector

/// The places in the document that the tags of elements refer to.
extension DocumentState {
    /// Returns the offset in the document of the call that made an element with a tag.
    func offset(ofTag tag: Int?) -> Int? {
        guard let tag, let value else { return tag }
        return value.offset(ofTag: tag)
    }

    /// A function that returns the offset of a tag, for many of them.
    var offsetsOfTags: (Int?) -> Int? {
        guard let tags = value?.tags.tabulated else { return { $0 } }
        return { $0.flatMap(tags.offset) }
    }

    /// The numbers of the document's nodes, by the tags of the elements that they make.
    var names: NodeNames {
        let numbers = document.outline.numbersAtNames
        guard let tags = value?.tags.tabulated else { return NodeNames(number: numbers) }
        return NodeNames { tags.offset(ofTag: $0).flatMap(numbers) }
    }
}
