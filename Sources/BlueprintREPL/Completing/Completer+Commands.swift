import SwiftInterpreter

/// The Swift on the lines of commands.
extension Completer {
    /// Returns the beginning of a line with the line of an alias in its place, once a space follows the alias.
    func expandingAliases(_ line: String) -> String {
        var used: Set<Substring> = []
        var line = line
        while true {
            let core = line.drop { $0 == " " }
            let name = core.prefix { !$0.isWhitespace }
            guard name.count < core.count, let text = context.settings.aliases[String(name)], used.insert(name).inserted
            else { return line }
            line = text + core.dropFirst(name.count)
        }
    }

    /// Returns the Swift after the name of a command: without the element that `replace` and `whatif` name first, and for
    /// `set` a declaration of a value of the argument's type.
    func swiftText(of command: Command, _ text: String) -> String {
        switch command.name {
        case "replace", "whatif": String(text.trimmingPrefix(/\s*#[0-9]+\s/))
        case "set": valueText(ofSetting: text) ?? text
        default: text
        }
    }

    /// Returns the value in the words after `set` as a declaration of its type; nil if they name no argument.
    private func valueText(ofSetting text: String) -> String? {
        var words = Word.split(text)[...]
        var number = context.selection.number
        if let first = words.first, first.text.hasPrefix("#") {
            number = Int(first.text.dropFirst(), radix: 10)
            words.removeFirst()
        }
        guard let name = words.first, let node = number.flatMap({ document.outline.node($0) }),
            let setting = try? context.setting(name.text, of: node, at: 0)
        else { return nil }
        let value = text.utf8.dropFirst(name.offset + name.text.utf8.count)
        return Self.declaration(ofValue: String(decoding: value, as: UTF8.self), of: setting.type)
    }

    /// Returns the beginning of a declaration, whose value may be of a type.
    static func declaration(ofValue value: String, of type: TypeRef) -> String {
        "let value: \(type) = " + value.trimmingPrefix(while: \.isWhitespace)
    }
}
