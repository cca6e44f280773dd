import BlueprintREPL

/// A kind of input that a fuzzer makes of bytes.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// Two elements that a view shows one after the other.
    case elements
    /// The bytes that a terminal sends to the inspector.
    case inspector
    /// The journal of an interrupted session.
    case journal
    /// The bytes that a terminal sends.
    case keys
    /// The file with the progress of lessons.
    case lessons
    /// The lines of a session at the prompt.
    case lines
    /// A Swift file that is run.
    case source
    /// A page that is checked.
    case transcript
}

/// Runs inputs of any bytes, and tells the promises that they break.
///
/// Its sessions share one table of names, so it belongs to one thread with a large stack.
public struct FuzzRun {
    private let names = Session()

    /// Creates a run, with the table of names.
    public init() {}

    /// Returns the promises that an input breaks.
    public func promises(brokenBy bytes: [UInt8], as target: FuzzTarget) -> [String] {
        switch target {
        case .elements: ElementPromises.broken(by: bytes)
        case .inspector: InspectorPromises.broken(by: bytes, sharingNamesOf: names)
        case .journal: JournalPromises.broken(by: bytes)
        case .keys: KeyPromises.broken(by: bytes)
        case .lessons: LessonPromises.broken(by: bytes, sharingNamesOf: names)
        case .lines: lines(bytes)
        case .source: source(bytes)
        case .transcript: TranscriptPromises.broken(by: bytes, sharingNamesOf: names)
        }
    }

    /// The limits of a session: an input that takes long would only keep others waiting.
    static let limits: SessionLimits = {
        var limits = SessionLimits()
        (limits.steps, limits.count, limits.layoutSteps, limits.elements) = (20_000, 20_000, 50_000, 5_000)
        return limits
    }()

    private func lines(_ bytes: [UInt8]) -> [String] {
        let options = SessionOptions(isInteractive: bytes.count.isMultiple(of: 2), limits: Self.limits)
        let session = Session(files: MemoryFiles(), options: options, sharingNamesOf: names)
        var run = PromptRun(session, number: bytes.count)
        let lines = ScriptLines(String(decoding: bytes, as: UTF8.self)).map(\.text)
        return run.run(lines).finds.map { "\($0.reason), after: \($0.input.prefix(200))" }
    }

    /// The time after which a file is interrupted, as with Ctrl-C: many an endless loop is a right program.
    private static let longest = Duration.seconds(2)

    private func source(_ bytes: [UInt8]) -> [String] {
        let end = ContinuousClock.now + Self.longest
        let run = FileRun(keepsGoing: bytes.count.isMultiple(of: 2), isInterrupted: { ContinuousClock.now > end })
        return run.run(String(decoding: bytes, as: UTF8.self), sharingNamesOf: names).finds.map(\.reason)
    }
}
