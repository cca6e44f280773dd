/// The value of a line in the last evaluation, with everything that it depends on besides the declarations.
final class KeptValue {
    /// The value, or the children that a result builder takes from it.
    let run: ValueRun
    /// The number of steps that the evaluation took.
    let steps: Int
    /// The number of calls that were open at once.
    let height: Int
    let reads: [Read]

    /// A variable outside of functions, and its value.
    struct Read {
        let variable: Declaration
        let value: Value
    }

    init(values: [Value], steps: Int, height: Int, reads: [Read]) {
        run = ValueRun(values)
        (self.steps, self.height, self.reads) = (steps, height, reads)
    }
}
