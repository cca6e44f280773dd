import BlueprintInspector
import BlueprintREPL
import TestSessions

/// Lessons for tests.
enum Lessons {
    /// A lesson with an exercise of each graded kind, about one row.
    static let row = """
        # Extra width

        Rule: a stack measures its children first; only then it shares what is left over.

        <!-- run viewport 300x40 -->

        ```
        > Row(underflow: .growUniformly, minimumSpacing: 8) { Label(text: "AB"); Label(text: "CDEF") }
        Row #1 is the root · next: into it · views: created 2 (v2 UILabel, v3 UILabel)
        ```

        <!-- predict width -->
        The row is 300 wide. Predict before you look:

        ```
        > expect "AB" is ?x16 at 0,0
        ```
        <!-- hint The children measure 16 and 32, the spacing is 8. -->
        <!-- hint Uniformly: each child gets the same amount,
             whatever it measured. -->
        <!-- answer 138 -->
        <!-- wrong 130 This is half of the row, less the spacing. -->
        <!-- then why "AB" width -->

        <!-- choice views -->
        How many views does the tree make?

        - one
        - two,
          one for each label
        - three
        <!-- answer 2 -->
        <!-- wrong 3 The row only lays out. -->

        <!-- explain decider -->
        Who decided it?

        ```
        > blame "AB" width
        ```
        <!-- answer #1 -->

        <!-- goal right -->
        Move both to the right edge.

        ```
        > expect "AB" is 16x16 at 244,0
        ```
        <!-- hint Look at the distributions. -->
        <!-- answer select #1 -->
        <!-- answer set underflow .justifyToEnd -->

        Now the first label stands at 244.

        <!-- free play -->
        Try another spacing.
        """

    /// Begins a lesson.
    static func run(_ text: String = row, columns: Int = 80, rows: Int? = 24, canKeep: Bool = false) throws -> LessonRun
    {
        LessonRun(
            try LessonPlan(text),
            in: LessonSessions(columns: columns, rows: rows),
            canKeep: canKeep,
            sharingNamesOf: .namesOfThread
        )
    }
}

extension LessonRun {
    /// Takes lines; returns the text of the last one's output.
    @discardableResult
    func type(_ lines: String...) -> String {
        lines.map { take($0).map(\.text.plain).joined(separator: "\n") }.last ?? ""
    }
}
