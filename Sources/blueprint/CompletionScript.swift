import ArgumentParser
import BlueprintREPL
import Foundation

/// The completions of a shell, also for the topics of `blueprint help`, which the argument parser does not know.
struct CompletionScript {
    private let shell: CompletionShell

    /// The script of a shell.
    init(_ shell: CompletionShell) { self.shell = shell }

    /// The script.
    var text: String {
        let script = Blueprint.completionScript(for: shell) + "\n"
        let words = topics.joined(separator: " ")
        switch shell {
        case .bash: return bash(script)
        case .zsh: return script.replacing("'*:subcommands:'", with: "'*:topics:(\(words))'")
        case .fish:
            let place = "__blueprint_should_offer_completions_for_positional \"blueprint help\" -eq 1"
            return script + "complete -c 'blueprint' -n '\(place)' -fa '\(words)'\n"
        default: return script
        }
    }

    /// Returns a script of bash with the topics at the end of the function for `help`.
    private func bash(_ script: String) -> String {
        guard let function = script.range(of: "\n_blueprint_help() {\n"),
            let end = script.range(of: "\n}\n", range: function.upperBound..<script.endIndex)
        else { return script }
        let words = topics.joined(separator: "'$'\\n''")
        return script[..<end.lowerBound] + "\n    __blueprint_add_completions -W '\(words)'" + script[end.lowerBound...]
    }

    /// The subcommands, and the commands and pages that help explains.
    private var topics: [String] {
        Set(Blueprint.subcommandNames + Commands.usages.map(\.name) + Commands.helpPages).sorted()
    }
}
