import SymbolGraphs

/// A type with the lines that bind its members.
struct BoundType {
    /// The name in source: `Box.CornerStyle`.
    let name: String
    /// The lines, without indentation.
    private(set) var lines: [String] = []

    private let section: Exceptions.Section
    private let members: [(member: Member, summary: String)]

    /// Binds members of a type.
    ///
    /// - Parameters:
    ///   - symbols: all members, in the order of their declarations.
    ///   - known: the types that can be passed.
    init(_ name: String, members symbols: [Symbol], section: Exceptions.Section?, known: Set<String>) {
        self.name = name
        let section = section ?? Exceptions.Section()
        self.section = section
        members = symbols.compactMap { symbol in
            guard let member = Member(symbol), !section.leavesOut(member.labelledName),
                member.typeNames.allSatisfy(known.contains)
            else { return nil }
            return (member, section.summaries[member.labelledName] ?? Summary(symbol.comment).text)
        }
        if section.isOrdered { addInOrder() }
        add { !section.isOrdered || section.lines[$0] == nil }
    }

    /// Adds the members of the lines, in their order; one that is bound by hand keeps the place of its line, if
    /// others follow.
    private mutating func addInOrder() {
        let names = Set(members.map(\.member.labelledName))
        let last = section.order.lastIndex(where: names.contains) ?? 0
        for (index, name) in section.order.enumerated() {
            add { $0 == name }
            if section.byHand.contains(name), index < last {
                lines.append("type.keepPlace(of: \(String(name.prefix { $0 != "(" }).asLiteral))")
            }
        }
    }

    private mutating func add(where isWanted: (String) -> Bool) {
        for (member, summary) in members where isWanted(member.labelledName) {
            lines += MemberSource(member, of: name, summary: summary).lines
        }
    }
}

extension Exceptions.Section {
    fileprivate func leavesOut(_ name: String) -> Bool { byHand.contains(name) || absent.contains(name) }
}
