extension Evaluator {
    func accept(importOf name: String, at offset: Int, _ scope: Scope) throws {
        let module = name.split(separator: ".").first.map(String.init) ?? name
        guard !table.importableModules.contains(module) else { return }
        throw failure(
            "no such module '\(name)'",
            at: offset,
            scope,
            didYouMean: NearestName.nearest(to: module, among: table.importableModules.sorted()),
            fix: "available modules: " + table.importableModules.sorted().joined(separator: ", ")
        )
    }
}
