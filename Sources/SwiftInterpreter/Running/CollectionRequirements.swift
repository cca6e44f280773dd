/// The requirements of the protocols of collections, by protocol, name and parameters.
final class CollectionRequirements {
    private let interfaces: Interfaces
    private var known: [Key: Declaration] = [:]

    private struct Key: Hashable {
        var kind: String
        var name: String
        var parameters: [String]
    }

    init(_ interfaces: Interfaces) { self.interfaces = interfaces }

    /// Returns a requirement of a protocol of the standard library.
    ///
    /// - Parameter parameters: The labels of the parameters, or their names where they have none.
    func find(_ kind: String, _ name: String, _ parameters: [String] = []) -> Declaration? {
        let key = Key(kind: kind, name: name, parameters: parameters)
        if let found = known[key] { return found }
        guard let nominal = interfaces.nominal(kind) else { return nil }
        let found = interfaces.members(name, of: nominal).first {
            $0.isRequirement && $0.parameters.map { $0.label ?? $0.name } == parameters
        }
        known[key] = found
        return found
    }
}
