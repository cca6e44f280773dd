import SwiftInterpreter

/// The parts of a program that run otherwise than in the order of its lines.
package struct ProgramParts: Hashable, Sendable {
    /// The variables outside of functions that get their values when they are first used: those of a module, outside of
    /// its `main.swift`.
    package var lateVariables: Set<String>
    /// The type with the attribute `@main`, which starts the program; nil for none.
    package var entry: String?

    /// The parts of a program.
    package init(lateVariables: Set<String> = [], entry: String? = nil) {
        self.lateVariables = lateVariables
        self.entry = entry
    }

    /// The name of the lines that start a program, in errors.
    private static let startFile = "start"

    /// Starts the program of an interpreter that has evaluated its source; does nothing if it has no entry.
    ///
    /// - Throws: a `Diagnostic` if the entry has no `main()`, or for an error in it.
    func start(in interpreter: Interpreter, _ source: String, _ fileName: String) throws {
        guard let entry, let type = interpreter.summary(ofTypeNamed: entry) else { return }
        do {
            try interpreter.evaluate(Self.lines(starting: type), fileName: Self.startFile)
        } catch let error as Diagnostic {
            guard error.fileName == Self.startFile, error.kind == .meaning else { throw error }
            let words = "must provide a main static function of type '() -> Void' or '() throws -> Void'"
            throw Diagnostic(
                "'\(type.name)' is annotated with '@main' and \(words)",
                in: source,
                fileName: fileName,
                offset: type.offset,
                fix: "add: static func main() { … }"
            )
        }
    }

    /// The functions of a delegate that are called when an app starts, in order.
    private static let launchFunctions = [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:)",
    ]

    /// Returns the lines that start a program with a type: those that UIKit runs for a delegate of an app, or the call of
    /// its own `main()`.
    private static func lines(starting type: DeclaredSummary) -> String {
        let isDelegate = type.conformances.contains("UIApplicationDelegate")
        guard isDelegate, !type.values.contains(where: { $0.hasPrefix("main()") }) else {
            return "try \(type.name).main()"
        }
        let calls = launchFunctions.filter(type.functions.contains).map { name in
            let arguments = name.contains("Options") ? name.replacing("_:", with: "UIApplication.shared, ") : ""
            return arguments.isEmpty
                ? "applicationDelegate.applicationDidBecomeActive(UIApplication.shared)"
                : "_ = applicationDelegate.\(arguments.replacing("Options:", with: "Options: nil"))"
        }
        let layout = "for window in UIApplication.shared.windows { window.layoutIfNeeded() }"
        let last = calls.last?.contains("applicationDidBecomeActive") == true ? 1 : 0
        let start = "let applicationDelegate = \(type.name)()\nUIApplication.shared.delegate = applicationDelegate"
        let lines = [start] + calls.dropLast(last) + [layout] + calls.suffix(last)
        return lines.joined(separator: "\n")
    }
}
