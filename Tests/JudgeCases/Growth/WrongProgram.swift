import ProgramGenerator
import ProgramMutator
import RandomNumbers

/// A right program and the fault that makes it wrong or unfinished.
package struct WrongProgram: Hashable, Sendable {
    /// The text without the fault.
    package private(set) var right: String
    package private(set) var fault: Fault

    package init(right: String, fault: Fault) {
        (self.right, self.fault) = (right, fault)
    }

    /// Generates a screen and gives it a fault; nil if it offers none.
    package init?(seed: Int, number: Int, mostLevels: Int = GeneratedScreen.usualLevels) {
        let screen = GeneratedScreen(seed: seed, number: number, mostLevels: mostLevels)
        var dice = Dice(seed: seed &+ 1, number: number)
        let faults = Faults(of: screen.text, from: GeneratedScreen.start)
        guard let fault = faults.pick(using: &dice) else { return nil }
        self.init(right: screen.text, fault: fault)
    }

    /// The text with the fault.
    package var text: String { fault.change.applied(to: right) }

    /// The text up to the fault, as it is while it is typed.
    package var textBeforeFault: String {
        String(decoding: right.utf8.prefix(fault.change.range.lowerBound), as: UTF8.self)
    }

    /// The line of the fault, counted from 1.
    package var line: Int { textBeforeFault.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }

    /// Returns the program without a part of the right text; nil if the fault is in that part.
    func without(_ part: Range<Int>) -> WrongProgram? {
        let range = fault.change.range
        // The text behind a cut is no part of the fault, except for the token that begins there.
        let core = fault.kind == .cutOff ? range.lowerBound..<range.lowerBound + 1 : range
        guard part.upperBound <= core.lowerBound || part.lowerBound >= core.upperBound else { return nil }
        var result = self
        result.right = TextChange(part, "").applied(to: right)
        let start = range.lowerBound - (part.upperBound <= core.lowerBound ? part.count : 0)
        let end = fault.kind == .cutOff ? result.right.utf8.count : start + range.count
        result.fault.change.range = start..<end
        return result
    }
}
