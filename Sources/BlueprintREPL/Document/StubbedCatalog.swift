/// The names of a catalog and of a document's stubs.
struct StubbedCatalog: ElementCatalog, Sendable {
    private let base: any ElementCatalog & Sendable
    private let stubs: [String: Stub]

    init(_ base: any ElementCatalog & Sendable, stubs: [Stub]) {
        self.base = base
        self.stubs = Dictionary(stubs.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    func isElementType(_ name: String) -> Bool { stubs[name] != nil || base.isElementType(name) }

    func isListType(_ name: String) -> Bool { stubs[name].map { $0.arrangement != nil } ?? base.isListType(name) }

    func isModifier(_ name: String) -> Bool { base.isModifier(name) }

    func isTransformation(_ name: String) -> Bool { base.isTransformation(name) }

    func modifierType(_ name: String, labels: [String]) -> String? { base.modifierType(name, labels: labels) }
}
