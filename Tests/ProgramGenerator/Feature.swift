/// A part of the language that programs use.
protocol Feature: Sendable {
    /// The name, in the words of the language.
    var name: String { get }
    /// The relative frequency.
    var weight: Int { get }
    /// Adds declarations and statements that use it.
    func write(to program: inout ProgramWriter)
}

extension Feature {
    var weight: Int { 2 }
}
