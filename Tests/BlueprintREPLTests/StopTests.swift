import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Breakpoints, watchpoints, marks, and filters of a trace.
@Suite struct StopTests {
    private static let hello = ["Label(text: \"Hello, world\")", "centered", "inset 20", "box blue"]

    private func after(_ lines: [String], _ more: String...) throws -> [String] {
        Array(try run(lines + more).suffix(more.count))
    }

    private func number(_ text: String) -> Int? { Int(text.prefix { $0.isNumber }) }

    @Test func continueAndReverseVisitTheSameEvents() throws {
        for line in ["break #1", "break Label place", "break update", "break measure", "watch #1.x", "watch #1.width"] {
            let (there, back) = try onBigStack {
                let session = Session.sharing()
                for line in Self.hello + [line] { _ = session.run(line: line) }
                func stops(_ command: String) -> [String] {
                    var stops: [String] = []
                    while stops.count < 100 {
                        let text = session.run(line: command).map(\.text.plain).joined()
                        guard text.contains("stop 1: "), !text.contains("no breakpoint before") else { break }
                        stops.append(text)
                        if text.contains("this is the last step") { break }
                    }
                    return stops
                }
                let there = stops("continue")
                _ = session.run(line: "goto 21")
                _ = session.run(line: "step")
                // The last step may have a breakpoint, and `reverse` does not stop where it starts.
                return (there.filter { !$0.hasPrefix("21 ") && !$0.contains("last step") }, stops("reverse"))
            }
            #expect(!there.isEmpty, "\(line)")
            #expect(there == back.reversed(), "\(line)")
        }
    }

    @Test func aBreakpointNamesNodeTypePhaseKindOrSeveral() throws {
        let printed = try after(
            Self.hello,
            "break #1 place",
            "continue",
            "break Centered",
            "break update",
            "break measure",
            "break place Label layout",
            "break #1 place",
            "break \"Hello, world\" view-backed",
            "break v6 write",
            "break flattened round",
            "break #1 #2",
            "break layout flatten",
            "break plase",
            "break #9"
        )
        #expect(printed[0] == "1 is break #1 place · 1 step of this render")
        #expect(printed[1].contains("places Label #1 at"))
        #expect(printed[1].contains("\n  stop 1: break #1 place\n"))
        #expect(printed[2].hasPrefix("2 is break Centered · "))
        #expect(printed[3].hasPrefix("3 is break update · "))
        #expect(printed[4].hasPrefix("4 is break measure · "))
        #expect(printed[5].hasPrefix("5 is break Label layout place · 1 step"))
        #expect(printed[6] == "1 is break #1 place already · 1 step of this render")
        #expect(printed[7].hasPrefix("6 is break #1 view-backed · 1 step"))
        #expect(printed[8].hasPrefix("7 is break v6 write · "))
        #expect(printed[9].contains("no step of the phase round has the kind flattened"))
        #expect(printed[10].contains("unexpected '#2': a step has one subject"))
        #expect(printed[11].contains("unexpected 'flatten': a step has one phase"))
        #expect(printed[12].contains("did you mean place?"))
        #expect(printed[13].contains("there is no #9"))
    }

    @Test func reverseStaysAtTheFirstStop() throws {
        let printed = try after(Self.hello, "watch #1.width", "reverse", "reverse", "continue")
        #expect(printed[1].contains("stop 1: watch #1.width"))
        #expect(printed[2].prefix(3) == printed[1].prefix(3))
        #expect(printed[2].contains("no breakpoint before this step; goto 0 goes to the beginning"))
        #expect(printed[3].hasPrefix("21 of 21"))
    }

    @Test func withoutAnyStopOneComesToTheEndAndTheStart() throws {
        let printed = try after(
            Self.hello,
            "continue",
            "continue",
            "reverse",
            "reverse",
            "break disappear",
            "continue",
            "reverse"
        )
        #expect(printed[0].hasPrefix("21 of 21"))
        #expect(printed[0].contains("there are no breakpoints; break and watch set some"))
        #expect(printed[1].contains("this is the last step"))
        #expect(printed[2].hasPrefix("0 of 21 · before the first step"))
        #expect(printed[3].contains("this is before the first step"))
        #expect(printed[4] == "1 is break disappear · not in this render")
        #expect(printed[5].contains("no breakpoint on the way"))
        #expect(printed[6].hasPrefix("0 of 21"))
    }

    @Test func aWatchpointLeadsBackToWhereTheWidthWasDecided() throws {
        let printed = try after(
            Self.hello,
            "watch #1.width",
            "reverse",
            "reverse",
            "watch #1 x",
            "goto 0",
            "continue",
            "continue",
            "watch #1",
            "watch #1.size",
            "watch v1.width",
            "watch"
        )
        #expect(printed[0] == "1 is watch #1.width · 1 step of this render")
        #expect(printed[1].contains("Centered #2 places Label #1 at 82,52: 96×16, its measured"))
        #expect(printed[1].contains("stop 1: watch #1.width · width not placed yet → 96"))
        #expect(printed[2].hasPrefix("6 of 21") && printed[2].contains("no breakpoint before this step"))
        #expect(printed[3] == "2 is watch #1.x · 2 steps of this render")
        #expect(printed[5].contains("stop 2: watch #1.x · x not placed yet → 82"))
        #expect(printed[6].contains("stop 2: watch #1.x · x 82 → 102"))
        #expect(printed[7].contains("the number to watch is missing"))
        #expect(printed[8].contains("'size' is not a number of a frame"))
        #expect(printed[9].contains("the size of the viewport cannot be watched"))
        #expect(printed[10].split(separator: "\n").count == 2)
    }

