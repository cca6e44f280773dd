import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let element = Binding("Element") { table, declared in
        table.registerProtocol(
            (any Element).self,
            as: "Element",
            summary:
                "A value that describes a part of the user interface: its children, their layout, and possibly a view.",
            example: """
                struct Dot: Element {
                    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 16, height: 16)) }
                    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                        UIView.describe { config in config[\\.backgroundColor] = .red }
                    }
                }
                Dot()
                """
        ) { element in
            // Offsets in the source of a stub are not offsets in the document.
            element.tags(
                wrap: { $1.fileName.hasPrefix(StubDeclaration.filePrefix) ? $0 : TaggedElement($0, tag: $1.offset) },
                unwrap: { $0.untagged }
            )
            element.adoptable(requiring: "content", "backingViewDescription") {
                InterpretedElement(try declared.element(for: $0))
            }
            element.property("content", summary: "The children and their layout.", get: { $0.content })
            element.method(
                "backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?",
                summary: "The view description; nil if the element is not view-backed.",
                command: .none
            ) { element, arguments in
                element.backingViewDescription(with: try arguments["context"])
            }
        }
    }
}
