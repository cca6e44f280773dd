import BlueprintInspector

/// A lesson: a transcript with prose between, shown by `lesson N` and replayed by the tests.
struct Lesson: Sendable {
    /// The number in `lesson N`.
    let number: Int
    /// The title.
    let title: String
    /// The Markdown text.
    let source: String

    /// The lessons in their order; their files are built into the program.
    static let all: [Lesson] = [
        Lesson(1, "Layout: propose, measure, place", PackageResources.layout_md),
        Lesson(2, "Flatten: which elements become views", PackageResources.flatten_md),
        Lesson(3, "Update: which views stay when the tree changes", PackageResources.update_md),
        Lesson(4, "Your app: its Swift, its elements, its font", PackageResources.app_md),
    ]

    private init(_ number: Int, _ title: String, _ file: [UInt8]) {
        self.number = number
        self.title = title
        source = String(decoding: file, as: UTF8.self)
    }

    /// A line for each lesson.
    static var list: StyledText {
        var text = StyledText("lesson N shows one; type along in another session", style: .heading)
        for lesson in all { text.append("  \(lesson.number)  \(lesson.title)") }
        return text
    }

    /// The printed text: without the marks of Markdown, with indented sessions.
    var text: StyledText {
        var text = StyledText()
        var isInFence = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInFence.toggle()
            } else if !isInFence, line.hasPrefix("#") {
                text.append(StyledText.Line(String(line.drop { $0 == "#" || $0 == " " }), style: .heading))
            } else {
                let style: TextStyle = isInFence ? (line.hasPrefix(">") ? .source : .dim) : .plain
                text.append(StyledText.Line(String(line), style: style))
            }
        }
        while text.lines.last?.spans.isEmpty == true { text.lines.removeLast() }
        return text
    }
}
