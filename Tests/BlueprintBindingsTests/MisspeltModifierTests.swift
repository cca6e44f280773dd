import BlueprintBindings
import SwiftInterpreter
import TestSessions
import Testing

/// Names that are nearly those of modifiers.
@Suite("Misspelt modifiers")
struct MisspeltModifierTests {
    @Test("A misspelt accessibility modifier gets the right one; what UIKit has and this library has not is absent")
    func accessibility() throws {
        let check = TypeCheck.sharing()
        let misspelt = try check.mistakes(
            in: "Label(text: \"a\").accessibilityElmeent(label: \"a\", value: nil, traits: [])",
            fileName: "a.swift"
        )
        #expect(misspelt.first?.message == "value of type 'Label' has no member 'accessibilityElmeent'")
        #expect(misspelt.first?.didYouMean == "accessibilityElement")
        let absent = try check.mistakes(in: "Label(text: \"a\").accessibilityDirectTouchOptions", fileName: "a.swift")
        #expect(absent.first?.message == "'accessibilityDirectTouchOptions' of 'Label' is not supported here")
    }
}
