import BlueprintInspector

/// The numbers that a question asks for, read from the tree.
extension ExpectationQuestion {
    /// Returns the numbers in the order of the question marks.
    ///
    /// - Throws: an ``InputError`` if the subject names nothing.
    func numbers(in context: CommandContext) throws -> [Double] {
        let check = ExpectationCheck(context: context, expectation: expectation)
        return try blanks.map { blank in
            switch blank {
            case .count(let count): Double(try check.count(count))
            case .frame(let measure): try subject(in: context).place.value(of: measure)
            case .measuring(let measuring):
                Double(measuring.count(in: ElementLedger(of: try element(in: context), in: context.lastRender).tally))
            case .lines: Double(ExpectationCheck.lineCount(context.screen.snapshot.elements[try element(in: context)]))
            }
        }
    }

    /// Returns the element that the question is about, by its position.
    ///
    /// - Throws: an ``InputError`` if it names none, or a view.
    func element(in context: CommandContext) throws -> Int {
        guard let element = try subject(in: context).element else { throw InputError("it is a view, not an element") }
        return element
    }

    /// Returns the name of the thing that a question mark asks about: `the width of Label #2`.
    func name(of blank: Blank, in context: CommandContext) throws -> String {
        guard expectation.subject != nil else { return "the \(blank.name)" }
        if case .measuring(let measuring) = blank {
            return "the number of times that \(try subject(in: context).place.name) was \(measuring.rawValue)"
        }
        return "the \(blank.name) of \(try subject(in: context).place.name)"
    }

    private func subject(in context: CommandContext) throws -> (element: Int?, place: ShownPlace) {
        guard let word = expectation.subject else { throw InputError("the line names no element") }
        let target = try context.resolver.target(word)
        guard target.elements.count <= 1, target.elements.first != nil || target.view != nil else {
            throw InputError("\(word.text) names \(target.elements.count) elements, not one")
        }
        let element = target.elements.first
        return (element, ShownPlace(context: context, element: element, view: target.view))
    }
}
