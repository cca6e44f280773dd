import BlueprintBindings
import SwiftInterpreter
import Testing

@Suite struct TableLifetimeTests {
    @Test func theTableEndsWithItsEvaluator() throws {
        weak var table: BindingTable?
        try {
            let evaluator = BlueprintEvaluator()
            table = evaluator.table
            _ = try evaluator.evaluate("Button(onTap: { }, wrapping: Label(text: \"a\"))")
        }()
        #expect(table == nil)
    }
}
