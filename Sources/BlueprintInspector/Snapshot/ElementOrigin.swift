/// The type of an element and the place in the source that made it: the same for what a loop makes.
struct ElementOrigin: Hashable {
    private let typeName: String
    private let sourceTag: Int?

    init(_ element: ElementRecord) {
        typeName = element.typeName
        sourceTag = element.sourceTag
    }
}
