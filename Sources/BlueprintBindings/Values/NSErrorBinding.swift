import Foundation
import SwiftInterpreter

extension Binding {
    static let nsError = Binding("NSError") { table in
        table.register(
            NSError.self,
            as: "NSError",
            superclass: "NSObject",
            summary: "An error with a domain and a number; every error is one after a cast.",
            example: "NSError(domain: \"app\", code: 3).localizedDescription"
        ) { error in
            error.hasConstantObjects()
            error.initializer("init(domain: String, code: Int, userInfo: [String: Any]? = nil)") { arguments in
                NSError(
                    domain: try arguments["domain"],
                    code: try arguments["code"],
                    userInfo: try userInfo(arguments.value("userInfo"))
                )
            }
            error.property("domain", summary: "The group of errors that it belongs to.") { $0.domain }
            error.property("code", summary: "Its number in the domain.") { $0.code }
            error.property("localizedDescription", summary: "The text for people.") { $0.localizedDescription }
            error.property("localizedFailureReason", summary: "The reason; nil for none.") { $0.localizedFailureReason }
            error.property("localizedRecoverySuggestion", summary: "The advice; nil for none.") {
                $0.localizedRecoverySuggestion
            }
            error.property(
                "userInfo",
                type: "[String: Any]",
                summary: "The other facts.",
                get: { [weak table = error.table] error -> Value in
                    guard let table else { return .nil }
                    var pairs = OrderedPairs()
                    for (key, fact) in error.userInfo.sorted(by: { $0.key < $1.key }) {
                        pairs[.string(key)] = TextAttributes.value(of: fact, in: table)
                    }
                    return .dictionary(pairs)
                }
            )
            error.bridges(["Error"], object: { NSError(read: $0, ofType: $1) })
        }
        describeKeys(in: table)
    }

    /// Returns the facts in a dictionary of source that are texts, numbers or objects.
    private static func userInfo(_ value: Value) throws -> [String: Any]? {
        guard let value = value.wrapped, case .dictionary(let pairs) = value else { return nil }
        var result: [String: Any] = [:]
        for (key, fact) in pairs.entries {
            guard case .string(let name) = key else { continue }
            result[name] = try TextAttributes.attribute(fact.openedValue)
        }
        return result
    }

    private static func describeKeys(in table: BindingTable) {
        for (name, key) in [
            ("NSLocalizedDescriptionKey", NSLocalizedDescriptionKey),
            ("NSLocalizedFailureReasonErrorKey", NSLocalizedFailureReasonErrorKey),
            ("NSLocalizedRecoverySuggestionErrorKey", NSLocalizedRecoverySuggestionErrorKey),
        ] { table.constant(name, type: "String", key) }
    }
}

extension NSError {
    /// Returns the error of a value of source: its domain is the name of its type, its number the place of its case.
    fileprivate convenience init(read value: Value, ofType name: String) {
        var number = 1
        if case .instance(let instance) = value, let place = instance.caseNumber { number = place }
        self.init(domain: name, code: number)
    }
}
