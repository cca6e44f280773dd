import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// The warnings of all rules are in the order of the elements, then of the rules.
@Suite("The order of warnings")
struct WarningOrderTests {
    @Test(
        "whether a rule finds many elements or few",
        arguments: [(1, 0), (40, 0), (40, 3), (3, 40), (40, 40), (0, 9)]
    )
    func order(truncated: Int, negative: Int) throws {
        let view = BlueprintView()
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        view.element = Column(alignment: .fill) {
            for index in 0..<max(truncated, negative) {
                if index < negative { Label(text: "a negative size").inset(uniform: 20) }
                if index < truncated { Label(text: "a long text in a narrow view") }
            }
        }
        let recorder = RenderRecorder(view)
        recorder.record()
        let scene = try #require(WarningScene(recorder))
        let lists = WarningRule.all.map { $0.warnings(in: scene) }
        let all = lists.joined().enumerated().sorted {
            ($0.element.element, $0.offset) < ($1.element.element, $1.offset)
        }
        let warnings = WarningRule.warnings(in: scene)
        #expect(warnings == all.map(\.element))
        #expect(warnings.filter { $0.rule == "truncated" }.count >= truncated)
        #expect(warnings.filter { $0.rule == "frame" }.count == negative)
    }
}
