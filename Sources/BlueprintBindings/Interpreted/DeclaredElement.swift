import BlueprintUI
import SwiftInterpreter

/// An instance of a struct declared as an element, with what was read of it.
final class DeclaredElement {
    let type: ElementType
    let depth: Int
    let instance: AdoptedInstance
    private let declared: DeclaredElements

    init(instance: AdoptedInstance, type: ElementType, depth: Int, in declared: DeclaredElements) {
        self.instance = instance
        self.type = type
        self.depth = depth
        self.declared = declared
    }

    private var kept: (content: Kept<ElementContent>?, representation: Kept<any Element>?)

    /// A value that was read, and the number of changes of the program's state until then.
    private struct Kept<Value> {
        var value: Value
        var changeCount: Int
    }

    /// The content, which is read again only after the program's state has changed.
    var content: ElementContent {
        declared.evaluating(self) {
            if let kept = kept.content, kept.changeCount == instance.changeCount { return kept.value }
            let value: ElementContent = instance.property("content", fallback: ElementContent(intrinsicSize: .zero))
            kept.content = Kept(value: value, changeCount: instance.changeCount)
            return value
        }
    }

    /// The element that represents a proxy, which is read again only after the program's state has changed.
    var representation: any Element {
        declared.evaluating(self) {
            if let kept = kept.representation, kept.changeCount == instance.changeCount { return kept.value }
            let value = instance.property("elementRepresentation", as: (any Element).self, fallback: Empty())
            kept.representation = Kept(value: value, changeCount: instance.changeCount)
            return value
        }
    }

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
