import BlueprintREPL
import Foundation
import RandomNumbers

/// Random command lines, both plausible and implausible ones.
struct CommandLines {
    let corpus: Corpus

    /// The forms of commands; capitalized words are placeholders.
    static let forms = [
        "accessibility", "accessibility REF", "add SWIFT", "after SWIFT", "before SWIFT", "autoshow on", "autoshow off",
        "back", "back N", "break REF PHASE",
        "break REF", "break list", "break delete N", "colour never", "continue", "delete N", "diff", "direction rtl",
        "direction ltr", "down", "duplicate REF", "duplicate", "end", "env KEY WORD", "env",
        "expect REF is SIZE at N,N", "expect REF.width > N",
        "expect elements N", "expect why REF width", "export FORM", "export swift", "extract REF Own(text: REF.text)",
        "extract REF Part", "find TEXT", "flatten", "focus REF",
        "focus", "frames", "goto N", "goto here", "group REF REF Row", "help WORD", "help", "info REF",
        "info REF --verbose", "inline REF", "inline Own", "key WORD",
        "key TEXT", "lesson N", "load a.swift", "save a.swift", "save b.swift expression", "load b.swift", "mark here",
        "mark", "move REF after REF", "move REF before REF", "move REF into REF", "nest", "next", "out", "over",
        "phase PHASE", "preview N", "preview WORD", "preview all", "previews", "#Preview(TEXT) { SWIFT }", "previous",
        "priority fixed", "priority grows", "priority SWIFT", "record r.md", "record stop",
        "redo", "remove", "remove REF", "rename Own Other", "render", "replace SWIFT", "reset", "reverse", "root",
        "scale N", "select REF",
        "set KEY WORD", "set WORD SWIFT", "sort REF", "sort REF text", "source a.bp", "step", "step N", "stub Own SIZE",
        "stub Own off",
        "stub Other SWIFT", "stub list", "stubs", "stubs on", "stubs off", "style ascii", "style text", "style unicode",
        "sweep width N...N", "sweep height N...N by N",
        "swift", "textsize TEXT SIZE", "textsize list", "textsize TEXT off", "trace PHASE", "trace", "tree", "tree REF",
        "undo", "unwrap REF", "unwrap", "up", "viewport SIZE", "views", "views advice", "warnings", "watch REF.width",
        "watch REF",
        "whatif LINE", "where", "why REF width", "why REF height", "why REF not NxN", "why REF", "why", "why not REF",
        "zoom N", "inset N", "inset N N N N", "column", "row", "overlay", "box", "centered", "Own()", "Own(text: TEXT)",
        "Other { SWIFT }", "#N", "REF", ".inset(uniform: N).centered()", "constrainedTo width N", "opacity N",
    ]

    private static let keys = [
        "text", "minimumSpacing", "font", "color", "colour", "alignment", "safeAreaInsets", "layoutDirection", "locale",
        "width", "height", "uniform", "background", "corners", "calendar", "timeZone", "key", "cornerStyle",
    ]
    private static let phases = [
        "layout", "flatten", "round", "update", "propose", "measure", "place", "view-backed", "flattened", "create",
        "reuse", "move",
    ]
    private static let texts = [
        "\"Hello\"", "\"a\"", "\"\"", "\"日本\"", "\"a b\"", "Hello", "\"\u{1B}[31m\"", "\"\\n\"",
    ]
    private static let exports = ["json", "text", "mermaid", "dot", "svg", "html", "swift", "xml"]

    /// Returns the next line, which may use completions of the session.
    func next(in session: Session, using dice: inout Dice) -> String {
        switch dice.below(13) {
        case 0: completed(in: session, using: &dice)
        case 10, 11, 12: listed(in: session, using: &dice)
        case 1: dice.pick(corpus.lines)
        case 2: edited(dice.pick(corpus.lines), using: &dice)
        case 3: edited(filled(dice.pick(Self.forms), using: &dice), using: &dice)
        default: filled(dice.pick(Self.forms), using: &dice)
        }
    }

    private func edited(_ line: String, using dice: inout Dice) -> String {
        var edits = Edits(corpus: corpus, dice: dice)
        let result = edits.edited(line)
        dice = edits.dice
        return result
    }

    /// Returns a line produced by completing it again and again, as with the Tab key.
    private func completed(in session: Session, using dice: inout Dice) -> String {
        var line = ""
        for _ in 0...dice.below(4) {
            let completions = session.completer.completions(of: line, cursor: line.count)
            guard !completions.candidates.isEmpty else { break }
            line = String(line.prefix(completions.start)) + dice.pick(completions.candidates.map(\.word)) + " "
            if dice.once(in: 5) { line += dice.pick(Hostile.words) + " " }
        }
        return line
    }

    /// Returns a line of a command from the program's own list, with the words of its syntax and its completions.
    private func listed(in session: Session, using dice: inout Dice) -> String {
        let usages = Commands.usages
        let usage = usages[dice.below(usages.count)]
        if dice.once(in: 6) { return usage.example }
        let words = Self.words(of: usage.syntax)
        var line = dice.pick([usage.name] + usage.aliases)
        for _ in 0..<dice.below(words.isEmpty ? 2 : 5) {
            line += " "
            let candidates = session.completer.completions(of: line, cursor: line.count).candidates
            if !candidates.isEmpty, dice.once(in: 3) {
                line += dice.pick(candidates.map(\.word))
            } else if words.isEmpty || dice.once(in: 10) {
                line += dice.pick(Hostile.words)
            } else {
                line += filled(dice.pick(words), using: &dice)
            }
        }
        return line
    }

