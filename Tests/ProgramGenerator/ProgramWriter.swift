import RandomNumbers

/// A program while its features write it.
struct ProgramWriter {
    /// The random choices.
    var dice: Dice
    /// The number of the feature that is written, with which each printed line begins.
    var featureNumber = 0

    private var chunks: [Chunk] = []
    private var nameCount = 0
    private var forms: [ValueType: [ExpressionForm]] = [:]
    private var globals: [ExpressionForm.Variable] = []
    private var labelCount = 0

    /// Declarations or statements that stay together.
    private struct Chunk {
        var text: String
        var isDeclaration: Bool
        var feature: Int
    }

    /// A text of letters that no other program of the seed uses.
    let uniqueName: String

    init(dice: Dice, number: Int) {
        self.dice = dice
        uniqueName = String(number, radix: 20).map { digit in
            String("abcdefghijklmnopqrst".dropFirst(Int(String(digit), radix: 20) ?? 0).prefix(1))
        }.joined()
    }

    /// The characters of an operator that no other program of the seed declares.
    var uniqueOperator: String {
        uniqueName.map { letter in
            let characters = Array("+*^|%&~-")
            let value = Int(letter.asciiValue ?? 0) % 64
            return "\(characters[value % 8])\(characters[value / 8 % 8])"
        }.joined()
    }

    // MARK: - The text

    /// The number of lines.
    var lineCount: Int { chunks.reduce(0) { $0 + $1.text.split(separator: "\n").count } }

    /// Moves the types and functions behind the statements.
    mutating func moveDeclarations() {
        chunks = chunks.filter { !$0.isDeclaration } + chunks.filter(\.isDeclaration)
    }

    /// The program.
    var text: String { chunks.map(\.text).joined(separator: "\n") + "\n" }

    /// The numbers of the features that the lines belong to; 0 for lines of no feature.
    var featuresOfLines: [Int] {
        chunks.flatMap { chunk in
            chunk.text.split(separator: "\n", omittingEmptySubsequences: false).map { _ in chunk.feature }
        }
    }

    /// Adds declarations of types, functions or operators.
    mutating func declare(_ text: String) {
        chunks.append(Chunk(text: text, isDeclaration: true, feature: featureNumber))
    }

    /// Adds statements that declare nothing for other features, so that they may run in a function or a block.
    mutating func run(_ text: String) {
        let inner = text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        switch dice.below(6) {
        case 0: chunks.append(Chunk(text: "do {\n\(inner)\n}", isDeclaration: false, feature: featureNumber))
        case 1:
            let function = name("run")
            chunks.append(
                Chunk(
                    text: "func \(function)() {\n\(inner)\n}\n\(function)()",
                    isDeclaration: false,
                    feature: featureNumber
                )
            )
        default: chunks.append(Chunk(text: text, isDeclaration: false, feature: featureNumber))
        }
    }

    /// Adds statements at the top level.
    mutating func runAtTopLevel(_ text: String) {
        chunks.append(Chunk(text: text, isDeclaration: false, feature: featureNumber))
    }

    /// Returns a statement that prints values; each printed line says which one it is.
    mutating func show(_ what: String, _ values: String...) -> String {
        labelCount += 1
        return "print(\"\(featureNumber).\(labelCount) \(what):\", \(values.joined(separator: ", ")))"
    }

    /// Returns the beginning of a printed text that says which one it is.
    mutating func label(_ what: String) -> String {
        labelCount += 1
        return "\(featureNumber).\(labelCount) \(what):"
    }

    /// Returns a name that the program has not used yet.
    mutating func name(_ stem: String) -> String {
        nameCount += 1
        return "\(stem)\(nameCount)"
    }

    // MARK: - Choices

    /// Returns one of the values, of which there is at least one.
    mutating func pick<T>(_ values: T...) -> T { values[dice.below(values.count)] }

    /// Returns one of the values, of which there is at least one.
    mutating func pick<T>(from values: [T]) -> T { values[dice.below(values.count)] }

