import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// The owner of each part of a view's frame, and the step from which the view has it.
@Suite struct OwnerTests {
    private static let hello = ["Label(text: \"Hello, world\")", "centered", "inset 20", ".box(background: .blue)"]

    @Test func everyReportNamesTheElementWhoseOwnFrameHasTheOffset() throws {
        let printed = try run(Self.hello + ["views", "info #1", "flatten", "trace flatten"]).suffix(4)
        let (views, info) = (printed[printed.startIndex], printed[printed.startIndex + 1])
        let (flatten, trace) = (printed[printed.startIndex + 2], printed[printed.startIndex + 3])
        #expect(views.contains("x 20 Centered #2 + 82 own"))
        #expect(views.contains("y 20 Centered #2 + 52 own"))
        #expect(info.contains("  x          20 Centered #2 + 82 own"))
        #expect(flatten.contains("flattened · 20,20 → v6"))
        #expect(trace.contains("Inset #3 is not view-backed: flattened; its own origin is 0,0"))
        #expect(trace.contains("Centered #2 is not view-backed: flattened; its origin 20,20 is applied"))
        #expect(trace.contains("= 20,20 of Centered"))
        #expect(!(views + info + trace).contains("20 Inset"))
    }

    @Test func anAttributeBelongsToTheElementWhoseLayoutAttributesHaveIt() throws {
        let printed = try run(["Label(text: \"A\")", "inset 4", "opacity 0.5", "box", "info #1", "trace flatten"])
        #expect(printed[4].contains("attributes alpha 0.5 of Inset #2, set by Opacity #3"))
        #expect(printed[5].contains("flattened; its alpha 0.5 is applied to its"))
    }

    @Test func aViewWhoseFrameIsNotWrittenYetIsShownAsItIs() throws {
        var lines = Self.hello
        for step in 1...21 { lines += ["goto \(step)", "views", "flatten", "info #1"] }
        let printed = try run(lines).dropFirst(Self.hello.count)
        #expect(!printed.contains { $0.contains("rounding") })
        let unwritten = printed.filter {
            $0.hasPrefix("x,y relative to the parent view") && $0.contains("frame not written yet")
        }
        #expect(!unwritten.isEmpty)
        #expect(unwritten.contains { $0.contains("0×0    Label #1") })
        let blank = printed.filter { $0.contains("Label #1") && $0.contains("properties not written yet") }
        #expect(!blank.isEmpty)
        for views in blank { #expect(!views.contains("\"Hello")) }
        #expect(printed.contains { $0.contains("v6 UILabel: not written yet") })
    }

    @Test func aNegativeLengthKeepsItsSign() throws {
        let tree = ["viewport 100x100", "Box(backgroundColor: .red)", "inset 80"]
        let reports = ["tree", "tree constraints", "nest", "info #1", "views", "trace place"]
        let printed = Array(try run(tree + reports).dropFirst(tree.count))
        for (report, text) in zip(reports, printed) where report != "views" {
            #expect(text.contains("-60"), "\(report): \(text)")
        }
        #expect(printed[3].contains("negative length standardised"))
        #expect(printed[4].contains("x 80 own - 60 standardised"))
        let rounding = try run(tree + ["trace round"]).last ?? ""
        #expect(rounding.contains("-60×-60 at 80,80"))
        #expect(rounding.contains("60×60 at 20,20, with positive"))
        let json = try onBigStack {
            let session = Session.sharing()
            return (tree + ["info #1"]).map { session.run(line: $0).map { $0.json?.text ?? "" }.joined() }.last ?? ""
        }
        #expect(
            json.contains("{\"owner\":\"#1\",\"from\":0,\"to\":80},{\"owner\":\"standardised\",\"from\":80,\"to\":20}")
        )
    }

    @Test func aStepOfRoundingNamesTheRule() throws {
        let printed = try run([
            "Column(alignment: .leading) { Label(text: \"A\").inset(left: 0.3); Box().constrainedTo(width: 9.6, height: 8) }",
            "trace round",
        ])
        #expect(printed[1].contains("the view of Label #2 is rounded to pixels by its size"), "\(printed[1])")
        #expect(printed[1].contains("is rounded to pixels by its edges"), "\(printed[1])")
    }
}
