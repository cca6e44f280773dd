/// Executes what the checker decided: the declarations, types and conversions in a source.
final class Runner {
    let interfaces: Interfaces
    let lookup: Lookup
    let standard: StandardNominals
    let table: BindingTable
    let budget: Budget
    /// The types of values while a program runs.
    private(set) lazy var types = RuntimeTypes(self)
    /// The implementations of what no source declares.
    private(set) lazy var library = Library(self)
    /// The variables outside of types and functions, and static properties, by declaration or name.
    var globals = Globals()
    var console = Console()
    let recorder = Recorder()
    var state = State()

    /// The facts that change while native code calls source.
    struct State {
        var deferredErrors: [Diagnostic] = []
        /// The error in source that native code called, to be thrown after the native call.
        var trap: (any Error)?
        var keepsCode = false
        /// True if the program can tell when an object is released.
        var watchesLifetimes = false
        var hasEnded = false
        var lastNumber = 0
        /// The objects, which can be part of reference cycles.
        var objects = WeakList<Instance>()
        /// The declarations whose code was made.
        var declarations: [Declaration] = []
        /// The tags of values that functions have returned.
        var callTags = CallTags()
        /// The places in files of the source that is evaluated.
        var filePlace: FilePlace.Finder = { _ in nil }
    }

    /// The interpreter, which owns the runner.
    weak var owner: AnyObject?

    init(_ interfaces: Interfaces, table: BindingTable, limits: Limits) {
        self.interfaces = interfaces
        self.table = table
        lookup = Lookup(interfaces: interfaces)
        standard = StandardNominals(interfaces: interfaces)
        budget = Budget(limits)
    }

    // MARK: - Errors

    /// Throws what a program reports when it cannot go on.
    func failure(_ message: DiagnosticMessage, at offset: Int, _ source: SourceBuffer, fix: String? = nil) -> Diagnostic
    {
        source.diagnostic(message, at: offset, kind: .runtime, fix: fix)
    }

    func outOfRange(_ index: Int, _ indices: Range<Int>, isSlice: Bool = false, at place: Location) -> Diagnostic {
        failure(
            indices.isEmpty
                ? "index out of range: \(index), and the \(isSlice ? "slice" : "array") is empty"
                : "index out of range: \(index) is not in \(indices)",
            at: place.offset,
            place.source
        )
    }

    /// Adds a place to an error that has none.
    func located(_ error: any Error, at offset: Int, _ source: SourceBuffer) -> any Error {
        switch error {
        case let error as BindingError:
            source.diagnostic(.sentence(error.message), at: offset, kind: .runtime, fix: error.fix)
        case let error as RaisedError:
            ThrownValue(
                value: error.value,
                diagnostic: source.diagnostic(
                    .sentence("error raised at top level: \(types.opened(error.value).debugDescription)"),
                    at: offset,
                    kind: .runtime
                )
            )
        case let error as Budget.Stop:
            source.diagnostic(.sentence(error.message), at: offset, kind: .stopped, fix: error.fix)
        default: error
        }
    }
}

/// The variables outside of functions.
struct Globals {
    /// The variables of sources and the static properties, by declaration.
    var statics: [ObjectIdentifier: Global] = [:]
}

/// A variable outside of functions.
final class Global {
    // As the value of a `Box`.
    @exclusivity(unchecked) var value: Value = .void
    var isInitialized = false
    /// The function that computes the initial value when it is first needed.
    var initialize: (() throws -> Value)?
    /// True for a static constant whose value depends on no variable.
    var isConstant = false
    let name: String
    /// The declaration of a variable of a source.
    let variable: Declaration?

    init(_ name: String, _ variable: Declaration? = nil) { (self.name, self.variable) = (name, variable) }

    /// True while a function changes the value in place: it has none then, and no other access is allowed.
    private var isChanging = false

    /// Lets a function change the value in place.
    func modify(_ change: (inout Value) throws -> Void) throws {
        if !isInitialized { _ = try read() }
        var own = value
        value = .void
        (isInitialized, isChanging) = (false, true)
        defer {
            value = own
            (isInitialized, isChanging) = (true, false)
        }
        try change(&own)
    }

