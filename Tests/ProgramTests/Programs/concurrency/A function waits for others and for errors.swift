struct Offline: Error, Equatable { var code: Int }

protocol Store: Sendable {
    func load(_ id: Int) async throws -> String
}

struct Shelf: Store {
    func load(_ id: Int) async throws -> String {
        guard id < 3 else { throw Offline(code: id) }
        return "item \(id)"
    }
}

final class Model {
    private let store: any Store
    private(set) var items: [String] = []
    private(set) var message: String?
    var count: Int { get async { items.count } }

    init(store: any Store) { self.store = store }

    func refresh(_ ids: [Int]) async {
        items = []
        do {
            for id in ids { items.append(try await store.load(id)) }
        } catch let error as Offline {
            message = "offline \(error.code)"
        } catch {
            message = "unknown"
        }
    }
}

func twice(_ work: (Int) async throws -> String) async rethrows -> [String] {
    [try await work(1), try await work(2)]
}

let model = Model(store: Shelf())
await model.refresh([1, 2])
print(model.items, await model.count, model.message ?? "fine")  // expect: ["item 1", "item 2"] 2 fine
await model.refresh([2, 5, 1])
print(model.items, model.message ?? "fine")  // expect: ["item 2"] offline 5
print(try await twice { try await Shelf().load($0) }, await twice { "\($0)" })
print((try? await Shelf().load(9)) ?? "none")
let work: (Int) async -> Int = { $0 * 2 }
print(await work(4), await work(1) + work(2))
// expect: ["item 1", "item 2"] ["1", "2"]
// expect: none
// expect: 8 6