    @Test func breakpointsSurviveEditsAndSayWhenTheirNodeIsGone() throws {
        let lines = [
            "Column()", "Label(text: \"A\")", "Label(text: \"B\")", "break #3 place", "watch #3.y", "break Rule",
        ]
        let printed = try after(
            lines,
            "inset 4",
            "continue",
            "remove #3",
            "Label(text: \"C\")",
            "break list",
            "undo",
            "undo",
            "break list"
        )
        #expect(!printed[0].contains("waits"))
        #expect(printed[1].contains("stop 1: break #3 place"))
        #expect(printed[2].contains("break #3 place (1) waits: #3 is deleted"))
        #expect(printed[2].contains("watch #3.y (2) waits: #3 is deleted"))
        #expect(printed[2].contains("stepping ended"))
        #expect(!printed[3].contains("waits"))
        #expect(
            printed[4].split(separator: "\n").map { String($0) } == [
                "1  break #3 place  #3 is not in the tree", "2  watch #3.y      #3 is not in the tree",
                "3  break Rule      not in this render",
            ]
        )
        #expect(printed[7].contains("1  break #3 place  1 step of this render"))
    }

    @Test func whoSaysRemoveOfAnElementIsToldWhatHappensToIt() throws {
        let printed = try after(Self.hello, "break #2 remove", "break #1 remove", "break #2 flattened", "break remove")
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        #expect(printed[0].contains("views are removed, elements are flattened: break #2 flattened"))
        #expect(printed[1].contains("break remove stops at any"))
        #expect(printed[2] == "3 is break #2 flattened · 1 step of this render")
        #expect(printed[3].hasPrefix("4 is break remove · "))
    }

    @Test func deleteWithoutBreakpointsNamesRemove() throws {
        let printed = try after(Self.hello, "delete")
        #expect(printed[0].contains("to delete the selected element, type remove"))
    }

    @Test func breakpointsAreListedAndDeleted() throws {
        let printed = try after(
            Self.hello + ["break #1", "watch #1.width", "break round"],
            "delete 2",
            "break list",
            "break delete 1",
            "delete 1",
            "delete #1",
            "delete",
            "break update",
            "delete all",
            "break"
        )
        #expect(printed[0] == "watch #1.width deleted (2)")
        #expect(printed[1].split(separator: "\n").map { $0.prefix(1) } == ["1", "3"])
        #expect(printed[2] == "break #1 deleted (1)")
        #expect(printed[3].contains("there is no breakpoint 1"))
        #expect(printed[3].contains("breakpoints: 3"))
        #expect(printed[4].contains("to delete the element, type remove #1"))
        #expect(printed[5].contains("the number of the breakpoint is missing"))
        #expect(printed[6].hasPrefix("4 is break update"))
        #expect(printed[7] == "2 breakpoints deleted")
        #expect(printed[8] == "there are no breakpoints; break and watch set some")
    }

    @Test func elementsOfALoopAreStoppedAtTogetherOrByTheirPath() throws {
        let lines = ["Column() { for index in 0..<3 { Label(text: \"\\(index)\") } }"]
        let printed = try after(lines, "break #2 place", "break #1/1 place", "watch #1/2.y", "continue", "continue")
        #expect(printed[0].hasSuffix("3 steps of this render"))
        #expect(printed[1].hasPrefix("2 is break #1/1 place"))
        #expect(printed[2].hasPrefix("3 is watch #1/2.y"))
        #expect(printed[3].contains("stop 1: break #2 place") && !printed[3].contains("stop 2"))
        #expect(printed[4].contains("stop 1: break #2 place\n  stop 2: break #1/1 place"))
    }

    @Test func marksAreNamesOfEvents() throws {
        let printed = try after(
            Self.hello,
            "mark early",
            "goto 4",
            "mark here",
            "step 3",
            "mark there",
            "goto here",
            "mark",
            "mark there",
            "goto hre",
            "mark 7",
            "inset 1",
            "goto here"
        )
        #expect(printed[0].contains("there is no step to mark yet"))
        #expect(printed[2] == "here marks step 4 · goto here returns here")
        #expect(printed[5].hasPrefix("4 of 21"))
        #expect(printed[5].contains("\n  marked here\n"))
        #expect(printed[6].split(separator: "\n").map { $0.prefix(7) } == ["here: 4", "there: "])
        #expect(printed[7].hasPrefix("there marks step 4, no longer 7"))
        #expect(printed[8].contains("did you mean here?"))
        #expect(printed[9].contains("'7' is not a valid name for a mark"))
        #expect(printed[10].contains("stepping ended, marks deleted"))
        #expect(printed[11].contains("'here' is not the number of a step\n"))
    }

    @Test func whereTellsThePlaceAndMovesNothing() throws {
        let lines = ["Column()", "Label(text: \"A\")", "root", "centered"]
        let printed = try after(
            lines,
            "where",
            "tree",
            "break #2 propose",
            "continue",
            "where",
            "back",
            "phase update",
            "where"
        )
        #expect(printed[0].hasPrefix("the last render has "))
        #expect(printed[0].hasSuffix(" steps; step goes to the first, reverse to the last"))
        #expect(printed[1].contains("8×16"))
        #expect(printed[4] == printed[3])
        #expect(printed[4].contains("Column #1 proposes"))
        #expect(printed[4].contains("· Centered #3 proposes"))
        #expect(printed[4].split(separator: "\n").filter { $0.hasPrefix("  open: ") }.count == 1)
        #expect(number(printed[5]) == number(printed[4]).map { $0 - 1 })
        #expect(!printed[7].contains("open: "))
    }

    @Test func theTraceIsFilteredBySeveralWordsAndCountsMeasures() throws {
        let printed = try after(
            Self.hello,
            "trace #1 place",
            "trace Label flatten",
            "trace --measures",
            "trace --measures #1",
            "trace Row",
            "trace v6",
            "trace layuot"
        )
        #expect(printed[0].split(separator: "\n").count == 2)
        #expect(printed[1].hasPrefix("flatten\n "))
        #expect(printed[1].contains("Label #1 is view-backed: UILabel"))
        #expect(!printed[1].contains("proposes"))
        #expect(printed[2].contains("proposals  computed  cached  deduced"))
        #expect(printed[2].contains("Label #1"))
        #expect(printed[3].contains("unexpected '#1'"))
        #expect(printed[4] == "no such step")
        #expect(printed[5].contains("v6 UILabel is created for Label #1"))
        #expect(printed[6].contains("did you mean layout?"))
    }

    @Test func listsAndPlacesAreJSONToo() throws {
        let documents = try onBigStack {
            let session = Session.sharing()
            for line in Self.hello + ["break #1 place", "watch #1.x", "goto 4", "mark here"] {
                _ = session.run(line: line)
            }
            return ["break list", "where", "mark", "trace --measures", "continue", "goto here"].map { line in
                session.run(line: line).compactMap(\.json?.text).joined()
            }
        }
        #expect(documents[0].contains("{\"number\":1,\"line\":\"break #1 place\",\"steps\":["))
        #expect(documents[1].contains("\"open\":[{"))
        #expect(documents[2].contains("\"marks\":[{\"name\":\"here\",\"step\":4}]"))
        #expect(documents[3].contains("\"computed\":"))
        #expect(documents[4].contains("\"breakpoints\":[1,2]"))
        #expect(documents[5].contains("\"marks\":[\"here\"]"))
        for document in documents { #expect(document.hasPrefix("{\"version\":3,")) }
    }

    @Test func theseCommandsComplete() throws {
        func words(_ line: String) throws -> [String] {
            try onBigStack {
                let session = Session.sharing()
                for line in Self.hello + ["break #1", "step", "mark here"] { _ = session.run(line: line) }
                return session.completer.completions(of: line, cursor: line.count).candidates.map(\.word)
            }
        }
        #expect(Set(try words("watch #1.")) == ["height", "width", "x", "y"])
        #expect(try words("break fla") == ["flatten", "flattened"])
        #expect(try words("break #1 pla") == ["place"])
        #expect(try words("break delete ") == ["1", "all"])
        #expect(try words("delete ") == ["1", "all"])
        #expect(Set(try words("goto ")) == ["here", "layout", "flatten", "round", "update", "end"])
        #expect(try words("trace --mea") == ["--measures"])
        #expect(try words("trace ").contains("--measures"))
        #expect(try words("break Ins") == ["Inset"])
    }

    @Test func anEmptyLineRepeatsContinue() throws {
        let positions = try onBigStack {
            let session = Session.sharing(options: SessionOptions(isInteractive: true))
            for line in Self.hello + ["break place"] { _ = session.run(line: line) }
            return ["continue", "", "", "reverse", ""].map { line in
                session.run(line: line).map(\.text.plain).joined().prefix { $0 != " " }
            }
        }
        #expect(Set(positions).count == 3)
        #expect(positions[1] == positions[3])
        #expect(positions[0] == positions[4])
    }

    @Test func everythingFitsEightyColumns() throws {
        let names = ["break", "continue", "delete", "goto", "mark", "reverse", "trace", "watch", "where"]
        let lines = Self.hello + ["break #1 place", "watch #1.width", "reverse", "where", "mark here", "mark", "break"]
        for text in try run(lines + ["trace --measures", "inset 1", "reset"] + names.map { "help \($0)" }) {
            for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        }
    }
}
