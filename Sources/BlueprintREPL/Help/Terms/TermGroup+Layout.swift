extension TermGroup {
    /// The terms of the first pass: proposing, measuring and placing.
    static let layout = TermGroup(
        title: "layout",
        terms: [
            Term(
                "alignment",
                "The position of children across the axis of a list.",
                also: ["alignments", "aligned"],
                text:
                    "The alignment of a list places the children across its axis: top, center, bottom or fill in a Row, "
                    + "leading, center, trailing or fill in a Column. By default a Row aligns at the top, a Column at the "
                    + "leading edge.",
                tree: "viewport 120x32\nRow(alignment: .bottom) { Label(text: \"Low\"); Spacer(32) }",
                show: "frames",
                next: "set alignment center",
                listsValues: true
            ),
            Term(
                "alignment guide",
                "The position in a child that a list aligns.",
                also: ["alignment guides"],
                text:
                    "An alignment guide is the position in a child that a list aligns with those of its siblings. By default "
                    + "it is the edge or the centre that the alignment names.",
                tree: """
                    viewport 120x32
                    Row { Label(text: "One"); Label(text: "Two") }
                    select #2
                    set alignmentGuide { $0.height - 24 }
                    """,
                show: "frames",
                next: "why #2 y"
            ),
            Term(
                "cache",
                "The measured sizes that a render reuses.",
                also: ["cached"],
                text:
                    "The cache keeps each measured size with its constraint for the rest of the render. A second proposal "
                    + "of the same constraint takes the size from the cache; the trace counts it with the first one.",
                tree: "viewport 120x32\nRow { Label(text: \"A long name\"); Label(text: \"Value!\") }.centered()",
                show: "trace #2 layout",
                next: "info #2"
            ),
            Term(
                "constraint",
                "The width and height within which a child measures.",
                also: ["constraints"],
                text:
                    "A constraint is the width and height within which a parent lets its child measure itself; ≤260 is at most "
                    + "260, and an axis without a limit is unconstrained. The child is free to measure less, or more.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").inset(uniform: 8).centered()",
                show: "tree constraints",
                next: "trace propose"
            ),
            Term(
                "decision",
                "The step in which a parent decides a number of a frame.",
                also: ["decisions", "decides", "decided"],
                text:
                    "A decision is the step in which a parent decides the size or the place of a child. why names it "
                    + "for each number of a frame, and goto returns to it.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").centered()",
                show: "why #1 width",
                next: "goto 5"
            ),
            Term(
                "deduced",
                "Known from another measured size, without measuring.",
                text:
                    "A deduced size is known without measuring: a size measured within one constraint also holds within "
                    + "every smaller constraint that it fits in. The trace marks such sizes. Flow, GridRow, "
                    + "ConstrainedAspectRatio, GeometryReader, and an Image that keeps its aspect ratio can measure "
                    + "another size there, and a deduced one would give them another frame. So their sizes are always "
                    + "computed, as are those of EqualStack, ScrollView, LayoutWriter, Decorate and EnvironmentReader, and "
                    + "those of the elements around any of them.",
                tree: "Column(alignment: .center) { Label(text: \"Title\") }.inset(uniform: 4)",
                show: "trace layout",
                next: "tree constraints"
            ),
            Term(
                "distribution",
                "The way a list shares its underflow or overflow.",
                also: ["distributions"],
                text:
                    "A distribution decides how a Row or Column shares its underflow or its overflow among the children. By "
                    + "default, underflow is spaceEvenly and overflow is condenseProportionally.",
                tree: "viewport 120x32\nRow(underflow: .justifyToEnd) { Label(text: \"One\"); Label(text: \"Two\") }",
                show: "frames",
                next: "set underflow growUniformly"
            ),
            Term(
                "exact fit",
                "A stack whose children measure what it has.",
                also: ["an exact fit"],
                text:
                    "In an exact fit, the children of a Row or Column measure exactly the length that it has. There "
                    + "is neither an overflow nor an underflow, so nothing is shared.",
                tree: "viewport 80x32\nRow { Label(text: \"Milk\"); Label(text: \"Coffee\") }",
                show: "why #2",
                next: "set minimumSpacing 4"
            ),
            Term(
                "fills",
                "To have the size of the parent.",
                also: ["filled"],
                text:
                    "An element fills its parent if it gets the whole size of the parent, whatever it measures. The "
                    + "root fills the viewport, and why then explains the size of the parent.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").box(background: .blue)",
                show: "why #1",
                next: "why #2"
            ),
            Term(
                "frame",
                "The rectangle in which a parent places an element.",
                also: ["frames", "origin"],
                text:
                    "The frame of an element is the rectangle in which its parent places it: an origin in the parent's "
                    + "coordinates, and a size. The frame of a view is rounded to pixels.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").inset(uniform: 8)",
                show: "tree",
                next: "why #1"
            ),
            Term(
                "layout",
                "The first phase: proposing, measuring, placing.",
                also: ["layouts"],
                text:
                    "Layout is the first phase: from the root down, each parent proposes constraints, its children measure, "
                    + "and it places them. A layout is also the object that does this for one element, such as StackLayout.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").centered()",
                show: "trace layout",
                next: "step"
            ),
            Term(
                "measure",
                "To compute a size within a proposed constraint.",
                also: ["measures", "measured", "measured size", "measuring"],
                text:
                    "An element measures how large it is within a proposed constraint: this is its measured size. The parent "
                    + "may place it at that size or at another one.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").centered()",
                show: "tree constraints",
                next: "why #1 width"
            ),
            Term(
                "overflow",
                "The missing length of a Row or Column.",
                also: ["overflows"],
                text:
                    "The overflow of a Row or Column is the missing length: its children measure more than it has. By default "
                    + "each child shrinks by a share in proportion to its measured length.",
                tree: "viewport 120x32\nRow { Label(text: \"A long name\"); Label(text: \"Value!\") }",
                show: "frames",
                next: "why #1 width",
                listsValues: true
            ),
            Term(
                "own",
                "The length of the element that decides, in a sum.",
                also: ["own length"],
                text:
                    "In the sums of why, own is the length of the element that decides: 120 own. After a place, own "
                    + "is the part that the last element adds itself: 82 own.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").centered()",
                show: "why #1",
                next: "why #1 x"
            ),
            Term(
                "place",
                "To give a child its frame.",
                also: ["places", "placed", "placing"],
                text:
                    "A parent places a child by giving it a frame. The size may differ from the measured size: a Row that "
                    + "overflows places its children smaller.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").aligned(vertically: .bottom, horizontally: .trailing)",
                show: "frames",
                next: "trace place"
            ),
            Term(
                "priority",
                "The setting that lets a child grow or shrink.",
                also: ["priorities"],
                text:
                    "The priority of a child decides which shares it takes in a Row or Column. A fixed child takes "
                    + "none, grows takes underflow, shrinks takes overflow, and flexible, the default, takes both.",
                tree: """
                    viewport 120x32
                    Row(underflow: .growUniformly) { Label(text: "One"); Label(text: "Two") }
                    select #2
                    priority fixed
                    """,
                show: "frames",
                next: "priority flexible",
                listsValues: true
            ),
            Term(
                "propose",
                "To pass a constraint to a child.",
                also: ["proposes", "proposed", "proposal", "proposals"],
                text:
                    "A parent proposes a constraint to a child before the size of the child is known. The child measures "
                    + "itself within the constraint, and the parent then places it.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").inset(uniform: 8).centered()",
                show: "trace propose",
                next: "tree constraints"
            ),
            Term(
                "share",
                "The part of the underflow or overflow of one child.",
                also: ["shares"],
                text:
                    "The share of a child is its part of the underflow or the overflow of a Row or Column. It depends on the "
                    + "distribution, the priority, and the measured length.",
                tree:
                    "viewport 120x32\nRow(underflow: .growProportionally) { Label(text: \"A\"); Label(text: \"BCD\") }",
                show: "frames",
                next: "why #2 width"
            ),
            Term(
                "size",
                "A width and a height in points.",
                also: ["sizes"],
                text:
                    "A size is a width and a height in points, written 96×16. tree constraints lists the constraint proposed "
                    + "to each element, its measured size, and the size at which it is placed.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").centered()",
                show: "tree constraints",
                next: "info #1"
            ),
            Term(
                "spacing",
                "The gap between two children of a list.",
                also: ["gap", "gaps", "minimum spacing"],
                text:
                    "The spacing of a list is the gap between two children, in points. In a Row or Column it is a minimum: by "
                    + "default, extra length makes the gaps larger.",
                tree: "viewport 120x32\nRow(minimumSpacing: 8) { Label(text: \"One\"); Label(text: \"Two\") }",
                show: "frames",
                next: "why gap #2 #3"
            ),
            Term(
                "truncated",
                "Not shown completely, because the Label is too small.",
                also: ["truncate", "truncates"],
                text:
                    "Text is truncated if it does not fit in its Label: too wide, too many lines, or not high enough. "
                    + "A drawing marks it with ✂, and a warning offers a fix. A single line that is only too high ends in no "
                    + "ellipsis: it is clipped.",
                tree: "viewport 120x32\nLabel(text: \"Hello, world\").constrainedTo(width: 64, height: 16).centered()",
                show: "frames",
                next: "warnings"
            ),
            Term(
                "underflow",
                "The extra length of a Row or Column.",
                also: ["underflows"],
                text:
                    "The underflow of a Row or Column is the extra length: its children measure less than it has. By default "
                    + "the extra length becomes equal gaps between the children.",
                tree: "viewport 120x32\nRow { Label(text: \"One\"); Label(text: \"Two\"); Label(text: \"Six\") }",
                show: "frames",
                next: "set underflow justifyToStart",
                listsValues: true
            ),
            Term(
                "viewport",
                "The area that the root fills.",
                text:
                    "The viewport is the area that the root element fills, like a screen or a BlueprintView in an app. It is "
                    + "300×160 points until the viewport command changes it.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").centered()",
                show: "frames",
                next: "viewport 160x48"
            ),
            Term(
                "weight",
                "The number in proportion to which a child gets a share.",
                also: ["weights"],
                text:
                    "The share of a child is its weight ÷ the total weight × the overflow or the underflow. In uniform "
                    + "distributions, the weight is the priority; in proportional ones, it is the priority × measured "
                    + "length ÷ total measured length.",
                tree: "viewport 120x32\nRow { Label(text: \"A long name\"); Label(text: \"Value!\") }",
                show: "why #2 width",
                next: "set overflow condenseUniformly"
            ),
        ]
    )
}