    /// Sets the value.
    func set(_ new: Value) throws {
        if isChanging { throw BindingError.overlap }
        value = new
        isInitialized = true
    }

    /// Returns the value; computes it if it is read for the first time.
    func read() throws -> Value {
        if isInitialized { return value }
        if isChanging { throw BindingError.overlap }
        guard let make = initialize else {
            throw BindingError("variable '\(name)' is used before it has a value")
        }
        initialize = nil
        value = try make()
        isInitialized = true
        return value
    }
}

/// The text that a program prints, line by line.
struct Console {
    private var lines: [String] = []
    private var unfinished = ""

    mutating func print(_ text: String) {
        var parts = text.split(separator: "\n", omittingEmptySubsequences: false)
        let last = parts.removeLast()
        for part in parts {
            lines.append(unfinished + part)
            unfinished = ""
        }
        unfinished += last
    }

    /// Returns the lines printed since the last call, and clears them.
    mutating func take() -> (lines: [String], isLastUnfinished: Bool) {
        defer { (lines, unfinished) = ([], "") }
        return unfinished.isEmpty ? (lines, false) : (lines + [unfinished], true)
    }
}

/// A list of weak references to objects that can be part of reference cycles, such as a scope that stores a closure.
struct WeakList<Object: AnyObject> {
    private struct Entry {
        weak var object: Object?
    }

    private var entries: [Entry] = []
    private var limit = 256

    /// Adds an object that is not in the list.
    mutating func add(_ object: Object) {
        if entries.count >= limit {
            // After the list has doubled, it is checked for deallocated objects.
            entries.removeAll { $0.object == nil }
            limit = max(256, entries.count * 2)
        }
        entries.append(Entry(object: object))
    }

    /// Returns the objects that still exist, and empties the list.
    mutating func takeAll() -> [Object] {
        defer { entries = [] }
        return entries.compactMap(\.object)
    }
}

/// The record of what code does that the value of a line does not show: what it reads, and each effect, such as text
/// printed, objects made or code kept.
final class Recorder {
    /// True while a line is evaluated whose value might be kept.
    private(set) var isActive = false
    private(set) var effects = 0
    /// The number of changes of variables and of properties of objects, on which what code computes may depend, and of
    /// texts printed.
    private(set) var changes = 0
    private(set) var reads: [KeptValue.Read] = []
    private var start = 0

    /// The maximum number of variables that a line reads, and of parts of the value of one.
    private static let most = 1_000

    /// A position in the record.
    struct Mark {
        fileprivate var effects: Int
        fileprivate var reads: Int
        fileprivate var outer: (isActive: Bool, start: Int)
    }

    func begin() -> Mark {
        let mark = Mark(effects: effects, reads: reads.count, outer: (isActive, start))
        isActive = true
        start = reads.count
        return mark
    }

    func end(_ mark: Mark) {
        (isActive, start) = mark.outer
        if !isActive { reads.removeAll(keepingCapacity: true) }
    }

    /// Returns the variables read since a mark; nil if there was an effect.
    func reads(since mark: Mark) -> [KeptValue.Read]? {
        effects == mark.effects && reads.count - mark.reads < Self.most ? Array(reads[mark.reads...]) : nil
    }

    /// Notes the change of a variable outside of functions, or of a property of an object, or text printed.
    func noteEffect() {
        effects += 1
        changes += 1
    }

    /// Notes an effect that changes no variable: an object made, code kept.
    func noteUse() { effects += 1 }

    /// Notes an object that can change, which is not the same when it is made again.
    func noteResult(_ value: Value) {
        if isActive, case .native(let native) = value, native.isChangeable { effects += 1 }
    }

    func noteRead(_ global: Global) {
        guard isActive, !global.isConstant else { return }
        guard global.isInitialized, let variable = global.variable else { return noteUse() }
        if reads[start...].contains(where: { $0.variable === variable }) { return }
        guard global.value.isKept(most: Self.most) else { return noteUse() }
        reads.append(KeptValue.Read(variable: variable, value: global.value))
    }

    func note(_ kept: [KeptValue.Read]) { if isActive { reads += kept } }
}
