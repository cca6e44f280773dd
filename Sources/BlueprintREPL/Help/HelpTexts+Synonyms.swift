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
        return swiftUI { $0.lowercased() == lowercased }
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
        let written = String(form.blueprint.drop { $0 == "." }.prefix(while: \.isLetter))
        let parts = written.isEmpty ? [] : helpParts(written)
        guard !parts.isEmpty else { return nil }
        return [StyledText("SwiftUI's \(form.bareName) is \(written) in Blueprint", style: .heading)] + parts
    }
}

extension SwiftUIForm {
    /// The name without the period of a modifier.
    fileprivate var bareName: String { String(name.drop { $0 == "." }) }
}
