import SwiftInterpreter

/// Arguments of calls as words: `center` for `.center` where an alignment stands.
public struct ArgumentWords {
    private let table: BindingTable
    private let matcher: BareWordMatcher

    /// Understands the arguments of what a table holds.
    public init(_ table: BindingTable) {
        self.table = table
        matcher = BareWordMatcher(table: table)
    }

    /// The labels of the arguments that a call can be given in words, in order of declaration.
    ///
    /// - Parameter callee: the name of an element type, as `Row`, or of a modifier, as `inset`.
    public func labels(of callee: String) -> [String] {
        var result: [String] = []
        for label in parameters(of: callee).compactMap(\.label) where !result.contains(label) { result.append(label) }
        return result
    }

    /// The Swift for the words of one argument, such as `.absolute(100)` for `100`.
    ///
    /// - Throws: a ``ModifierCommands/Fault`` if the call has no such argument or the words are no value for it.
    public func value(of words: String, for label: String, in callee: String) throws(ModifierCommands.Fault) -> String {
        let candidates = parameters(of: callee).filter { $0.label == label }
        guard !candidates.isEmpty else {
            throw ModifierCommands.Fault(
                message: "'\(callee)' has no argument '\(label)'",
                offset: 0,
                didYouMean: nil,
                usage: labels(of: callee)
            )
        }
        let split = CommandWords(words)
        let signatures = candidates.map { parameter in
            var parameter = parameter
            parameter.label = nil
            parameter.defaultValue = nil
            return Signature(name: label, parameters: [parameter])
        }
        do {
            let arguments = try matcher.match(split.words, with: signatures).arguments
            return String(arguments.dropFirst().dropLast())
        } catch {
            let offset = error.wordIndex.flatMap { $0 < split.offsets.count ? split.offsets[$0] : nil }
            throw ModifierCommands.Fault(
                message: error.message,
                offset: offset ?? words.utf8.count,
                didYouMean: error.didYouMean,
                usage: []
            )
        }
    }

    /// The words that can stand for an argument.
    public func completions(for label: String, in callee: String) -> [String] {
        let signatures = parameters(of: callee).filter { $0.label == label }.map { parameter in
            var parameter = parameter
            parameter.label = nil
            return Signature(name: label, parameters: [parameter])
        }
        return matcher.completions(after: [], with: signatures)
    }

    private func parameters(of callee: String) -> [Signature.Parameter] {
        let initializers = table.type(named: callee)?.initializers.map(\.signature) ?? []
        let methods = table.elementMethods.map(\.signature).filter { $0.name == callee }
        return (initializers + methods).flatMap(\.parameters).filter { parameter in
            !parameter.isClosure && !parameter.isBuilder && parameter.type.unwrapped.name != "Element"
        }
    }
}
