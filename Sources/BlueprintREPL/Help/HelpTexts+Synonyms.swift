import BlueprintBindings
import BlueprintInspector

/// Help about what has another name here, or is written otherwise.
extension HelpTexts {
    /// Returns the texts about a name that differs in its case, is a synonym of a command or is SwiftUI's; nil for any
    /// other word.
    func otherwiseNamed(_ name: String) -> [StyledText]? {
        if let parts = swiftUI({ $0 == name }) { return parts }
        let lowercased = name.lowercased()
        let known = Set(completions.map(\.word))
        if let same = known.sorted().first(where: { $0.lowercased() == lowercased }) { return helpParts(same) }
        if let command = CommandList.synonyms[lowercased] {
            return [StyledText("\(name) is \(command) here", style: .heading)] + helpParts(command)
        }
        return swiftUI { $0.lowercased() == lowercased } ?? absent(lowercased)
    }

    /// Returns the text about a name that is absent here; nil for any other word.
    private func absent(_ name: String) -> [StyledText]? {
        for entry in ForeignName.all {
            guard let known = entry.names.first(where: { $0.drop { $0 == "." }.lowercased() == name }) else { continue }
            var text = StyledText("\(known) \(context.glyphs.dot) not in Blueprint", style: .heading)
            appendHelp(entry.helpSummary, to: &text)
            return [text]
        }
        return nil
    }

    /// Returns the texts about an alias, or about a short name that several commands share; nil for any other word.
    func shortName(_ name: String) -> [StyledText]? {
        if let line = context.settings.aliases[name] {
            return [StyledText("\(name) is an alias of \(line)", style: .heading)]
                + (Word.split(line).first.map { $0.text == name ? [] : helpParts($0.text) } ?? [])
        }
        guard let meant = context.commands.ambiguous[name] else { return nil }
        let names = meant.joined(separator: " or ")
        return [StyledText("\(name) can be \(names); alias \(name) \(meant[0]) decides it", style: .heading)]
            + context.commands.all.filter { meant.contains($0.name) }.map { text(of: $0) }
    }

    /// Returns the texts about what has the place of something in SwiftUI.
    private func swiftUI(_ isName: (String) -> Bool) -> [StyledText]? {
        guard let form = SwiftUIForm.all.first(where: { isName($0.bareName) }) else { return nil }
        let parts = form.written.isEmpty ? [] : helpParts(form.written)
        guard !parts.isEmpty else { return nil }
        return [StyledText("SwiftUI's \(form.bareName) is \(form.written) in Blueprint", style: .heading)] + parts
    }
}

extension ForeignName {
    /// The advice as a sentence.
    var helpSummary: String { (advice ?? "it has no counterpart here").capitalizedSentence }
}

extension SwiftUIForm {
    /// The name of the element or modifier that is written instead.
    var written: String { String(blueprint.drop { $0 == "." }.prefix(while: \.isLetter)) }

    /// The name without the period of a modifier.
    var bareName: String { String(name.drop { $0 == "." }) }
}
