import Foundation
import SwiftInterpreter

extension Binding {
    static let nsCache = Binding("NSCache") { table in
        table.register(
            ObjectCache.self,
            as: "NSCache",
            superclass: "NSObject",
            summary: "Keeps objects by keys, which are objects too, and lets go of some above its limits.",
            example: """
                let widths = NSCache<NSString, NSNumber>()
                widths.setObject(44 as NSNumber, forKey: "button")
                widths.object(forKey: "button")?.intValue ?? 0
                """
        ) { cache in
            cache.initializer("init()", summary: "An empty cache without limits.") { _ in ObjectCache() }
            cache.method("object(forKey key: Any) -> Any?", summary: "The object of a key; nil if there is none.") {
                $0.object(for: try $1.value("key"))
            }
            cache.method("setObject(_ obj: Any, forKey key: Any)", summary: "Keeps an object.") {
                $0.set(try $1.value("obj"), for: try $1.value("key"), cost: 0)
            }
            cache.method(
                "setObject(_ obj: Any, forKey key: Any, cost: Int)",
                summary: "Keeps an object that counts with a cost."
            ) { $0.set(try $1.value("obj"), for: try $1.value("key"), cost: try $1["cost"]) }
            cache.method("removeObject(forKey key: Any)", summary: "Lets go of the object of a key.") {
                $0.remove(try $1.value("key"))
            }
            cache.method("removeAllObjects()", summary: "Lets go of all objects.") { cache, _ in cache.removeAll() }
            cache.property("countLimit", \.cache.countLimit, summary: "The largest number of objects; 0 for any.")
            cache.property("name", \.cache.name, summary: "A name of your own.")
            cache.property("totalCostLimit", \.cache.totalCostLimit, summary: "The largest sum of costs; 0 for any.")
        }
    }
}

/// A cache of Foundation for values of source.
private final class ObjectCache: NSObject {
    let cache = NSCache<Key, Kept>()

    /// A key by the object that a value is: two texts that are equal are one key.
    final class Key: NSObject {
        private let object: AnyHashable

        init(_ value: Value) {
            switch value.unwrapped {
            case .string(let text): object = NSString(string: text)
            case .native(let native): object = Self.hashable(native.base as AnyObject)
            case let other: object = TargetMethod.object(of: other).map(Self.hashable) ?? AnyHashable(0)
            }
        }

        private static func hashable(_ object: AnyObject) -> AnyHashable {
            (object as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(object))
        }

        override var hash: Int { object.hashValue }

        override func isEqual(_ other: Any?) -> Bool { (other as? Key)?.object == object }
    }

    final class Kept {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    func object(for key: Value) -> Value? { cache.object(forKey: Key(key))?.value }

    func set(_ value: Value, for key: Value, cost: Int) { cache.setObject(Kept(value), forKey: Key(key), cost: cost) }

    func remove(_ key: Value) { cache.removeObject(forKey: Key(key)) }

    func removeAll() { cache.removeAllObjects() }
}
