import ProgramMutator

/// The work of checking a wrong program, compared with that of the right one.
package struct Growth: Hashable, Sendable {
    /// The results of the comparison.
    package enum Kind: String, CaseIterable, Sendable {
        /// The fault adds little work.
        case fine = "fine"
        /// The fault multiplies the work.
        case grows = "grows"
        /// The fault makes an expression too complex.
        case tooComplex = "gets-too-complex"
        /// The program without the fault has an error.
        case notRight = "not-right"
    }

    package let right: ProgramWork
    package let wrong: ProgramWork

    package init(right: ProgramWork, wrong: ProgramWork) {
        (self.right, self.wrong) = (right, wrong)
    }

    /// The steps that a fault may add to twice those of the right program, such as those of other overloads of one call.
    package static let allowedSteps = 500

    package var kind: Kind {
        if right.error != nil { return .notRight }
        if wrong.isTooComplex { return .tooComplex }
        return extra > Self.allowedSteps ? .grows : .fine
    }

    /// The steps of the wrong program above twice those of the right one.
    package var extra: Int { wrong.steps - 2 * right.steps }

    /// True if the fault costs more than it may.
    package var isFailure: Bool { kind == .grows || kind == .tooComplex }
}

/// Compares the work of wrong programs with that of the right ones.
package struct GrowthJudge {
    /// Returns the work of checking a program.
    private let work: (String) -> ProgramWork
    /// Returns the work of completing a text at its end.
    private let workAtEnd: (String) -> ProgramWork

    package init(work: @escaping (String) -> ProgramWork, workAtEnd: @escaping (String) -> ProgramWork) {
        (self.work, self.workAtEnd) = (work, workAtEnd)
    }

    package init(_ meter: WorkMeter) {
        self.init(work: meter.work(of:), workAtEnd: meter.work(atEndOf:))
    }

    /// Returns the growth of a program; an unfinished one is also completed at its fault.
    package func growth(of program: WrongProgram) -> Growth {
        let right = work(program.right)
        if right.error != nil { return Growth(right: right, wrong: right) }
        var wrong = work(program.text)
        if program.fault.kind.isUnfinished {
            let atEnd = workAtEnd(program.textBeforeFault)
            if atEnd.steps > wrong.steps { wrong = atEnd }
        }
        return Growth(right: right, wrong: wrong)
    }

    /// Returns the smallest program found that still fails, without statements and levels of the given one.
    package func shrunk(_ program: WrongProgram) -> WrongProgram {
        Shrinking(program) { growth(of: $0).isFailure }.smallest
    }
}
