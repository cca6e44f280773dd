import BlueprintREPL
import RandomNumbers

/// A case: an unusual program or session, determined by a seed and a number.
public struct FuzzCase {
    /// The way in which the input is run.
    public enum Kind: String, CaseIterable, Sendable {
        /// A file that is run.
        case file
        /// Lines typed at the prompt, with commands between them.
        case prompt
        /// A file that is watched while it changes.
        case watch
    }

    /// The result of a case.
    public struct Report: Sendable {
        /// The broken promises, with the inputs that broke them.
        public var finds: [Find] = []
        /// The number of inputs.
        public var inputCount = 0
        /// A hash of the entire output.
        var digest: UInt64 = 14_695_981_039_346_656_037

        /// Creates an empty report.
        public init() {}

        mutating func add(_ output: Output) {
            for byte in output.text.plain.utf8 { digest = (digest ^ UInt64(byte)) &* 1_099_511_628_211 }
        }
    }

    /// A promise that was broken.
    public struct Find: Sendable {
        /// The promise and how it was broken.
        public var reason: String
        /// The input: a line, or a whole file.
        public var input: String

        /// Creates a broken promise.
        public init(reason: String, input: String) {
            self.reason = reason
            self.input = input
        }
    }

    /// One case in this many is run twice, and must print the same output.
    private static let repeated = 16

    /// The corpus from which the input is generated.
    let corpus: Corpus
    /// The seed.
    let seed: Int
    /// The number of the case, counted from 0.
    let number: Int

    /// Creates the case of a number in a seed.
    public init(corpus: Corpus, seed: Int, number: Int) {
        self.corpus = corpus
        self.seed = seed
        self.number = number
    }

    /// The way in which the input of the case is run.
    public var kind: Kind {
        var dice = Dice(seed: seed, number: number)
        return Self.kind(using: &dice)
    }

    private static func kind(using dice: inout Dice) -> Kind {
        switch dice.below(10) {
        case 0...4: .file
        case 5...8: .prompt
        default: .watch
        }
    }

    /// Runs the case on a thread with a large stack.
    ///
    /// - Parameters:
    ///   - isInterrupted: called repeatedly; returning true interrupts the current input, as Ctrl-C does.
    ///   - begin: called with each input before it is run.
    public func run(
        isInterrupted: @escaping @Sendable () -> Bool = { false },
        begin: (String) -> Void = { _ in }
    ) -> Report {
        var report = once(isInterrupted, begin)
        guard number % Self.repeated == 0, report.finds.isEmpty, !isInterrupted() else { return report }
        begin("// The same once more:")
        let second = once(isInterrupted, begin)
        if second.digest != report.digest, !isInterrupted() {
            report.finds.append(Find(reason: "it printed something else when it was done again", input: ""))
        }
        return report
    }

    private func once(_ isInterrupted: @escaping @Sendable () -> Bool, _ begin: (String) -> Void) -> Report {
        var dice = Dice(seed: seed, number: number)
        let kind = Self.kind(using: &dice)
        var options = SessionOptions(isInterrupted: isInterrupted)
        options.isInteractive = dice.once(in: 3)
        if dice.once(in: 4) { options.columns = [1, 10, 20, 40, 200][dice.below(5)] }
        if dice.once(in: 4) { options.rows = [1, 5, 24][dice.below(3)] }
        switch kind {
        case .file: return FileRun.run(corpus, options, using: &dice, begin)
        case .prompt:
            var run = PromptRun(corpus: corpus, options: options, dice: dice)
            return run.run(begin)
        case .watch: return WatchRun(corpus: corpus, options: options).run(using: &dice, begin)
        }
    }
}
