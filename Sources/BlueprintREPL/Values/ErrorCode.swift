import SwiftInterpreter

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
