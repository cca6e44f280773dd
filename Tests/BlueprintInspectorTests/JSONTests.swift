import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("JSON")
struct JSONTests {
    @Test(
        "values are printed in one way",
        arguments: [
            (JSONValue.number(1), "1"), (.number(-0.5), "-0.5"), (.number(.infinity), "\"inf\""),
            (.number(-.infinity), "\"-inf\""), (.number(.nan), "\"nan\""), (.number(-0.0), "0"),
            (.string("a\"\\\n\u{1B}é\u{202E}"), #""a\"\\\n\u001bé\u202e""#),
            (.array([.null, .bool(true), .array([])]), "[null,true,[]]"),
            (.members(["b": .integer(1), "a": nil, "c": .object([])]), #"{"b":1,"c":{}}"#),
            (.array([.list(count: 0) { _ in .null }, .list(count: 2) { .integer($0) }, .null]), "[[],[0,1],null]"),
            (.members(["\n": .array([.object([])]), "c": .number(0.1)]), #"{"\n":[{}],"c":0.1}"#),
        ]
    )
    func printing(value: JSONValue, text: String) {
        #expect(value.text == text)
    }

    @Test("a long value is passed on in pieces, which together are its text")
    func pieces() {
        let long = JSONValue.list(count: 30_000) { .array([.integer($0), .members(["é": .string("\($0)")])]) }
        var pieces: [String] = []
        long.write { pieces.append($0) }
        #expect(pieces.count > 5)
        #expect(pieces.joined() == "[" + (0..<30_000).map { "[\($0),{\"é\":\"\($0)\"}]" }.joined(separator: ",") + "]")
    }

    @Test("a complete render is exported, and the output is valid JSON")
    func export() throws {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.element = Label(text: "Hi").opacity(0.5).inset(uniform: 4)
        let trace = RenderRecorder(view).record()
        let exporter = try #require(Exporter.named("json"))
        var text = ""
        try exporter.text(of: trace, trace.labels(names: .paths))({ text += $0 })
        let lines = text.replacingOccurrences(of: "},{", with: "},\n{").split(separator: "\n").map(String.init)
        expectGolden(StyledText(lines: lines.map { StyledText.Line($0) }), "export-json", width: 1000)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect((object?["elements"] as? [Any])?.count == 3)
        #expect((object?["steps"] as? [Any])?.count == trace.events.count)
    }

    @Test("exporters are listed by name")
    func names() {
        #expect(Exporter.all.map(\.name) == Exporter.all.map(\.name).sorted())
        #expect(Exporter.named("nothing") == nil)
    }
}
