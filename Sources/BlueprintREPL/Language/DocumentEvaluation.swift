import BlueprintBindings
import SwiftInterpreter

extension Language {
    /// Evaluates a document from scratch.
    ///
    /// - Throws: an ``InputError`` with its place in what was typed, or with the line of the document if it is there.
    func evaluate(_ document: Document) throws -> EvaluatedDocument {
        do {
            let standIns = document.stubs.map(\.standIn)
            let result =
                if let parsed = document.parsed {
                    try evaluator.evaluate(parsed, standIns: standIns)
                } else {
                    try evaluator.evaluate(document.source, standIns: standIns)
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
        if let stub = document.stubs.first(where: { StandIn.filePrefix + $0.name == error.fileName }) {
            return InputError("in the closure of the stub \(stub.name): \(error.message)", fix: error.fix)
        }
        var fix = error.didYouMean.map { "did you mean \($0)?" } ?? error.fix ?? error.expected.map { "expected \($0)" }
        if let name = unknownElement(error, in: document) {
            let stub = "stub \(name) 96x16"
            fix = fix.map { "\($0) If it is an element of your own app, try: \(stub)" } ?? "try: \(stub)"
        }
        if let offset = document.typedOffset(of: error.offset) {
            var result = InputError(error.message, fix: fix, at: offset)
            result.calls = error.callLines
            return result
        }
        let line = document.line(at: error.offset)
        var result = InputError(error.message, fix: fix)
        result.calls = error.callLines
        result.sourceLine = .init(source: "the document", number: line.number, column: line.column, text: line.text)
        return result
    }

    /// The type that an error does not find, where the source calls it as an element is called.
    private func unknownElement(_ error: Diagnostic, in document: Document) -> String? {
        guard error.kind == .meaning else { return nil }
        let rest = document.source.utf8.dropFirst(max(0, error.offset))
        let name = String(decoding: rest.prefix { $0.isLetterOfName }, as: UTF8.self)
        guard Stub.isTypeName(name), error.message.contains("'\(name)'"), table.type(named: name) == nil,
            !document.outline.declarations.contains(where: { $0.name == name })
        else { return nil }
        return document.source.contains("\(name)(") || document.source.contains("\(name) {") ? name : nil
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
