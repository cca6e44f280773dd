import BlueprintREPL

/// One case: a program or a session that nobody would write, the same for the same seed and number.
public struct FuzzCase {
    /// What is done with the input.
    public enum Kind: String, CaseIterable, Sendable {
        /// A file that is run.
        case file
        /// Lines at the prompt, with commands between them.
        case prompt
        /// A file that is watched while it changes.
        case watch
    }

    /// What became of a case.
    public struct Report: Sendable {
        /// What broke a promise, with the input that did.
        public var finds: [Find] = []
        /// How many inputs it had.
        public var inputCount = 0
        /// All that was printed, in a number.
        var digest: UInt64 = 14_695_981_039_346_656_037

        /// Nothing was done yet.
        public init() {}

        mutating func add(_ output: Output) {
            for byte in output.text.plain.utf8 { digest = (digest ^ UInt64(byte)) &* 1_099_511_628_211 }
        }
    }

    /// A promise that was broken.
    public struct Find: Sendable {
        /// What is wrong.
        public var reason: String
        /// The line, or the whole file.
        public var input: String

        /// A broken promise, and what broke it.
        public init(reason: String, input: String) {
            self.reason = reason
            self.input = input
        }
    }

    /// One case of so many is done twice, and must print the same.
    private static let repeated = 16

    /// What it is made from.
    let corpus: Corpus
    /// The seed that it belongs to.
    let seed: Int
    /// Its number, from 0.
    let number: Int

    /// The case of a number in a seed.
    public init(corpus: Corpus, seed: Int, number: Int) {
        self.corpus = corpus
        self.seed = seed
        self.number = number
    }

    /// What is done with its input.
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

    /// Does it, on a thread with a big stack.
    ///
    /// - Parameters:
    ///   - isInterrupted: asked again and again; true ends what is being done, as Ctrl-C does.
    ///   - begin: told each input before it is done.
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
        case .file: return FileRun(corpus: corpus, options: options).run(using: &dice, begin)
        case .prompt:
            var run = PromptRun(corpus: corpus, options: options, dice: dice)
            return run.run(begin)
        case .watch: return WatchRun(corpus: corpus, options: options).run(using: &dice, begin)
        }
    }
}
