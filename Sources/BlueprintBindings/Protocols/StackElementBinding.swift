import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let stackElement = Binding("StackElement") { table, declared in
        table.registerProtocol(
            (any StackElement).self,
            as: "StackElement",
            refines: ["Element"],
            summary: "An element of one's own that arranges children as a Row or a Column does.",
            example: """
                struct Pile: StackElement {
                    var layout = StackLayout(axis: .vertical, alignment: .fill)
                    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] = []
                }
                func pile() -> Pile {
                    var pile = Pile()
                    pile.add(child: Label(text: "one"))
                    pile.addFixed(child: Label(text: "two"))
                    return pile
                }
                pile()
                """
        ) { stack in
            let table = stack.tableProvider
            stack.adoptable(requiring: "layout", "children") {
                try InterpretedStackElement(try declared.element(for: $0), $0, in: table())
            }
            describeAdding(to: stack)
        }
    }

    private static func describeAdding(to stack: TypeRegistration<any StackElement>) {
        stack.mutatingValueMethod(
            """
            add(growPriority: CGFloat = 1, shrinkPriority: CGFloat = 1, \
            alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil, child: any Element)
            """,
            summary: "Adds a child at the end."
        ) { stack, arguments in
            try add(
                grow: try arguments["growPriority"],
                shrink: try arguments["shrinkPriority"],
                to: &stack,
                arguments
            )
        }
        for (name, priority, summary) in [
            ("addFixed", 0, "Adds a child that neither grows nor shrinks."),
            ("addFlexible", 1, "Adds a child that grows and shrinks."),
        ] as [(String, CGFloat, String)] {
            stack.mutatingValueMethod(
                """
                \(name)(alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil, \
                child: any Element)
                """,
                summary: summary
            ) { try add(grow: priority, shrink: priority, to: &$0, $1) }
        }
    }

    private static func add(
        grow: CGFloat,
        shrink: CGFloat,
        to stack: inout Value,
        _ arguments: Arguments
    ) throws {
        let guide: ((ElementDimensions) -> CGFloat)? = try arguments.optionalClosure("alignmentGuide", fallback: 0)
        let traits = StackLayout.Traits(
            growPriority: grow,
            shrinkPriority: shrink,
            alignmentGuide: guide.map(StackLayout.AlignmentGuide.init)
        )
        let child: StackMember.Child = (try arguments["child"], traits, try arguments["key"])
        guard case .array(var children) = try arguments.property("children", of: stack) else { return }
        children.append(StackMember.value(of: child, in: arguments.table))
        try arguments.assign(.array(children), to: "children", of: &stack)
    }
}
