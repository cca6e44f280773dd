import BlueprintBindings
import SwiftInterpreter
import Testing

/// `#selector(getter:)` names a property.
@Suite struct AccessorSelectorTests {
    private static let source = """
        final class Screen: UIViewController {
            @objc var note = "a"
            func selectors() -> [Selector] { [#selector(getter: note), #selector(setter: note)] }
        }
        print(Screen().selectors(), #selector(getter: Screen.note) == #selector(getter: UIView.frame))
        """

    @Test func aGetterAndASetterHaveTheNamesOfObjectiveC() throws {
        let document = try BlueprintEvaluator().evaluate(Self.source, wantsElement: false)
        #expect(document.takePrintedLines() == ["[note, setNote:] false"])
    }

    @Test func aPropertyThatDoesNotExistIsAnError() throws {
        let error = #expect(throws: Diagnostic.self) {
            try BlueprintEvaluator().evaluate("let s = #selector(getter: UIView.fram)", wantsElement: false)
        }
        #expect(error?.message.contains("has no member 'fram'") == true)
    }
}
