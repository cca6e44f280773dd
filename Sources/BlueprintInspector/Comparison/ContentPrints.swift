import BlueprintUI

/// The hashes of the subtrees of a rendered tree, computed from the types in them and their texts and images.
struct ContentPrints {
    /// The hash of each element's subtree.
    private(set) var prints: [Int]
    /// The number of elements in each subtree, its root included.
    private(set) var sizes: [Int]
    private var isShowing: [Bool]

    init(_ snapshot: RenderSnapshot) {
        let elements = snapshot.elements
        prints = Array(repeating: 0, count: elements.count)
        sizes = Array(repeating: 1, count: elements.count)
        isShowing = Array(repeating: false, count: elements.count)
        for index in elements.indices.reversed().interruptible {
            let element = elements[index]
            var hasher = Hasher()
            hasher.combine(element.typeName)
            hasher.combine(prints[index])
            if let own = Self.own(element) {
                hasher.combine(own)
                isShowing[index] = true
            }
            prints[index] = hasher.finalize()
            guard let parent = element.parent, elements.indices.contains(parent) else { continue }
            prints[parent] = prints[parent] &* 31 &+ prints[index]
            sizes[parent] += sizes[index]
            if isShowing[index] { isShowing[parent] = true }
        }
    }

    /// Returns true if the element or one in it shows text or an image.
    func showsSomething(_ index: Int) -> Bool { isShowing[index] }

    /// Returns a hash of the text and the image that an element shows; nil if it shows neither.
    static func own(_ element: ElementRecord) -> Int? {
        guard let content = element.content, !(content.text ?? "").isEmpty || content.image != nil else { return nil }
        var hasher = Hasher()
        hasher.combine(content.text)
        hasher.combine(content.image)
        return hasher.finalize()
    }
}
