import BlueprintBindings
import SwiftInterpreter

extension Language {
    /// Evaluates a document from its first line.
    ///
    /// - Throws: an ``InputError`` with its place in the typed text, or with the line of the document that contains it.
    func evaluate(_ document: Document) throws -> EvaluatedDocument {
        do {
            let stubs = document.stubs.map(\.declaration)
            let wantsElement = document.outline.root != nil && !document.mayRunWithoutElement
            let result =
                if let parsed = document.cache?.source {
                    try evaluator.evaluate(
                        PreparsedSource(parsed.text, tree: parsed.tree),
                        stubs: stubs,
                        wantsElement: wantsElement,
                        program: document.program,
                        from: document.filePlace(at:)
                    )
                } else {
                    try evaluator.evaluate(
                        document.source,
                        stubs: stubs,
                        wantsElement: wantsElement,
                        program: document.program
                    )
                }
            if result.root == nil, wantsElement, let root = document.outline.root {
                throw InputError(
                    "this expression does not give an element",
                    at: document.typedOffset(of: root.lowerBound)
                )
            }
            return result
        } catch let error as Diagnostic {
            throw inputError(error, in: document)
        } catch let error as BindingError {
            let root = document.outline.root?.lowerBound
            throw InputError(error.message, fix: error.fix, at: root.flatMap { document.typedOffset(of: $0) })
        }
    }

    /// Returns an error of interpreted source as an error of the typed line.
    func inputError(_ error: Diagnostic, in document: Document) -> InputError {
        if let stub = document.stubs.first(where: { StubDeclaration.filePrefix + $0.name == error.fileName }) {
            return InputError("in the closure of the stub \(stub.name): \(error.message)", fix: error.fix)
        }
        let (message, fix) = (Self.message(of: error), fix(of: error, source: document.source, in: document))
        if let offset = document.typedOffset(of: error.offset) {
            var result = InputError(message, fix: fix, at: offset)
            add(error, in: document, to: &result) { inputError($0, in: document) }
            return result
        }
        let line = document.line(at: error.offset)
        var result = InputError(message, fix: fix)
        add(error, in: document, to: &result) { inputError($0, in: document) }
        let place = document.filePlace(ofLine: line.number)
        result.sourceLine = .init(
            source: place?.path ?? "the document",
            number: place?.line ?? line.number,
            column: line.column,
            text: line.text
        )
        return result
    }

    /// Returns an error of an expression evaluated after a document as an error of the typed line.
    func inputError(_ error: Diagnostic, of typed: SwiftInput, behind document: Document) -> InputError {
        guard error.fileName == Self.answerFile else { return inputError(error, in: document) }
        let fix = fix(of: error, source: typed.text, in: document)
        var result = InputError(Self.message(of: error), fix: fix, at: typed.typedOffset(of: error.offset))
        add(error, in: document, to: &result) { inputError($0, of: typed, behind: document) }
        return result
    }

    /// Returns the message of an error, with the names of private declarations as their files have them.
    private static func message(of error: Diagnostic) -> String { PrivateMark.removed(from: error.message) }

    /// Adds what an error has besides its message and its place.
    private func add(
        _ error: Diagnostic,
        in document: Document,
        to result: inout InputError,
        _ other: (Diagnostic) -> InputError
    ) {
        result.calls = error.callLines { $0.fileName == Self.documentFile ? document.place(ofLine: $0.line) : nil }
        result.printedLines = error.printedLines
        result.isStopped = error.kind == .stopped
        result.others = error.others.map(other)
        result.omitted = error.omittedErrors
    }

    /// The file name in errors of a document.
    private static var documentFile: String { "document" }

    /// The file name in errors of a typed expression that is evaluated separately.
    private static var answerFile: String { "input" }

    /// Returns the fix of an error; nil if there is none.
    private func fix(of error: Diagnostic, source: String, in document: Document) -> String? {
        let name = Self.name(at: error, in: source)
        if error.message.hasPrefix("cannot find"), let way = UIKitWord.way(name) { return way }
        let near = error.didYouMean.flatMap { isPlausible($0, for: error, in: source) ? $0 : nil }
        let fix = near.map { "did you mean \($0)?" } ?? error.fix ?? error.expected.map { "expected \($0)" }
        guard let stub = stub(for: error, source: source, in: document) else { return fix ?? property(for: error) }
        return fix.map { "\($0) If it is an element of your app, try: \(stub)" } ?? "try: \(stub)"
    }

    /// Returns the fix of a property whose name here is the end of the one in UIKit: `color` for `textColor`.
    private func property(for error: Diagnostic) -> String? {
        guard let match = error.message.wholeMatch(of: /value of type '(\w+)' has no member '(\w+)'/) else {
            return nil
        }
        let names = table.type(named: String(match.1))?.members.properties.keys.sorted() ?? []
        let meant = names.first { match.2.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }
        return meant.map { "did you mean \($0)?" }
    }

    /// Returns the name at the place of an error; empty if there is none.
    private static func name(at error: Diagnostic, in source: String) -> String {
        let rest = source.utf8.dropFirst(max(0, error.offset))
        return String(decoding: rest.prefix { $0.isPartOfName }, as: UTF8.self)
    }

    /// Returns true if a suggestion is similar to the name at the place of an error.
    private func isPlausible(_ suggestion: String, for error: Diagnostic, in source: String) -> Bool {
        let name = Self.name(at: error, in: source)
        guard !name.isEmpty, error.message.contains("'\(name)'") else { return true }
        return NearWord.isNear(name, to: suggestion)
    }

    /// Returns the line that defines a stub for an unknown type that the source calls like an element; the stub has
    /// children if the call has a closure of elements.
    private func stub(for error: Diagnostic, source: String, in document: Document) -> String? {
        guard error.kind == .meaning, error.message.hasPrefix("cannot find") else { return nil }
        let rest = source.utf8.dropFirst(max(0, error.offset))
        let name = String(decoding: rest.prefix { $0.isPartOfName }, as: UTF8.self)
        guard Stub.isTypeName(name), !UIKitWord.isFrameworkType(name), error.message.contains("'\(name)'"),
            table.type(named: name) == nil,
            !document.outline.declarations.contains(where: { $0.name == name }),
            source.contains("\(name)(") || source.contains("\(name) {")
        else { return nil }
        let behind = String(decoding: rest.dropFirst(name.utf8.count), as: UTF8.self)
        return "stub \(name) " + (Self.beginsWithChildren(behind) ? "children" : "96x16")
    }

    /// Returns true if a call continues with a closure that calls a capitalized name.
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

extension Document {
    /// True for a program whose last expression may do something without a value.
    fileprivate var mayRunWithoutElement: Bool { runsOpenExpressions && outline.rootMayBeStatement }

    /// The parts of the document that run otherwise than in the order of its lines.
    var program: ProgramParts {
        ProgramParts(lateVariables: lateVariables, entry: outline.declarations.first(where: \.isMain)?.name)
    }
}
