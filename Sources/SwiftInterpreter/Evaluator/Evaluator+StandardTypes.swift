/// The standard library types that are declared in Swift source here.
enum StandardTypes {
    /// The generic parameters of the types, by type name.
    static let generics = ["AnyIterator": ["Element"], "Result": ["Success", "Failure"]]

    /// Returns the declaration of a type; nil for other names.
    static func source(of name: String) -> String? {
        switch name {
        case "AnyIterator": anyIterator
        case "OptionSet": optionSet
        case "Result": result
        default: nil
        }
    }

    private static let anyIterator = """
        struct AnyIterator<Element>: Sequence, IteratorProtocol {
            let body: () -> Element?
            init(_ body: @escaping () -> Element?) { self.body = body }
            mutating func next() -> Element? { body() }
        }
        """

    private static let optionSet = """
        protocol OptionSet: ExpressibleByArrayLiteral, Hashable {}
        extension OptionSet {
            init() { self.init(rawValue: 0) }
            init(arrayLiteral elements: Self...) {
                self.init(rawValue: elements.reduce(0) { sum, element in sum | element.rawValue })
            }
            var isEmpty: Bool { rawValue == 0 }
            func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
            func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
            func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
            func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
            func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
            func isSubset(of other: Self) -> Bool { other.contains(self) }
            func isSuperset(of other: Self) -> Bool { contains(other) }
            func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
            mutating func insert(_ member: Self) { self = union(member) }
            mutating func remove(_ member: Self) { self = subtracting(member) }
            mutating func formUnion(_ other: Self) { self = union(other) }
            mutating func formIntersection(_ other: Self) { self = intersection(other) }
            mutating func subtract(_ other: Self) { self = subtracting(other) }
        }
        """

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
    /// Declares a standard library type when its name is first used; nil for other names.
    func standardType(_ name: String) -> DeclaredType? {
        guard let text = StandardTypes.source(of: name) else { return nil }
        let source = SourceBuffer(text, fileName: name)
        let scope = Scope(parent: globals, frame: Frame(source: source))
        guard let lowered = try? SourceReader(source: source, limits: limits).lowered() else { return nil }
        try? hoist(lowered.statements, scope)
        return types[name]
    }
}

extension Candidate {
    /// Returns the candidate with parameter types from the expected type, for a case of `Result`.
    func holding(_ expected: TypeRef?) -> Candidate {
        guard case .enumCase(let type, var element) = self, type.name == "Result",
            StandardTypes.generics[type.name] != nil,
            case .generic(_, let arguments)? = expected?.unwrapped, arguments.count == 2, element.parameters.count == 1
        else { return self }
        element.parameters[0].type = arguments[element.name == "success" ? 0 : 1]
        return .enumCase(type, element)
    }
}
