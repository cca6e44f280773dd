import Foundation

/// The man page, made from the definitions of the subcommands and their arguments.
struct ManualPage {
    private let command: ToolDescription.Command
    private let version: String

    /// The page of the program.
    ///
    /// - Throws: a `DecodingError` if the parser describes the program in an unknown way.
    init() throws {
        let description = Data(Blueprint._dumpHelp().utf8)
        command = try JSONDecoder().decode(ToolDescription.self, from: description).command
        version = Blueprint.configuration.version
    }

    /// The text, in the macros of `man`.
    var text: String {
        let name = command.commandName
        let subcommands = (command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
        var lines = [
            ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\"",
            ".SH NAME", "\(name) \\- \(Self.escaped(command.abstract ?? ""))",
            ".SH SYNOPSIS", ".B \(name)", ".br",
        ]
        for subcommand in subcommands { lines += Self.synopsis(of: subcommand, in: name) }
        lines += [".SH DESCRIPTION"] + Self.paragraphs(command.discussion) + Self.arguments(command)
        lines.append(".SH SUBCOMMANDS")
        let common = Self.exitCodes(command.discussion)
        for subcommand in subcommands {
            lines.append(".SS \"\(name) \(subcommand.commandName)\"")
            lines.append(Self.escaped(subcommand.abstract ?? ""))
            lines += Self.paragraphs(subcommand.discussion).filter { !common.contains($0) } + Self.arguments(subcommand)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func synopsis(of command: ToolDescription.Command, in name: String) -> [String] {
        let arguments = shown(command).map { argument in
            let text = escaped(argument.synopsis)
            return argument.isOptional ? "[\(text)]" : text
        }
        return [".B \(name) \(command.commandName)"] + arguments + [".br"]
    }

    /// The arguments of a command that only it has.
    private static func shown(_ command: ToolDescription.Command) -> [ToolDescription.Argument] {
        (command.arguments ?? []).filter { $0.shouldDisplay && !["help", "version"].contains($0.valueName) }
    }

    private static func arguments(_ command: ToolDescription.Command) -> [String] {
        shown(command).flatMap { argument in
            [".TP", ".B \(escaped(argument.synopsis))", escaped(argument.description)]
        }
    }

    /// Returns paragraphs; indented lines, such as examples, stay lines.
    private static func paragraphs(_ text: String?) -> [String] {
        var lines: [String] = []
        var isExample = false
        for line in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(" ") != isExample {
                isExample.toggle()
                lines.append(isExample ? ".nf" : ".fi")
            }
            lines.append(line.isEmpty ? ".PP" : escaped(String(line)))
        }
        return [".PP"] + lines + (isExample ? [".fi"] : [])
    }

    /// Returns the paragraph that the help of all subcommands repeats.
    private static func exitCodes(_ text: String?) -> [String] {
        Array(paragraphs(text).suffix(1))
    }

    /// Returns text that `man` shows as it is.
    private static func escaped(_ text: String) -> String {
        let shown = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\n", with: " ")
        return shown.first == "." || shown.first == "'" ? "\\&" + shown : shown
    }
}

/// The program as its argument parser describes it.
private struct ToolDescription: Decodable {
    let command: Command

    struct Command: Decodable {
        let commandName: String
        let shouldDisplay: Bool
        let abstract: String?
        let discussion: String?
        let subcommands: [Command]?
        let arguments: [Argument]?
    }

    struct Argument: Decodable {
        let kind: String
        let shouldDisplay: Bool
        let isOptional: Bool
        let isRepeating: Bool
        let preferredName: Name?
        let valueName: String?
        let abstract: String?
        let defaultValue: String?
        let allValues: [String]?
        let parsingStrategy: String?

        /// The argument as it is typed, such as `--colour <colour>`.
        var synopsis: String {
            // An option that is a flag, too, looks for a value.
            let isValueOptional = parsingStrategy == "scanningForValue"
            let value = isValueOptional ? "[<\(valueName ?? "value")>]" : "<\(valueName ?? "value")>"
            let name = preferredName.map { ($0.kind == "short" ? "-" : "--") + $0.name }
            return [name, kind == "flag" ? nil : value, isRepeating ? "..." : nil].compactMap { $0 }.joined(
                separator: " "
            )
        }

        /// The meaning, with the values.
        var description: String {
            let values = allValues.map { "One of \($0.joined(separator: ", "))." }
            let usual = defaultValue.map { "Default: \($0)." }
            return [abstract, values, usual].compactMap { $0 }.joined(separator: " ")
        }
    }

    struct Name: Decodable {
        let kind: String
        let name: String
    }
}
