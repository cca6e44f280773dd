import BlueprintInspector
import BlueprintUI

extension InputError {
    /// Returns the output of an error in an input.
    func output(in input: String) -> Output {
        Output(.error, text(in: input), json: ErrorJSON.value(of: self, input: input), error: self)
    }

    /// An error of a line, from any error that its work throws.
    init(from error: any Error) {
        switch error {
        case let error as InputError: self = error
        case let error as SessionFileError:
            self.init("\(error.path.shownPath): \(error.reason)", fix: error.fix.map { Fix.advice($0) })
        case let error as LayoutStopped: self = error.inputError
        default: self.init("\(error)")
        }
    }

    /// The error of a line that Ctrl-C ended.
    static var interrupted: InputError {
        var error = InputError("interrupted; nothing has changed")
        error.isStopped = true
        return error
    }

    /// The error about the inspector in the style in words.
    static var noDrawingsInWords: InputError {
        InputError(
            "the inspector is a drawing that fills the screen, and style text has no drawings",
            fix: "tree, info, why and step say the same; style unicode shows the inspector"
        )
    }
}

/// JSON documents of errors, one line each.
package enum ErrorJSON {
    /// Returns the JSON of an error with its place in the input and, for a script, the file.
    ///
    /// - Parameter isUnmet: true for an expectation that does not hold.
    package static func value(
        of error: InputError,
        input: String,
        file: String? = nil,
        firstLine: Int = 1,
        isUnmet: Bool = false
    ) -> JSONValue {
        let members = members(of: error, input, file, firstLine)
        let others = error.others.map { JSONValue.object(Self.members(of: $0, input, file, firstLine)) }
        var result = [JSONValue.Member("version", .integer(JSONExporter.version))] + members
        result.append(JSONValue.Member("kind", .string(isUnmet ? "expectation" : "error")))
        if !others.isEmpty { result.append(JSONValue.Member("others", .array(others))) }
        if error.omitted > 0 { result.append(JSONValue.Member("omitted", .integer(error.omitted))) }
        return .object(result)
    }

    private static func members(
        of error: InputError,
        _ input: String,
        _ file: String?,
        _ firstLine: Int
    ) -> [JSONValue.Member] {
        let position = error.offset == nil ? nil : error.position(in: input)
        let start = error.file == nil ? firstLine : 1
        let members: [(String, JSONValue?)] = [
            ("error", .string(error.message)),
            ("code", .string(error.code.name)),
            ("fix", error.fix.map { .string($0.text) }),
            ("type", (error.fix?.lines).flatMap(Self.list)),
            ("names", (error.fix?.names).flatMap(Self.list)),
            ("file", (error.file?.path ?? file).map(JSONValue.string)),
            ("line", .integer(start + (position?.line ?? 1) - 1)),
            ("column", position.map { .integer($0.column) }),
            ("source", error.sourceLine.map(Self.value)),
            ("calls", error.calls.isEmpty ? nil : .array(error.calls.map(Self.value(ofCall:)))),
        ]
        return members.compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
    }

    private static func list(_ words: [String]) -> JSONValue? {
        words.isEmpty ? nil : .array(words.map(JSONValue.string))
    }

    private static func value(ofCall line: String) -> JSONValue {
        .string(String(line.trimmingPrefix { $0 == " " }))
    }

    private static func value(of line: InputError.SourceLine) -> JSONValue {
        .members([
            "of": .string(line.source), "line": .integer(line.number), "column": .integer(line.column),
            "text": .string(line.text),
        ])
    }
}

/// A layout that was stopped before it was finished.
struct LayoutStopped: Error {
    private let stop: LayoutBudget.Stop
    private let mostSteps: Int
    private let mostElements: Int

    /// Creates an error with the reason, and with the budget of the layout.
    init(_ stop: LayoutBudget.Stop, _ budget: LayoutBudget) {
        self.stop = stop
        mostSteps = budget.limit
        mostElements = budget.mostElements
    }

    /// The error with its message.
    var inputError: InputError {
        switch stop {
        case .interrupted: .interrupted
        case .tooMany:
            InputError(
                "the layout was stopped: the tree has more than \(mostElements) elements",
                fix: "show a part of it; help limits lists the limits"
            )
        case .tooDeep:
            InputError(
                "the layout was stopped: elements are nested too deeply",
                fix: "check whether an element contains itself"
            )
        case .refused: InputError("the layout was refused")
        case .spent:
            InputError(
                "the layout was stopped after \(mostSteps) steps",
                fix: "a stack measures its children twice, a nested stack four times; a fixed width prevents that"
            )
        }
    }
}
