extension TermGroup {
    /// The kinds of elements and the values that elements carry.
    static let elements = TermGroup(
        title: "elements",
        terms: [
            Term(
                "child",
                "An element directly inside another one.",
                also: ["children"],
                text:
                    "A child is an element directly inside another one, its parent. A list such as Row has any number of "
                    + "children, a modifier such as Inset has one, and a Label has none.",
                tree: "Row { Label(text: \"One\"); Label(text: \"Two\") }",
                show: "tree",
                next: "select #2"
            ),
            Term(
                "container",
                "An element that has children.",
                also: ["containers"],
                text: "A container is an element that has children. Its layout measures and places them.",
                tree: "viewport 120x32\nColumn { Label(text: \"Title\"); Label(text: \"Text\") }",
                show: "frames",
                next: "tree"
            ),
            Term(
                "element",
                "A value that describes a part of the user interface.",
                also: ["elements"],
                text:
                    "An element is a value that describes a part of the user interface: its children, their layout, and "
                    + "possibly a view. Elements form a tree; Blueprint lays out the tree and creates or updates the views.",
                tree: "Label(text: \"Hello\").inset(uniform: 8).box(background: .blue)",
                show: "tree",
                next: "views"
            ),
            Term(
                "environment",
                "The values that elements get from their parents.",
                text:
                    "The environment is a set of values, such as the display scale and the direction of text, that every "
                    + "element gets from its parent. env sets a value for the whole tree, adaptedEnvironment for a subtree.",
                tree: "Rule(orientation: .horizontal, color: .black).aligned(horizontally: .fill)\nscale 2",
                show: "tree",
                next: "env"
            ),
            Term(
                "key",
                "A value that identifies a child among its siblings.",
                also: ["keys", "sibling", "siblings"],
                text:
                    "A key identifies a child among its siblings, the other children of its parent. With a key, the view of "
                    + "a child moves with it; without one, the child reuses the view at its new index.",
                tree: "Column { Label(text: \"A\"); Label(text: \"B\") }\nselect #2\nkey a\nmove #2 after #3",
                show: "diff",
                next: "help path"
            ),
            Term(
                "leaf",
                "An element without children.",
                also: ["leaves"],
                text:
                    "A leaf is an element without children. It computes its measured size itself, as Label does from its "
                    + "text and font.",
                tree: "viewport 120x32\nLabel(text: \"Leaf\").centered()",
                show: "frames",
                next: "why #1 width"
            ),
            Term(
                "list",
                "An element with any number of children, such as Row.",
                also: ["lists", "stack", "stacks"],
                text:
                    "A list is an element with any number of children: Row, Column, EqualStack, Flow, GridRow or Overlay. "
                    + "A Row or Column is also a stack. An element that you type is added to the list at or above the "
                    + "selection.",
                tree: "viewport 120x32\nRow()\nLabel(text: \"One\")\nLabel(text: \"Two\")",
                show: "frames",
                next: "end"
            ),
            Term(
                "modifier",
                "A method that wraps an element in another one.",
                also: ["modifiers"],
                text: "A modifier is a method of elements that wraps the element in another one. inset 20 and "
                    + ".inset(uniform: 20) are the same modifier, as a command and in Swift.",
                tree: "Label(text: \"Hello\")\ninset 8",
                show: "swift",
                next: "help modifiers"
            ),
            Term(
                "parent",
                "The element directly around another one.",
                also: ["parents"],
                text:
                    "The parent of an element is the element directly around it. The parent proposes a constraint to the "
                    + "child and places it; frames are in the parent's coordinates.",
                tree: "Label(text: \"Hello\").inset(uniform: 8)",
                show: "tree",
                next: "select #1"
            ),
            Term(
                "proxy element",
                "An element that is replaced by another one.",
                also: ["proxy elements", "ProxyElement"],
                text:
                    "A proxy element is replaced by the element that its elementRepresentation returns. It adds no level to "
                    + "the tree: its children and its view are those of that element.",
                tree: """
                    struct Card: ProxyElement { var elementRepresentation: any Element { Label(text: "A") } }
                    Card()
                    """,
                show: "tree",
                next: "views"
            ),
            Term(
                "root",
                "The outermost element.",
                text: "The root is the outermost element. It fills the viewport, so its size does not depend on its "
                    + "content.",
                tree: "viewport 120x32\nLabel(text: \"Root\")",
                show: "frames",
                next: "root"
            ),
            Term(
                "stub",
                "A replacement for an element of your app.",
                also: ["stubs"],
                text:
                    "A stub replaces an element of your app that is not declared here. It takes any arguments, and has the "
                    + "size that the stub command gives it.",
                tree: "viewport 120x32\nstub Card 64x16\nCard(title: \"A\").centered()",
                show: "frames",
                next: "stub list"
            ),
            Term(
                "trait",
                "A value of a child that its parent's layout reads.",
                also: ["traits"],
                text: "A trait is a value of a child that the layout of its parent reads, such as a priority in a Row. "
                    + "set, priority and key set the traits of the selected child.",
                tree: "viewport 120x32\nRow { Label(text: \"One\"); Label(text: \"Two\") }\nselect #2\npriority fixed",
                show: "swift",
                next: "help priority"
            ),
            Term(
                "wrap",
                "To become the only parent of an element.",
                also: ["wraps", "wrapped", "wrapper", "wrappers"],
                text:
                    "A modifier wraps an element: the element becomes the only child of a new one, the wrapper. unwrap "
                    + "deletes the wrapper and keeps the element.",
                tree: "Label(text: \"Hello\")\ninset 8",
                show: "tree",
                next: "unwrap #2"
            ),
        ]
    )
}
