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

    private var keptContent: Kept<ElementContent>?
    private var keptRepresentation: Kept<any Element>?

    /// A value that was read, and the number of changes of the program's state until then.
    private struct Kept<Value> {
        var value: Value
        var changeCount: Int
    }

    /// The content, which is read again only after the program's state has changed.
    var content: ElementContent {
        read(\.keptContent) { instance.property("content", fallback: ElementContent(intrinsicSize: .zero)) }
    }

    /// The element that represents a proxy, which is read again only after the program's state has changed.
    var representation: any Element {
        read(\.keptRepresentation) {
            instance.property("elementRepresentation", as: (any Element).self, fallback: Empty())
        }
    }

    /// The facts about the layout of the representation as it was last read; reading it again could print again.
    var knownPurpose: LayoutPurpose { keptRepresentation?.value._layoutPurpose ?? [] }

    /// Returns a kept value, or reads it; a value whose reading changes the program's state or prints is not kept, as each
    /// reading does so again.
    private func read<Value>(
        _ path: ReferenceWritableKeyPath<DeclaredElement, Kept<Value>?>,
        _ make: () -> Value
    ) -> Value {
        declared.evaluating(self) { () -> Value in
            let before = instance.changeCount
            if let kept = self[keyPath: path], kept.changeCount == before { return kept.value }
            let value = make()
            self[keyPath: path] = before == instance.changeCount ? Kept(value: value, changeCount: before) : nil
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
