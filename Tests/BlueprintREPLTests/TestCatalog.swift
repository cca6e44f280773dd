import BlueprintREPL

/// A few names, enough to test documents without the whole library.
struct TestCatalog: ElementCatalog, Sendable {
    private static let elements: Set = [
        "Label", "Box", "Row", "Column", "Overlay", "Spacer", "Inset", "Centered", "Rule",
    ]
    private static let modifiers = [
        "inset": "Inset", "centered": "Centered", "box": "Box", "opacity": "Opacity", "decorate": "Decorate",
    ]

    func isElementType(_ name: String) -> Bool { Self.elements.contains(name) }
    func isListType(_ name: String) -> Bool { ["Row", "Column", "Overlay"].contains(name) }
    func isModifier(_ name: String) -> Bool {
        Self.modifiers[name] != nil || ["map", "stackLayoutChild"].contains(name)
    }
    func isTransformation(_ name: String) -> Bool { name == "map" }
    func modifierType(_ name: String, labels: [String]) -> String? { Self.modifiers[name] }
}
