import SwiftInterpreter

/// A remedy of an error; its sentence is made last.
package indirect enum Fix: Hashable, Sendable {
    /// The name that is probably meant.
    case didYouMean(String)
    /// All names that fit, and those of the list around the element.
    case choices([String], inList: [String] = [])
    /// The part that belongs at the place of the error.
    case expected(String)
    /// Lines that work, one after another.
    case type([String])
    /// The form of a line, with words in capitals for what is to be filled in.
    case usage(String)
    /// A line that makes a stub of an element of an app, beside the fix of a name that is none.
    case stub(String, besides: Fix?)
    /// Advice that has only a sentence.
    case advice(String)
}

extension Fix: ExpressibleByStringInterpolation {
    package init(stringLiteral advice: String) { self = .advice(advice) }
}

extension Fix {
    /// The sentence, without a full stop; it can have several lines.
    package var text: String {
        switch self {
        case .didYouMean(let name): "did you mean \(name)?"
        case .choices(let names, let inList):
            "it has " + names.joined(separator: ", ")
                + (inList.isEmpty ? "" : ", and in its list " + inList.joined(separator: ", "))
        case .expected(let part): "expected \(part)"
        case .type(let lines): "type " + lines.joined(separator: ", then ")
        case .usage(let form): "type \(form)"
        case .stub(let line, let fix?): "\(fix.text) If it is an element of your app, try: \(line)"
        case .stub(let line, nil): "try: \(line)"
        case .advice(let advice): advice
        }
    }

    /// The lines to type instead, if they are known to the last character; otherwise empty.
    package var lines: [String] { if case .type(let lines) = self { lines } else { [] } }

    /// The code of an error with this fix, unless it has another one; nil if the fix says nothing of it.
    var code: ErrorCode? { if case .usage = self { .usage } else { nil } }

    /// True for the name that is probably meant, also beside a stub.
    var isNearName: Bool {
        switch self {
        case .didYouMean, .stub(_, besides: .didYouMean?): true
        default: false
        }
    }

    /// True for a list of the names that fit.
    var isList: Bool { if case .choices = self { true } else { false } }

    /// The names to write instead.
    package var names: [String] {
        switch self {
        case .didYouMean(let name): [name]
        case .choices(let names, let inList): names + inList
        case .stub(_, let fix): fix?.names ?? []
        case .expected, .type, .usage, .advice: []
        }
    }
}

/// The error in a line, for those that decide by it; the message is its sentence.
package enum ErrorCode: Hashable, Sendable {
    /// An error in Swift.
    case swift(DiagnosticMessage, Diagnostic.Kind)
    /// Text that is not Swift.
    case syntax(SyntaxFault.Cause)
    /// A first word that is no command, no element and no name.
    case unknownCommand(String)
    /// A reference to an element that is not there.
    case unknownElement(String)
    /// An argument, a property or a trait that an element does not have.
    case unknownSetting(String)
    /// A preview that shows no element.
    case noElement
    /// Words that do not have the form of a command.
    case usage
    /// Another error of a line.
    case line
}

extension ErrorCode {
    /// The name of the code, which stays the same from one version to the next.
    package var name: String {
        switch self {
        case .swift(let cause, let kind): cause.code ?? kind.code
        case .syntax: Diagnostic.Kind.syntax.code
        case .unknownCommand: "unknownCommand"
        case .unknownElement: "unknownElement"
        case .unknownSetting: "unknownSetting"
        case .noElement: "noElement"
        case .usage: "usage"
        case .line: "line"
        }
    }

    /// False for an error about the types in a line, none of whose words is misspelt.
    var mayBeSpelling: Bool {
        switch self {
        case .swift(.operands, _), .swift(.nonconformance, _), .swift(.wrapped, _), .swift(.wrappedMember, _),
            .swift(.misuse, _), .swift(.ambiguousUse, _), .swift(.inaccessible, _), .swift(.nilConversion, _):
            false
        default: true
        }
    }

    /// The name that nothing declares, of a value or of a type; nil for other errors.
    var unknownName: String? { if case .swift(let cause, _) = self { cause.unknownName } else { nil } }
}

extension Diagnostic.Kind {
    fileprivate var code: String {
        switch self {
        case .syntax: "syntax"
        case .unsupported: "unsupported"
        case .meaning: "meaning"
        case .runtime: "runtime"
        case .stopped: "stopped"
        case .note: "note"
        case .warning: "warning"
        }
    }
}