    /// Returns the words of a syntax, such as `[REF] [WxH …], or frames before after`, as placeholders and as they are
    /// typed.
    private static func words(of syntax: String) -> [String] {
        syntax.split(separator: " ")
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "[],|…")) }
            .filter { !$0.isEmpty && $0 != "or" }
            .map { $0.replacingOccurrences(of: "WxH", with: "SIZE").replacingOccurrences(of: "A...B", with: "N...N") }
            .map { $0 == "NUMBER" || $0 == "W" ? "N" : $0 }
    }

    /// Returns a form with its placeholders filled in.
    private func filled(_ form: String, using dice: inout Dice) -> String {
        var line = ""
        for token in Tokens(form).all {
            line += filling(token, using: &dice) ?? token
        }
        return line
    }

    private func filling(_ blank: String, using dice: inout Dice) -> String? {
        if dice.once(in: 12), blank.allSatisfy(\.isUppercase) { return dice.pick(Hostile.words) }
        return switch blank {
        case "ARGUMENT": dice.pick(Self.keys)
        case "DEVICE": dice.pick(["iphone-se", "iPad", "watch", "iphone"])
        case "FILE": dice.pick(["a.swift", "b.swift", "a.bp", "r.md"])
        case "FORM": dice.pick(Self.exports)
        case "KIND": dice.pick(Self.phases)
        case "NAME", "MARK", "VALUE", "TYPE": dice.once(in: 2) ? dice.pick(Self.keys) : dice.pick(corpus.tokens)
        case "PRIORITY": dice.pick(["fixed", "grows", "shrinks", "flexible"])
        case "EDIT": filled(dice.pick(Self.forms), using: &dice)
        case "ELEMENT": swift(using: &dice)
        case "KEY": dice.pick(Self.keys)
        case "LINE": dice.once(in: 4) ? dice.pick(corpus.lines) : filled(dice.pick(Self.forms), using: &dice)
        case "N": number(using: &dice)
        case "PHASE": dice.pick(Self.phases)
        case "REF": reference(using: &dice)
        case "SIZE": "\(number(using: &dice))x\(number(using: &dice))"
        case "SWIFT": swift(using: &dice)
        case "TEXT": dice.pick(Self.texts)
        case "WORD": dice.once(in: 2) ? dice.pick(Self.keys) : dice.pick(corpus.tokens)
        default: nil
        }
    }

    private func number(using dice: inout Dice) -> String {
        switch dice.below(8) {
        case 0: dice.pick(Hostile.words)
        case 1: dice.pick(["0.5", "-3", "1e5", "1000", "99999"])
        default: "\(dice.below(dice.once(in: 3) ? 400 : 12))"
        }
    }

    private func reference(using dice: inout Dice) -> String {
        switch dice.below(12) {
        case 0: "v\(dice.below(8))"
        case 1: dice.pick(["Row", "Label", "Column", "Box", "Inset", "Overlay", "Own"]) + "[\(dice.below(3))]"
        case 2: dice.pick(["Row", "Label", "Column", "Own", "gap", "title"])
        case 3: dice.pick(Self.texts)
        case 4: "#\(dice.below(6))/\(dice.below(3))" + (dice.once(in: 2) ? "/\(dice.below(2))" : "")
        case 5: dice.pick(Hostile.words)
        case 6: "#\(1 + dice.below(4))/\(dice.pick(["Label", "Row", "Box:"]))\(dice.below(3))"
        case 7: dice.pick(["Row #1 › ", "› ", "#2 / ", "Own › Row 1 › "]) + "Label \(dice.below(3))"
        default: "#\(1 + dice.below(12))"
        }
    }

    private func swift(using dice: inout Dice) -> String {
        switch dice.below(8) {
        case 0: dice.pick(Hostile.statements)
        case 1: dice.pick(Hostile.numbers)
        case 2: Hostile.nested("Empty()", using: &dice)
        case 3: Hostile.chained("Label(text: \"a\")", using: &dice)
        default: dice.pick(Self.elements)
        }
    }

    private static let elements = [
        "Label(text: \"Hello\")", "Row { Label(text: \"a\"); Label(text: \"b\") }", "Column { }", "Row()", "Empty()",
        "Spacer(width: 3, height: .nan)", "Spacer(1e308)", "Box(backgroundColor: .red)", "Own()", "Own { Empty() }",
        "Column { for i in 0..<30 { Label(text: \"row \\(i)\") } }", "Overlay { Empty(); Label(text: \"x\") }",
        "Label(text: \"one two three four five\") { $0.numberOfLines = 2 }", "Row { Row { Row { Spacer(1) } } }",
        "Box(wrapping: Label(text: \"in\"))", "if true { Label(text: \"a\") }", "Grid { }", "1 + 1", "\"text\"", "nil",
        "GeometryReader { proxy in Label(text: \"\\(proxy.constraint)\") }", "Image(image: nil)", "let gap = 8", "gap",
    ]
}
