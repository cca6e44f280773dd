/// The names of a node, and the part of it that belongs to the recorder of its view.
extension LayoutNode {
    /// The name of the element's type.
    package var typeName: String { identifier.elementType.name }

    /// The source location that created the element, or nil if it is unknown.
    package var sourceTag: Int? {
        // A failing cast takes hundreds of instructions, and without an interpreter no element is tagged.
        type(of: element) == TaggedElement.self ? (element as? TaggedElement)?.tag : nil
    }

    /// The position of the element in the recorder's last list; negative if it is in none.
    package var position: Int {
        get { Int(truncatingIfNeeded: storedPosition) }
        set { storedPosition = Int32(clamping: newValue) }
    }

    /// True if the subtree has been laid out since it was last recorded; its elements then may have other frames.
    ///
    /// The frame of the element itself may be another one in any case, since its parent sets it.
    package var needsRecording: Bool {
        get { state.needsRecording }
        set { state.needsRecording = newValue }
    }
}
