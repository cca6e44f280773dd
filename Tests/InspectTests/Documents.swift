/// Documents that the inspector's tests show.
enum Documents {
    static let account = [
        "viewport 240x120",
        """
        Row {
            Label(text: "Account name")
            Label(text: "Somebody with a very long name")
        }
        """,
        "select #3",
    ]

    static let card = [
        "viewport 200x90",
        """
        Column(alignment: .fill, minimumSpacing: 4) {
            Label(text: "Title")
                .inset(uniform: 6)
                .box(background: .yellow)
            Row {
                Label(text: "日本語 👩‍👩‍👧 wide")
                Label(text: "right")
            }
        }
        """,
    ]

    /// A list of rows, long enough to be folded.
    static func rows(_ count: Int) -> [String] {
        [
            "viewport 200x400",
            """
            Column(alignment: .fill) {
                for i in 0..<\(count) {
                    Label(text: "row \\(i)").inset(uniform: 2)
                }
            }
            """,
        ]
    }
}
