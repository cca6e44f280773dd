import BlueprintInspector

/// The fact that a claim is about, and the agreement of the two.
struct ExpectationFinding {
    /// True if the fact agrees with the claim.
    let holds: Bool
    /// The fact in words: `Label #1 is 96×16 at 102,72 in Box #4`.
    let fact: String
    /// The advice about a claim whose subject is missing; nil if it is there.
    let fix: Fix?

    /// Creates a finding.
    init(holds: Bool, fact: String, fix: Fix? = nil) {
        self.holds = holds
        self.fact = fact
        self.fix = fix
    }

    /// Returns what a search finds; that it names nothing, if it throws so.
    ///
    /// A claim about an element that is gone does not hold. It is no mistake in the claim, so a script goes on after it.
    ///
    /// - Throws: an ``InputError`` if the search was stopped.
    static func finding(_ search: () throws -> ExpectationFinding) throws -> ExpectationFinding {
        do {
            return try search()
        } catch let error as InputError where !error.isStopped && error != .interrupted {
            return ExpectationFinding(holds: false, fact: error.message, fix: error.fix)
        }
    }

    /// Returns the finding about several elements that all agree with a claim.
    static func all(_ findings: [ExpectationFinding]) -> ExpectationFinding {
        let more = findings.count - 1
        let fact = findings.first?.fact ?? ""
        guard more > 0 else { return ExpectationFinding(holds: true, fact: fact) }
        let others = Phrasing.count(more, "more element")
        return ExpectationFinding(holds: true, fact: "\(fact); it holds for \(others)")
    }
}