    /// Returns some of the values, in a random order.
    mutating func some<T>(_ count: Int, of values: [T]) -> [T] {
        Array(values.shuffled(using: &dice).prefix(count))
    }

    /// Returns true with a probability of one in `count`.
    mutating func once(in count: Int) -> Bool { dice.once(in: count) }

    /// Returns a small number from 1.
    mutating func number(_ limit: Int = 9) -> Int { 1 + dice.below(limit) }

    /// Returns a short word, without quotes.
    mutating func word() -> String {
        let letters = ["ab", "be", "co", "da", "el", "fi", "go", "hu"]
        return (0..<number(2)).map { _ in letters[dice.below(letters.count)] }.joined()
    }

    // MARK: - Scope

    /// Makes a form available to the expressions of later features.
    mutating func offer(_ form: String, as type: ValueType) {
        forms[type, default: []].append(ExpressionForm(form))
    }

    /// Declares a global constant with a value, and makes it available to later features.
    mutating func declareConstant(_ type: ValueType) -> String {
        let constant = name("k")
        let value = expression(type)
        runAtTopLevel(once(in: 2) ? "let \(constant): \(type.text) = \(value)" : "let \(constant) = \(value)")
        globals.append(ExpressionForm.Variable(name: constant, type: type))
        return constant
    }

    // MARK: - Expressions

    /// Returns an expression of a type.
    ///
    /// - Parameters:
    ///   - depth: the number of forms that may be nested.
    ///   - variables: names in scope with their types as written in Swift.
    ///   - usesGlobals: True where global constants are in scope and initialized.
    mutating func expression(
        _ type: ValueType,
        depth: Int = 2,
        _ variables: [String: String] = [:],
        usesGlobals: Bool = true
    ) -> String {
        let locals = variables.sorted { $0.key < $1.key }
            .map { ExpressionForm.Variable(name: $0.key, type: ValueType($0.value)) }
        return expression(type, depth: depth, locals + (usesGlobals ? globals : []))
    }

    private mutating func expression(_ type: ValueType, depth: Int, _ scope: [ExpressionForm.Variable]) -> String {
        let candidates = scope.filter { $0.type == type }
        let own = forms[type] ?? []
        let general = ExpressionForms.forms(of: type)
        if depth <= 0 || once(in: 4) || own.isEmpty && general.isEmpty {
            if !candidates.isEmpty, !once(in: 3) { return pick(from: candidates).name }
            return literal(type, scope)
        }
        let form = !own.isEmpty && (once(in: 3) || general.isEmpty) ? pick(from: own) : pick(from: general)
        var text = ""
        for part in form.parts {
            switch part {
            case .text(let piece): text += piece
            case .hole(let type, let variables):
                let inner = variables.isEmpty ? scope : scope.filter { !$0.name.hasPrefix("$") } + variables
                let value = expression(type, depth: depth - 1, inner)
                text += ClosureBody.usesAll(variables, in: value) ? value : ClosureBody.simple(type, variables)
            }
        }
        return text
    }

    private mutating func literal(_ type: ValueType, _ scope: [ExpressionForm.Variable]) -> String {
        switch type {
        case .array(let element): return "[\(literal(element, scope)), \(literal(element, scope))]"
        case .bool: return pick("true", "false")
        case .cgFloat: return pick("CGFloat(1.5)", "CGFloat(2)", "CGFloat(0.25)")
        case .double: return pick("0.5", "1.25", "2.0", "3.75", "10.5")
        case .float: return pick("Float(0.5)", "Float(1.1)", "Float(3)")
        case .int: return "\(dice.below(21))"
        case .named(let name):
            guard let form = forms[type]?.first, form.parts.count == 1, case .text(let text) = form.parts[0] else {
                return "\(name)()"
            }
            return text
        case .optional(let wrapped):
            return once(in: 3) ? "(nil as \(type.text))" : "Optional(\(literal(wrapped, scope)))"
        case .string: return "\"\(word())\""
        }
    }
}
