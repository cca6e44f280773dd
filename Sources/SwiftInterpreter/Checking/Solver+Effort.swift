/// The bounds of a search: the steps that it takes, and the solutions that are enough.
extension Solver {
    /// The purpose of a search.
    enum Purpose {
        /// A solution in which everything holds.
        case solving
        /// The mistakes to assume so that the rest holds.
        case repairing
        /// The knowledge that nothing can make everything hold, even if some types stay unknown.
        case probing
    }

    var isRepairing: Bool { purpose == .repairing }

    /// The steps of a search, which are bounded.
    struct Effort {
        /// The steps, besides one for each type, after a name that nothing declares.
        static let mostOfUnknown = 50
        /// The steps after which mistakes are assumed only where nothing else fits.
        static let mostOfRepair = 150
        /// The steps that a literal of another type than its own may take more than with that.
        static let mostOfUnusual = 400

        /// The steps, besides some for each type, after which a search begins again carefully.
        static let mostOfHasty = 100

        /// The steps after which a search ends.
        var most = 4_000
        /// The steps so far.
        var steps = 0
        /// True once the search took too many steps.
        var isTooComplex = false
        /// True if closures are checked by themselves before the calls around them.
        let isCareful: Bool
        /// The names that nothing declares.
        var unknownNames: [Mistake] = []
        /// True once the search took more steps than a right closure explains.
        var isDoubtful = false
        /// True once the solution was found that is reported, although others may be as good.
        var isSettled = false
        /// The number of times that all but the body of a closure held, which was wrong.
        var wrongBodies = 0
        /// The number of times that a closure of one expression was found to be wrong by itself.
        var wrongClosures = 0
        /// True once a closure of one expression was opened.
        var hasClosures = false
        /// The names with several declarations when the search began.
        var disjunctions: [State.Disjunction]?
    }

    /// Returns the cheapest solution of the constraints; nil if there is none, or several of which none is the best.
    func solve() -> State? {
        let start = state
        search(isCareful: purpose != .solving)
        if effort.isDoubtful {
            state = start
            search(isCareful: true)
        }
        return solutions.count > 1 ? best(of: solutions) : solutions.first
    }

    private func search(isCareful: Bool) {
        solutions = []
        effort = Effort(isCareful: isCareful, unknownNames: effort.unknownNames)
        part = nil
        if !effort.unknownNames.isEmpty { limitEffort() }
        search()
    }

    /// Notes a name that nothing declares.
    ///
    /// Whatever the rest of the expression means, that is the mistake, and the compiler looks no further. Here the rest is
    /// still looked at for a while, for the mistakes in it and for the types of the variables that it is the value of.
    func noteUnknown(_ mistake: Mistake) {
        if !effort.unknownNames.contains(where: { $0.node === mistake.node }) { effort.unknownNames.append(mistake) }
        limitEffort()
    }

    private func limitEffort() {
        effort.most = min(effort.most, effort.steps + Effort.mostOfUnknown + state.found.count)
    }

    /// Returns false if nothing that is still unknown can make the constraints hold.
    func maySolve() -> Bool {
        purpose = .probing
        _ = solve()
        return !solutions.isEmpty || effort.isTooComplex
    }

    /// True once other ways to assume mistakes only count if they are better.
    var isLongRepair: Bool { isRepairing && effort.steps > Effort.mostOfRepair }

    /// Counts a step; returns false if the search ends here.
    func takeStep() -> Bool {
        if effort.isSettled || effort.isDoubtful { return false }
        // A step looks at all names that have several declarations, and a search takes a step for each.
        let count = state.disjunctions.count
        let cost = 1 + count / 64 + count * count / 65_536
        effort.steps += cost
        interfaces.session.steps.add(cost)
        guard effort.steps < effort.most, !interfaces.session.steps.isUsedUp, !interfaces.session.isCancelled() else {
            effort.isTooComplex = true
            return false
        }
        // Of very many ways to assume mistakes, the best of the likely ones is enough.
        if isLongRepair, !solutions.isEmpty, effort.steps > 3 * Effort.mostOfRepair { effort.isSettled = true }
        if !effort.isCareful, effort.hasClosures, solutions.isEmpty,
            effort.steps > Effort.mostOfHasty + 4 * state.found.count
        {
            effort.isDoubtful = true
        }
        return !effort.isSettled && !effort.isDoubtful
    }
}
