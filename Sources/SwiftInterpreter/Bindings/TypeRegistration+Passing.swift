/// Members that pass on all their arguments, in the order of their declaration.
extension TypeRegistration {
    /// Adds an initializer.
    package func initializer<each Argument>(
        _ declaration: String,
        summary: String = "",
        example: String = "",
        command: Signature.CommandForm = .byType,
        parameters: [String: String] = [:],
        passing make: @escaping (repeat each Argument) -> Root
    ) {
        initializer(declaration, summary: summary, example: example, command: command, parameters: parameters) {
            var rest = ArgumentSequence($0)
            return make(repeat try rest.next((each Argument).self))
        }
    }

    /// Adds a nonmutating method.
    package func method<each Argument, Result>(
        _ declaration: String,
        summary: String = "",
        example: String = "",
        command: Signature.CommandForm = .byType,
        parameters: [String: String] = [:],
        passing call: @escaping (Root) -> (repeat each Argument) -> Result
    ) {
        method(declaration, summary: summary, example: example, command: command, parameters: parameters) {
            var rest = ArgumentSequence($1)
            return call($0)(repeat try rest.next((each Argument).self))
        }
    }

    /// Adds a static function.
    package func staticMethod<each Argument, Result>(
        _ declaration: String,
        summary: String = "",
        example: String = "",
        parameters: [String: String] = [:],
        passing call: @escaping (repeat each Argument) -> Result
    ) {
        staticMethod(declaration, summary: summary, example: example, parameters: parameters) {
            var rest = ArgumentSequence($0)
            return call(repeat try rest.next((each Argument).self))
        }
    }
}

/// The arguments of a call one by one.
private struct ArgumentSequence {
    private let arguments: Arguments
    private var index = 0

    init(_ arguments: Arguments) { self.arguments = arguments }

    mutating func next<T>(_ type: T.Type) throws -> T {
        defer { index += 1 }
        return try arguments.get(at: index, as: type)
    }
}
