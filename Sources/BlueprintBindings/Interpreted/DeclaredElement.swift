import BlueprintUI
import SwiftInterpreter

/// An instance of a struct declared as an element; its constant properties are read once.
final class DeclaredElement {
    let type: ElementType
    let depth: Int
    private let instance: AdoptedInstance
    private let declared: DeclaredElements

    init(instance: AdoptedInstance, type: ElementType, depth: Int, in declared: DeclaredElements) {
        self.instance = instance
        self.type = type
        self.depth = depth
        self.declared = declared
    }

    private lazy var cachedContent: ElementContent = instance.property(
        "content",
        fallback: ElementContent(intrinsicSize: .zero)
    )

    private lazy var cachedRepresentation: any Element = instance.property(
        "elementRepresentation",
        as: (any Element).self,
        fallback: Empty()
    )

    var content: ElementContent { declared.evaluating(self) { cachedContent } }

    var representation: any Element { declared.evaluating(self) { cachedRepresentation } }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        declared.evaluating(self) {
            instance.call(
                "backingViewDescription",
                [("with", context)],
                as: ViewDescription?.self,
                fallback: nil
            )
        }
    }
}
