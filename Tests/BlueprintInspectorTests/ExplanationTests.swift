import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Reasons as sums")
struct ExplanationTests {
    /// Returns the reasons of the elements of a render.
    private func explanations(_ element: any Element, _ size: CGSize) throws -> [[String: Any]] {
        let view = BlueprintView(frame: CGRect(origin: .zero, size: size))
        view.element = element
        let trace = RenderRecorder(view).record()
        let report = WhyReport(trace, labels: trace.labels(names: .paths))
        return try trace.snapshot.elements.map { record in
            let text = try #require(report.explanation(of: record.index)).text
            return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        }
    }

    private struct Sum: Equatable {
        var value: Double?
        var words: String?
        var terms: [String]
        var notes: [String]

        init(_ explanation: [String: Any], _ measure: String) {
            let object = explanation[measure] as? [String: Any] ?? [:]
            value = object["value"] as? Double
            words = object["words"] as? String
            terms = (object["terms"] as? [[String: Any]] ?? []).map {
                "\(Phrasing.number($0["value"] as? Double ?? .nan)) \($0["words"] as? String ?? "")"
            }
            notes = object["notes"] as? [String] ?? []
        }
    }

    @Test("insets are terms that are subtracted, and the terms add up")
    func insets() throws {
        let elements = try explanations(
            Label(text: "Hi").inset(top: 1, bottom: 2, left: 20, right: 30),
            CGSize(width: 300, height: 40)
        )
        let width = Sum(elements[1], "width")
        #expect(width.value == 250)
        #expect(width.terms == ["300 own", "-20 left", "-30 right"])
        #expect(Sum(elements[1], "height").terms == ["40 own", "-1 top", "-2 bottom"])
        #expect(Sum(elements[1], "x").terms.first?.hasPrefix("20 ") == true)
        #expect(elements[1]["in"] as? String == "the viewport")
    }

    @Test("a share of an overflow is a term, and the overflow is a note")
    func overflow() throws {
        let row = Row(alignment: .top, overflow: .condenseProportionally) {
            Label(text: "Account name")
            Label(text: "Somebody with a name")
        }
        let elements = try explanations(row, CGSize(width: 200, height: 32))
        let width = Sum(elements[1], "width")
        #expect(width.value.map { Phrasing.number($0) } == "75")
        #expect(width.terms.first == "96 measured")
        #expect(width.terms.count == 2)
        #expect(width.terms.last?.hasPrefix("-21 ") == true)
        #expect(width.notes.contains { $0.hasPrefix("56 ") && $0.contains(" = ") })
    }

    @Test("offsets of flattened elements add up to the place of a view, with the rounding")
    func offsets() throws {
        let elements = try explanations(
            Label(text: "Hi").inset(uniform: 3.25).inset(uniform: 10),
            CGSize(width: 60, height: 60)
        )
        let x = Sum(elements[2], "x")
        #expect(x.value == 13)
        #expect(x.terms.map { $0.split(separator: " ")[0] } == ["10", "3.25", "-0.25"])
        #expect(x.terms.last == "-0.25 rounding")
        #expect(x.notes.contains { $0.hasPrefix("13.25 rounded to pixels") })
    }

    @Test("an element that fills its parent has the reason of the one that decided")
    func filling() throws {
        let elements = try explanations(
            Label(text: "Hi").box().constrainedTo(width: .absolute(50)).centered(),
            CGSize(width: 200, height: 60)
        )
        let label = Sum(try #require(elements.last), "width")
        #expect(label.value == 50)
        #expect(label.words?.hasPrefix("it fills Centered › Box") == true)
        #expect(label.words?.contains(" has 50: ") == true)
        #expect(label.terms.isEmpty == false)
    }

    @Test("of many terms, those in the middle are added up")
    func manyTerms() throws {
        var element: any Element = Label(text: "Hi")
        for _ in 0..<12 { element = element.inset(uniform: 1) }
        let elements = try explanations(element, CGSize(width: 100, height: 100))
        let x = Sum(try #require(elements.last), "x")
        #expect(x.value == 12)
        let total = x.terms.compactMap { Double($0.split(separator: " ")[0]) }.reduce(0, +)
        #expect(total == 12)
        #expect(x.terms.count == 6)
        #expect(x.terms[3].hasSuffix("7 more"))
    }

    @Test("an element that does not exist has no explanation")
    func missing() {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.element = Label(text: "Hi")
        let trace = RenderRecorder(view).record()
        let report = WhyReport(trace, labels: trace.labels(names: .paths))
        #expect(report.explanation(of: 1) == nil)
        #expect(report.explanation(of: -1) == nil)
    }
}
