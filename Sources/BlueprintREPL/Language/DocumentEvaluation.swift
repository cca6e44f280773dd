import BlueprintBindings
import SwiftInterpreter

extension Language {
    /// Evaluates a document from its first line.
    ///
    /// - Throws: an ``InputError`` with its place in the typed text, or with the line of the document that contains it.
    func evaluate(_ document: Document) throws -> EvaluatedDocument {
        do {
            let wantsElement = document.outline.root != nil && !document.mayRunWithoutElement
            let result = try evaluator.evaluate(
                document.parsed,
                stubs: document.stubs.map(\.declaration),
                wantsElement: wantsElement,
                program: document.program,
                from: document.filePlace(at:)
            )
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
            throw InputError(
                error.message,
                fix: error.fix.map(Fix.advice),
                at: root.flatMap { document.typedOffset(of: $0) }
            )
        }
    }

    /// Returns an error of interpreted source as an error of the typed line.
    func inputError(_ error: Diagnostic, in document: Document) -> InputError {
        if let stub = document.stubs.first(where: { StubDeclaration.filePrefix + $0.name == error.fileName }) {
            return InputError(
                "in the closure of the stub \(stub.name): \(error.message)",
                code: .swift(error.cause, error.kind),
                fix: error.fix.map(Fix.advice)
            )
        }
        let offset = document.typedOffset(of: error.offset)
        var result = InputError(
            Self.message(of: error),
            code: .swift(error.cause, error.kind),
            fix: fix(of: error, source: document.source, in: document),
            at: offset
        )
        add(error, in: document, to: &result) { inputError($0, in: document) }
        guard offset == nil else { return result }
        result.sourceLine = document.sourceLine(at: error.offset)
        return result
    }

    /// Returns an error of an expression evaluated after a document as an error of the typed line.
    func inputError(_ error: Diagnostic, of typed: SwiftInput, behind document: Document) -> InputError {
        guard error.fileName == Self.answerFile else { return inputError(error, in: document) }
        var result = InputError(
            Self.message(of: error),
            code: .swift(error.cause, error.kind),
            fix: fix(of: error, source: typed.text, in: document),
            at: typed.typedOffset(of: error.offset)
        )
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
    private func fix(of error: Diagnostic, source: String, in document: Document) -> Fix? {
        if let way = error.cause.unknownName.flatMap(ForeignName.advice(word:)) { return .advice(way) }
        let near = error.didYouMean.flatMap { isPlausible($0, for: error) ? $0 : nil }
        let fix =
            near.map(Fix.didYouMean) ?? (error.choices.isEmpty ? nil : .choices(error.choices))
            ?? error.fix.map(Fix.advice) ?? error.expected.map(Fix.expected)
        guard let stub = stub(for: error, source: source, in: document) else { return fix ?? property(for: error) }
        return .stub(stub, besides: fix)
    }

    /// Returns the fix of a property whose name here is the end of the one in UIKit: `color` for `textColor`.
    private func property(for error: Diagnostic) -> Fix? {
        guard case .unknownMember(let member, let type, .value) = error.cause else { return nil }
        let names = table.type(named: type)?.members.properties.keys.sorted() ?? []
        return names.first { member.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }.map(Fix.didYouMean)
    }

    /// Returns true if a suggestion is similar to the name that an error is about, if it is about one.
    private func isPlausible(_ suggestion: String, for error: Diagnostic) -> Bool {
        error.cause.misnamed.map { NearWord.isNear($0, to: suggestion) } ?? true
    }

    /// Returns the line that defines a stub for an unknown type that the source calls like an element; the stub has
    /// children if the call has a closure of elements.
    private func stub(for error: Diagnostic, source: String, in document: Document) -> String? {
        guard error.kind == .meaning, let name = error.cause.unknownName,
            Stub.isTypeName(name), !ForeignName.isFrameworkType(name), table.type(named: name) == nil,
            !document.outline.declarations.contains(where: { $0.name == name }),
            source.contains("\(name)(") || source.contains("\(name) {")
        else { return nil }
        let rest = source.utf8.dropFirst(max(0, error.offset) + name.utf8.count)
        let behind = String(decoding: rest, as: UTF8.self)
        return "stub \(name) " + (Self.beginsWithChildren(behind) ? "children" : "96x16")
    }

    /// Returns true if a call continues with a closure that calls a capitalized name.
    private static func beginsWithChildren(_ text: String) -> Bool {
        var start: Int?
        SwiftTokens.read(text) { token, bytes, open in
            let isBrace = token.kind == .opening && bytes[token.range.lowerBound] == UInt8(ascii: "{")
            if isBrace, open.count == 1 { start = token.range.upperBound }
            return start == nil && (!open.isEmpty || token.kind == .space || token.kind == .closing)
        }
        guard let start else { return false }
        let closure = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
        return closure.prefixMatch(of: /\s*(for\b|if\b|\p{Lu}\w*\s*[({])/) != nil
    }
}

extension Document {
    /// True for a program whose last expression may do something without a value.
    fileprivate var mayRunWithoutElement: Bool { runsOpenExpressions && outline.rootMayBeStatement }

    /// The source with its syntax tree.
    var parsed: PreparsedSource { PreparsedSource(source, tree: tree) }

    /// The parts of the document that run otherwise than in the order of its lines.
    var program: ProgramParts {
        ProgramParts(lateVariables: lateVariables, entry: outline.declarations.first(where: \.isMain)?.name)
    }
}
