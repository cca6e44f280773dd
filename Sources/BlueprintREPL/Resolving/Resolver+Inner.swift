import BlueprintInspector

/// Elements without a number, by their types inside of others.
extension Resolver {
    /// Returns the element that a name such as `#3/Label2` names.
    func target(inside start: ElementName.Start, _ parts: [String], _ word: Word) throws -> Target {
        let elements = context.screen.snapshot.elements
        guard !elements.isEmpty else { throw InputError("there is no tree yet", at: word.offset) }
        var element: Int
        var rest = parts[...]
        switch start {
        case .number(let number):
            guard let first = try target(Word("#\(number)", at: word.offset)).element else {
                throw InputError("#\(number) has no element in this tree", at: word.offset)
            }
            element = first
        case .root: element = 0
        case .type(let type) where type == elements[0].typeName: element = 0
        case .type(let type): element = try self.element(type, in: 0, word)
        case .anywhere:
            element = try anywhere(parts, word)
            rest = []
        }
        for part in rest { element = try self.element(part, in: element, word) }
        return Target(number: context.labels.number(of: element), elements: [element])
    }

    /// Returns the element of a part of a name in an element.
    ///
    /// Those that are counted there come first, then all that are inside.
    private func element(_ part: String, in holder: Int, _ word: Word) throws -> Int {
        let elements = context.screen.snapshot.elements
        let all = context.screen.snapshot.descendants(of: holder)
        var found: [Int] = []
        for (type, ordinal) in ElementName.readings(of: part) {
            for candidates in [
                context.labels.elements(in: holder, ofType: type), all.filter { elements[$0].typeName == type },
            ] where !candidates.isEmpty {
                guard let ordinal else {
                    if candidates.count == 1 { return candidates[0] }
                    if found.isEmpty { found = candidates }
                    continue
                }
                if candidates.indices.contains(ordinal - 1) { return candidates[ordinal - 1] }
                if found.isEmpty { found = candidates }
            }
        }
        let name = context.labels[holder].full
        guard !found.isEmpty else {
            let near = ElementName.readings(of: part).lazy.compactMap { reading in
                context.language.nearest(to: reading.type, among: Set(all.map { elements[$0].typeName }).sorted())
            }.first
            throw InputError(
                "there is no \(part) in \(name)",
                code: .unknownElement(word.text),
                fix: near.map(Fix.didYouMean) ?? "type tree \(context.labels[holder].word) to list what is in it",
                at: word.offset
            )
        }
        throw severalError("\(part) in \(name) matches \(Phrasing.count(found.count, "element"))", found, word)
    }

    /// Returns the element whose name ends with some parts: that in the component of the selection, or the only one.
    private func anywhere(_ parts: [String], _ word: Word) throws -> Int {
        let labels = context.labels
        let ending = "/" + parts.joined(separator: "/")
        let indices = context.screen.snapshot.elements.indices
        let found = indices.interruptible.filter { labels[$0].word.hasSuffix(ending) }
        if found.count == 1 { return found[0] }
        if let selected = context.selection.item.flatMap({ context.index(of: $0) }) {
            let near = found.filter { labels.holder(of: $0) == selected }
            let beside = found.filter { labels.holder(of: $0) == labels.holder(of: selected) }
            if let only = near.count == 1 ? near.first : beside.count == 1 ? beside.first : nil { return only }
        }
        guard !found.isEmpty else {
            throw InputError(
                "no element is called \(parts.joined(separator: " › "))",
                code: .unknownElement(word.text),
                fix: "type tree --inside to list the elements",
                at: word.offset
            )
        }
        throw severalError("\(parts.joined(separator: " › ")) is the name of \(found.count) elements", found, word)
    }

    private func severalError(_ words: String, _ found: [Int], _ word: Word) -> InputError {
        let shown = found.prefix(6).map { context.description(ofElement: $0) }.joined(separator: ", ")
        return InputError(words, fix: "type one of \(shown)\(found.count > 6 ? ", …" : "")", at: word.offset)
    }
}
