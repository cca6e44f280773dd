extension TermGroup {
    /// The terms of the later passes: flattening, rounding and the update.
    static let views = TermGroup(
        title: "views",
        terms: [
            Term(
                "created",
                "New in this update: no view could be reused.",
                also: ["create", "creates"],
                text:
                    "A view is created if there was no view with its path and class before the update. A new wrapper changes "
                    + "the paths inside it, so the update creates new views there.",
                tree: "Label(text: \"Hello\")\nbox blue",
                show: "diff",
                next: "trace create"
            ),
            Term(
                "flatten",
                "To apply layout attributes to the children.",
                also: ["flattened", "flattens", "flattening"],
                text:
                    "Flattening is the second phase. An element that is not view-backed is flattened: its layout "
                    + "attributes are applied to its children, so its origin is added to theirs.",
                tree: "Label(text: \"Hello\").inset(uniform: 8).box(background: .blue)",
                show: "flatten",
                next: "views"
            ),
            Term(
                "headless font",
                "The font in which this program measures text.",
                also: ["headless"],
                text:
                    "The headless font has no shapes: each character is half as wide as the font is high, and a wide "
                    + "one as wide. So text has the same size on every machine, but not that of an app; textsize sets "
                    + "the size that an app measures.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").centered()",
                show: "info #1",
                next: "textsize \"Hello\" 37x20"
            ),
            Term(
                "layout attributes",
                "The frame, alpha, hidden state and transform.",
                also: ["layout attribute", "attributes"],
                text:
                    "The layout attributes of an element are its frame, alpha, hidden state, transform, and the like. Those of "
                    + "a flattened element are applied to its children; those of a view-backed one are set on its view.",
                tree: "Label(text: \"Hello\").opacity(0.5).inset(uniform: 8)",
                show: "trace flatten",
                next: "info #1"
            ),
            Term(
                "moved",
                "Reused at another index in the parent view.",
                also: ["moves"],
                text:
                    "A view is moved if it is reused at another index in its parent view. Only a child with a key keeps its "
                    + "view when the order of the children changes.",
                tree: """
                    Column { Label(text: "A"); Label(text: "B") }
                    select #2
                    key a
                    select #3
                    key b
                    move #2 after #3
                    """,
                show: "trace move",
                next: "diff"
            ),
            Term(
                "path",
                "The types and keys that identify an element.",
                also: ["paths", "identity", "identifier"],
                text:
                    "The path of an element lists the type, and the key or index, of each element from the parent view down "
                    + "to it. A view is reused if the new tree has an element with the same path and class of view.",
                tree: "Column { Label(text: \"A\"); Label(text: \"B\") }\nselect #3\nset text \"C\"",
                show: "trace reuse",
                next: "diff"
            ),
            Term(
                "pixel",
                "The smallest dot of a screen.",
                also: ["pixels"],
                text:
                    "A pixel is the smallest dot of a screen. The display scale is the number of pixels in a point, and "
                    + "the scale command sets it.",
                tree: "scale 2\nRule(orientation: .horizontal, color: .black).aligned(horizontally: .fill)",
                show: "tree",
                next: "scale 3"
            ),
            Term(
                "point",
                "The unit of all lengths.",
                also: ["points"],
                text:
                    "A point is the unit of all lengths. In a drawing by frames, a character cell is 4 points wide and 8 "
                    + "points high.",
                tree: "viewport 120x32\nSpacer(width: 40, height: 16).box(background: .blue).centered()",
                show: "frames",
                next: "zoom 2"
            ),
            Term(
                "removed",
                "Gone in this update: no element uses the view.",
                also: ["remove", "removes"],
                text:
                    "A view is removed if the new tree has no element with its path and class of view. The remove command "
                    + "deletes an element; the update removes its view.",
                tree: "Column { Label(text: \"A\"); Label(text: \"B\") }\nremove #3",
                show: "trace remove",
                next: "diff"
            ),
            Term(
                "reused",
                "Kept in this update, with changed properties.",
                also: ["reuse", "reuses"],
                text:
                    "A view is reused if the new tree has an element with its path and class of view. Then only the changed "
                    + "properties are written.",
                tree: "Label(text: \"A\")\nset text \"B\"",
                show: "trace update",
                next: "diff"
            ),
            Term(
                "rounding",
                "The change of view frames to whole pixels.",
                also: ["round", "rounded", "rounded to pixels"],
                text:
                    "The frames of views are rounded to pixels. The edges are rounded, so that views that touch still touch; "
                    + "for a Label, the size is rounded instead, so that its text still fits.",
                tree: """
                    viewport 100x32
                    EqualStack(direction: .horizontal) { Box(); Box(); Box() }
                    """,
                show: "trace round",
                next: "views"
            ),
            Term(
                "standardised",
                "With a length that is not negative.",
                also: ["standardized"],
                text:
                    "A view has no negative width or height: a frame of the layout with one is standardised, so the "
                    + "view has the same corners. why says which part of its place comes from that.",
                tree: "viewport 40x32\nLabel(text: \"Hello\").inset(uniform: 30)",
                show: "views",
                next: "info #1"
            ),
            Term(
                "update",
                "The last phase: creating, reusing, removing views.",
                also: ["updates"],
                text:
                    "The update is the last phase: views are created, reused, moved and removed, and their properties are "
                    + "written. A view is reused if the new tree has an element with the same path and class of view.",
                tree: "Label(text: \"A\")\nset text \"B\"",
                show: "trace update",
                next: "phase update"
            ),
            Term(
                "view",
                "A UIKit object on the screen.",
                also: ["views"],
                text:
                    "A view is a UIKit object on the screen, such as a UILabel. Only view-backed elements have one; "
                    + "numbers such as v3 refer to views.",
                tree: "Label(text: \"Hello\").inset(uniform: 8).box(background: .blue)",
                show: "views",
                next: "info v3"
            ),
            Term(
                "view description",
                "The class of a view and its properties.",
                also: ["view descriptions"],
                text:
                    "A view description is the class of a view and the values of its properties. An element that returns one "
                    + "from backingViewDescription is view-backed.",
                tree: "Label(text: \"Hello\").box(background: .blue)",
                show: "views",
                next: "trace update"
            ),
            Term(
                "view-backed",
                "Shown by a view of its own.",
                text:
                    "A view-backed element has a view description, so it is shown by a view of its own. Drawings mark it with "
                    + "heavy borders and lists with ■; the other elements are flattened.",
                tree: "viewport 120x32\nLabel(text: \"Hello\").inset(uniform: 8)",
                show: "frames",
                next: "views"
            ),
        ]
    )
}
