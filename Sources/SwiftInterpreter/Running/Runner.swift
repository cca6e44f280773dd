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
    @exclusivity(unchecked) var value: Value = .void
    @exclusivity(unchecked) var isInitialized = false
    /// The function that computes the initial value when it is first needed.
    var initialize: (() throws -> Value)?
    /// True for a static constant whose value depends on no variable.
    @exclusivity(unchecked) var isConstant = false
    let name: String
    /// The declaration of a variable of a source.
    let variable: Declaration?

    init(_ name: String, _ variable: Declaration? = nil) { (self.name, self.variable) = (name, variable) }

    /// True while a function changes the value in place: it has none then, and no other access is allowed.
    @exclusivity(unchecked) private var isChanging = false

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
