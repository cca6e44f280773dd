import BlueprintInspector

/// A lesson that is built into the program: a transcript with prose and exercises, replayed by the tests.
package struct Lesson: Sendable {
    /// The number in `lesson N`.
    package let number: Int
    /// The title.
    package let title: String
    /// The Markdown text.
    package let source: String

    /// The lessons in their order, which numbers them; their files are built into the program.
    package static let all: [Lesson] = [
        EmbeddedTexts.values_md,
        EmbeddedTexts.root_md,
        EmbeddedTexts.propose_md,
        EmbeddedTexts.measures_md,
        EmbeddedTexts.extra_md,
        EmbeddedTexts.missing_md,
        EmbeddedTexts.priorities_md,
        EmbeddedTexts.text_md,
        EmbeddedTexts.containers_md,
        EmbeddedTexts.flatten_md,
        EmbeddedTexts.rounding_md,
        EmbeddedTexts.identity_md,
        EmbeddedTexts.elements_md,
        EmbeddedTexts.app_md,
    ].enumerated().map { Lesson($0 + 1, $1) }

    private init(_ number: Int, _ source: String) {
        self.number = number
        self.source = source
        title = String(source.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " })
    }

    /// Returns a line for each lesson, or more where it does not fit a number of columns.
    ///
    /// - Parameter marks: the progress in lessons, by their titles.
    static func list(columns: Int, marks: [String: LessonMark]) -> StyledText {
        var text = StyledText()
        let heading = "lesson N gives a lesson, in a session of its own"
        for part in TextFitting.wrap(heading, columns: columns) { text.append(part, style: .heading) }
        for lesson in all {
            let mark = marks[lesson.title].map { " (\($0.words))" } ?? ""
            let line = TextFitting.right("\(lesson.number)", 4) + "  \(lesson.title)\(mark)"
            for part in TextFitting.wrap(line, columns: columns, hanging: 3) { text.append(part) }
        }
        return text
    }

    /// Returns the printed text: without the marks of Markdown, with prose that fits a number of columns.
    ///
    /// The sessions between stay as they are, 80 columns wide.
    func text(columns: Int) -> StyledText {
        var text = StyledText()
        var isInFence = false
        var isInComment = false
        var prose: [Substring] = []
        func endProse() {
            let lines = columns < Self.columns ? [prose.joined(separator: " ")[...]] : prose
            for line in prose.isEmpty ? [] : lines {
                for part in TextFitting.wrap(String(line), columns: columns) { text.append(StyledText.Line(part)) }
            }
            prose = []
        }
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if isInComment || !isInFence && line.hasPrefix("<!--") {
                endProse()
                isInComment = !line.contains("-->")
                continue
            }
            let isProse = !isInFence && !line.isEmpty && !line.hasPrefix("#") && !line.hasPrefix("```")
            if isProse {
                prose.append(line)
                continue
            }
            endProse()
            if line.hasPrefix("```") {
                isInFence.toggle()
            } else if !isInFence, line.hasPrefix("#") {
                let title = String(line.drop { $0 == "#" || $0 == " " })
                for part in TextFitting.wrap(title, columns: columns) { text.append(part, style: .heading) }
            } else {
                let style: TextStyle = isInFence ? (line.hasPrefix(">") ? .source : .dim) : .plain
                text.append(StyledText.Line(String(line), style: style))
            }
        }
        endProse()
        while text.lines.last?.spans.isEmpty == true { text.lines.removeLast() }
        return text
    }

    /// The width of the lines in the files.
    private static let columns = 80
}
