/// Types of the standard library that are declared in Swift here as well.
enum StandardTypes {
    /// The generic parameters of the types, by their names.
    static let generics = ["Result": ["Success", "Failure"]]

    /// The declaration of a type; nil for other names.
    static func source(of name: String) -> String? { name == "Result" ? result : nil }

    private static let result = """
        enum Result<Success, Failure>: Hashable {
            case success(Success)
            case failure(Failure)

            init(catching body: () throws -> Success) {
                do { self = .success(try body()) } catch { self = .failure(error) }
            }

            func get() throws -> Success {
                switch self {
                case .success(let value): return value
                case .failure(let error): throw error
                }
            }

            func map(_ transform: (Success) -> Any) -> Result {
                switch self {
                case .success(let value): return .success(transform(value))
                case .failure(let error): return .failure(error)
                }
            }

            func mapError(_ transform: (Failure) -> Any) -> Result {
                switch self {
                case .success(let value): return .success(value)
                case .failure(let error): return .failure(transform(error))
                }
            }

            func flatMap(_ transform: (Success) -> Result) -> Result {
                switch self {
                case .success(let value): return transform(value)
                case .failure(let error): return .failure(error)
                }
            }
        }
        """
}

extension Evaluator {
    /// A type of the standard library that is declared in Swift, when its name is first met; nil for other names.
    func declaredInSwift(_ name: String) -> DeclaredType? {
        guard let text = StandardTypes.source(of: name) else { return nil }
        let source = SourceText(text, fileName: name)
        let scope = Scope(parent: globals, frame: Frame(source: source))
        guard let lowered = try? SourceReader(source: source, limits: limits).lowered() else { return nil }
        try? hoist(lowered.statements, scope)
        return types[name]
    }
}

extension Candidate {
    /// The same with parameters of the types that the expected one gives them: those of a case of `Result`.
    func holding(_ expected: TypeRef?) -> Candidate {
        guard case .enumCase(let type, var element) = self, StandardTypes.generics[type.name] != nil,
            case .generic(_, let arguments)? = expected?.unwrapped, arguments.count == 2, element.parameters.count == 1
        else { return self }
        element.parameters[0].type = arguments[element.name == "success" ? 0 : 1]
        return .enumCase(type, element)
    }
}
