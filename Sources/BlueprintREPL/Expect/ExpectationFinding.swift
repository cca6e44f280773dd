import BlueprintInspector

/// The fact that a claim is about, and the agreement of the two.
struct ExpectationFinding {
    /// True if the fact agrees with the claim.
    let holds: Bool
    /// The fact in words: `Label #1 is 96×16 at 102,72 in Box #4`.
    let fact: String

    /// Creates a finding.
    init(holds: Bool, fact: String) {
        self.holds = holds
        self.fact = fact
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
