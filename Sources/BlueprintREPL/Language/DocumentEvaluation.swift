import BlueprintBindings
import SwiftInterpreter

extension Language {
    /// Evaluates a document from scratch.
    ///
    /// - Throws: an ``InputError`` with its place in what was typed, or with the line of the document if it is there.
    func evaluate(_ document: Document) throws -> EvaluatedDocument {
        do {
            let stubs = document.stubs.map(\.declaration)
            let wantsElement = document.outline.root != nil
            let result =
                if let parsed = document.cache?.source {
                    try evaluator.evaluate(
                        PreparsedSource(parsed.text, tree: parsed.tree),
                        stubs: stubs,
                        wantsElement: wantsElement
                    )
                } else {
                    try evaluator.evaluate(document.source, stubs: stubs, wantsElement: wantsElement)
                }
            if result.root == nil, let root = document.outline.root {
                throw InputError("this gives no element", at: document.typedOffset(of: root.lowerBound))
            }
            return result
        } catch let error as Diagnostic {
            throw inputError(error, in: document)
        } catch let error as BindingError {
            let root = document.outline.root?.lowerBound
            throw InputError(error.message, fix: error.fix, at: root.flatMap { document.typedOffset(of: $0) })
        }
    }

    /// An error of interpreted source as an error of what was typed.
    func inputError(_ error: Diagnostic, in document: Document) -> InputError {
        if let stub = document.stubs.first(where: { StubDeclaration.filePrefix + $0.name == error.fileName }) {
            return InputError("in the closure of the stub \(stub.name): \(error.message)", fix: error.fix)
        }
        let fix = fix(of: error, source: document.source, in: document)
        if let offset = document.typedOffset(of: error.offset) {
            var result = InputError(error.message, fix: fix, at: offset)
            result.calls = error.callLines
            result.isStopped = error.kind == .stopped
            return result
        }
        let line = document.line(at: error.offset)
        var result = InputError(error.message, fix: fix)
        result.calls = error.callLines
        result.isStopped = error.kind == .stopped
        result.sourceLine = .init(source: "the document", number: line.number, column: line.column, text: line.text)
        return result
    }

    /// An error of an expression that is evaluated behind a document as an error of what was typed.
    func inputError(_ error: Diagnostic, of typed: SwiftInput, behind document: Document) -> InputError {
        guard error.fileName == Self.answerFile else { return inputError(error, in: document) }
        let fix = fix(of: error, source: typed.text, in: document)
        var result = InputError(error.message, fix: fix, at: typed.typedOffset(of: error.offset))
        result.calls = error.callLines
        return result
    }

    /// The file that errors of what was typed are in, where that is evaluated by itself.
    private static var answerFile: String { "input" }

    /// The way out of an error in a source, where there is one.
    private func fix(of error: Diagnostic, source: String, in document: Document) -> String? {
        let fix = error.didYouMean.map { "did you mean \($0)?" } ?? error.fix ?? error.expected.map { "expected \($0)" }
        guard let stub = stub(for: error, source: source, in: document) else { return fix }
        return fix.map { "\($0) If it is an element of your own app, try: \(stub)" } ?? "try: \(stub)"
    }

    /// The line that makes a stub of the type that an error does not find, where the source calls it as an element is
    /// called; one with children where the call has a closure of them.
    private func stub(for error: Diagnostic, source: String, in document: Document) -> String? {
        guard error.kind == .meaning else { return nil }
        let rest = source.utf8.dropFirst(max(0, error.offset))
        let name = String(decoding: rest.prefix { $0.isLetterOfName }, as: UTF8.self)
        guard Stub.isTypeName(name), error.message.contains("'\(name)'"), table.type(named: name) == nil,
            !document.outline.declarations.contains(where: { $0.name == name }),
            source.contains("\(name)(") || source.contains("\(name) {")
        else { return nil }
        let behind = String(decoding: rest.dropFirst(name.utf8.count), as: UTF8.self)
        return "stub \(name) " + (Self.beginsWithChildren(behind) ? "children" : "96x16")
    }

    /// Whether a call goes on with a closure in which something with a capital letter is called.
    private static func beginsWithChildren(_ text: String) -> Bool {
        var depth = 0
        var isInString = false
        var isEscaped = false
        for (index, character) in zip(text.indices, text) {
            if isInString {
                if !isEscaped, character == "\"" { isInString = false }
                isEscaped = !isEscaped && character == "\\"
                continue
            }
            switch character {
            case "\"" where depth > 0: isInString = true
            case "(": depth += 1
            case ")":
                depth -= 1
                if depth < 0 { return false }
            case " ": continue
            case "{" where depth == 0:
                return text[text.index(after: index)...].prefixMatch(of: /\s*(for\b|if\b|\p{Lu}\w*\s*[({])/) != nil
            default:
                if depth == 0 { return false }
            }
        }
        return false
    }
}

extension UInt8 {
    /// Whether it is part of the name of something declared.
    fileprivate var isLetterOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
