/// A struct, enum or protocol declared in interpreted source.
public final class DeclaredType {
    /// The full name, with the types it is nested in.
    public let name: String
    /// The protocols it conforms to, by name, in the order written.
    public internal(set) var conformances: [String]
    weak var runtime: (any CallRuntime)?
    /// The names of the stored properties in order.
    var storedNames: [String] = []
    /// The labels of the values associated with each case.
    var caseLabels: [String: [String?]] = [:]

    init(name: String, conformances: [String], runtime: any CallRuntime) {
        self.name = name
        self.conformances = conformances
        self.runtime = runtime
    }

    func fieldLabels(of instance: Instance) -> [String?] {
        if let caseName = instance.caseName { return caseLabels[caseName] ?? [] }
        return storedNames
    }
}
