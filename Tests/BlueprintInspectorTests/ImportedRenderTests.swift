import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import Testing
import UIKit

/// Exported renders that are read back, and texts that are none.
@Suite struct ImportedRenderTests {
    private static func exported(_ element: any Element) -> (trace: Trace, text: String) {
        let view = BlueprintView(element: element)
        view.frame = CGRect(x: 0, y: 0, width: 200.25, height: 120)
        let trace = RenderRecorder(view).record()
        return (trace, JSONExporter(labels: trace.labels(names: .paths)).document(trace).text)
    }

    private static var card: any Element {
        Column { column in
            column.add(
                child: Label(text: "A label with\nmore lines than it has room for, \"quoted\" <&>") {
                    $0.numberOfLines = 1
                }
            )
            column.add(
                child: Label(text: "Boxed").inset(uniform: 3.3).box(
                    background: .red,
                    corners: .rounded(radius: 4),
                    borders: .solid(color: .blue, width: 2)
                ).opacity(0.5)
            )
            column.add(child: ConstrainedSize(width: .absolute(.infinity), wrapping: Spacer(width: 1, height: 1)))
            column.add(child: TextField(text: "typed") { $0.placeholder = "nothing yet" })
            column.add(child: Image(image: UIImage(size: CGSize(width: 8, height: 8), name: "star")).hidden(true))
        }
    }

    @Test func whatWasExportedIsReadBack() throws {
        let (trace, text) = Self.exported(Self.card)
        let read = try ImportedRender(Data(text.utf8))
        #expect(read.snapshot.viewport == trace.snapshot.viewport)
        #expect(read.snapshot.elements.count == trace.snapshot.elements.count)
        let exporter = JSONExporter(labels: trace.labels(names: .paths))
        let again = JSONExporter(labels: read.labels)
        #expect(again.elements(read.snapshot).text == exporter.elements(trace.snapshot).text)
        #expect(again.views(read.snapshot).text == exporter.views(trace.snapshot).text)
        #expect(RenderDiff(separate: trace.snapshot, read.snapshot).isEmpty)
        // What is read is drawn as before.
        let drawn = FramesDrawing(read.snapshot, labels: read.labels).text.plain
        #expect(drawn == FramesDrawing(trace.snapshot, labels: trace.labels(names: .paths)).text.plain)
        #expect(drawn.contains("Boxed"))
    }

    @Test func theNumbersOfTheDocumentAreKept() throws {
        let (_, text) = Self.exported(Label(text: "A").inset(uniform: 4))
        let numbered = text.replacing("\"/0\"", with: "\"#7\"").replacing("\"/\"", with: "\"#9\"")
        let read = try ImportedRender(Data(numbered.utf8))
        #expect(read.labels[0].full == "Inset #9" && read.labels[1].full == "Label #7")
        #expect(read.snapshot.views[1].flattened.map(\.element) == [0])
    }

    @Test func whatIsNoExportIsRefusedWithTheReason() throws {
        let (_, text) = Self.exported(Label(text: "A").inset(uniform: 4))
        func reason(_ text: String) -> String {
            do throws(ImportedRender.Fault) {
                _ = try ImportedRender(Data(text.utf8))
                return "nothing"
            } catch {
                return error.reason
            }
        }
        #expect(reason("") == "it is empty")
        #expect(reason(String(text.dropLast(20))) == "it is damaged: the text ends before the JSON does")
        #expect(reason("{]}") == "it is damaged: it is not valid JSON")
        #expect(reason("[1]") == "it is JSON, but not an exported render; export json writes one")
        #expect(reason("{\"name\":\"x\"}") == "it is JSON, but not an exported render; export json writes one")
        #expect(
            reason("{\"version\":3,\"command\":\"tree\",\"elements\":[]}")
                == "it is an answer of the command tree, not an export; export json writes one"
        )
        let version = JSONExporter.version
        #expect(
            reason(text.replacing("\"version\":\(version)", with: "\"version\":1"))
                == "it has version 1 of the JSON format, and this program reads version \(version); export it again"
        )
        #expect(reason(text.replacing("\"index\":1,", with: "")) == "elements[1].index is missing")
        #expect(
            reason(text.replacing("\"depth\":1,\"type\"", with: "\"depth\":\"x\",\"type\""))
                == "elements[1].depth is no number"
        )
        #expect(reason(text.replacing("\"index\":1,", with: "\"index\":3,")) == "elements[1].index is 3")
        #expect(
            reason(text.replacing("\"parent\":0,\"depth\":1,\"type\"", with: "\"parent\":1,\"depth\":1,\"type\""))
                == "elements[1].parent is not the element around it"
        )
        #expect(
            reason(text.replacing("\"depth\":1,\"type\"", with: "\"depth\":5,\"type\""))
                == "elements[1].depth is 5, which no element around it has"
        )
        #expect(
            reason(text.replacing("\"parent\":\"v1\"", with: "\"parent\":\"v9\""))
                == "views[1].parent is not a view around it"
        )
        #expect(
            reason(text.replacing("\"depth\":1,\"element\":\"/0\"", with: "\"depth\":1,\"element\":\"/7\""))
                == "views[1].element is no element of the tree"
        )
    }
}
