/// The grouping of many lines of a closure into sections.
///
/// An edit looks only at the lines of the section that it changes; the others are taken and evaluated as a whole.
extension OpenLine {
    /// The number of lines of a section.
    static let linesOfSection = 32

    /// Groups the lines of a closure, and returns its statements with sections.
    ///
    /// Lines that are in a section already stay there.
    ///
    /// - Parameters:
    ///   - statements: the statements of the closure.
    ///   - first: the index of its first line.
    mutating func group(
        _ statements: [Statement],
        from first: Int,
        _ known: KnownLines,
        in source: SourceBuffer
    ) -> [Statement] {
        // Each statement is a line, except in a condition for the compiler.
        guard statements.count >= Self.linesOfSection, statements.count == lines.count - first else {
            return statements
        }
        let groups = groups(of: statements, from: first)
        guard !groups.isEmpty else { return statements }
        let (old, starts) = (Array(lines[first...]), places.removeLines(from: first))
        lines.removeSubrange(first...)
        var result: [Statement] = []
        var next = 0
        for group in groups {
            for index in next..<group.lowerBound { add(old[index], at: starts[index]) }
            result += statements[next..<group.lowerBound]
            guard let section = section(statements[group], old[group], starts[group], known, source) else {
                next = group.lowerBound
                continue
            }
            result.append(section)
            next = group.upperBound
        }
        for index in next..<old.count { add(old[index], at: starts[index]) }
        return result + statements[next...]
    }

    private mutating func add(_ line: KnownLine, at start: Int) {
        line.index = lines.count
        lines.append(line)
        places.add(line.number, at: start, line.inside.placesIfAny)
    }

    /// Returns the ranges of statements that become sections.
    private func groups(of statements: [Statement], from first: Int) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        var start = 0
        for index in statements.indices {
            guard let line = statements[index].line, line === lines[first + index], !line.lowered.isSection,
                case .expression? = line.lowered.kind
            else {
                start = index + 1
                continue
            }
            if index > start, line.written.context != lines[first + start].written.context { start = index }
            if index + 1 - start == Self.linesOfSection {
                groups.append(start..<index + 1)
                start = index + 1
            }
        }
        return groups
    }

    /// Adds a section of lines, and returns its statement; nil if there is other text between the lines.
    private mutating func section(
        _ statements: ArraySlice<Statement>,
        _ old: ArraySlice<KnownLine>,
        _ starts: ArraySlice<Int>,
        _ known: KnownLines,
        _ source: SourceBuffer
    ) -> Statement? {
        guard let firstStart = starts.first, let firstLine = old.first else { return nil }
        let start = firstStart - firstLine.written.lead
        var inside = LinePlaces.Builder()
        var end = start
        for (line, place) in zip(old, starts) {
            guard place - line.written.lead == end else { return nil }
            inside.add(line.number, at: place - start, line.inside.placesIfAny)
            end += line.byteCount
        }
        let bytes = source.bytes[(self.start + start)..<(self.start + end)]
        let section = known.makeSection(
            Array(statements),
            Array(old),
            bytes,
            inside.build(),
            in: number,
            at: lines.count
        )
        add(section, at: start)
        return section.form
    }
}
