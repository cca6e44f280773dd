/// The ends of variables' lives: a block releases its variables when it ends, the last one first.
extension Compiler {
    /// Returns the code of a block or function body that releases the variables in it.
    func releasing(_ make: () throws -> Run) throws -> Run {
        let start = variables.order.count
        let run = try make()
        guard let release = releases(since: start) else { return run }
        return { here in
            defer { release(here) }
            return try run(here)
        }
    }

    /// Returns the code that releases the variables since a position in their order; nil if there are none, or if the
    /// program cannot tell.
    func releases(since start: Int) -> ((Activation) -> Void)? {
        let places = variables.released(since: start)
        guard !places.isEmpty, runner.state.watchesLifetimes else { return nil }
        return { here in
            for place in places {
                switch place {
                case .slot(let index): here.slots[index] = .void
                case .box(let index): here.boxes[index] = nil
                }
            }
        }
    }
}

extension Runner {
    /// Notes whether a program can tell when objects are released: by a `deinit`, or by references that do not keep them.
    func noteLifetimes(_ declarations: [Declaration]) {
        guard !state.watchesLifetimes else { return }
        state.watchesLifetimes = declarations.contains {
            $0.name == "deinit" || !$0.modifiers.isDisjoint(with: [.weak, .unowned])
        }
    }
}
