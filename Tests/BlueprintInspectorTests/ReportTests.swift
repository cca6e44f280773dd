import BlueprintInspector
import Foundation
import Testing

@Suite("Reports")
struct ReportTests {
    @Test("the tree", arguments: DrawingStyle.allCases)
    func tree(style: DrawingStyle) {
        let options = DrawingOptions(style: style)
        expectGolden(
            TreeReport(Sample.session.snapshot, labels: Sample.session.labels, options: options).text,
            "tree-session-\(style.rawValue)"
        )
        expectGolden(
            TreeReport(Sample.row.snapshot, labels: Sample.row.labels, options: options).text,
            "tree-row-\(style.rawValue)"
        )
    }

    @Test("the views", arguments: DrawingStyle.allCases)
    func views(style: DrawingStyle) {
        let options = DrawingOptions(style: style)
        expectGolden(
            ViewsReport(Sample.session.snapshot, labels: Sample.session.labels, options: options).text,
            "views-session-\(style.rawValue)"
        )
        expectGolden(
            ViewsReport(Sample.row.snapshot, labels: Sample.row.labels, options: options).text,
            "views-row-\(style.rawValue)"
        )
    }

    @Test("flattened elements")
    func flatten() {
        expectGolden(FlattenReport(Sample.session.snapshot, labels: Sample.session.labels).text, "flatten-session")
        expectGolden(FlattenReport(Sample.row.snapshot, labels: Sample.row.labels).text, "flatten-row")
    }

    @Test("the three pictures", arguments: DrawingStyle.allCases)
    func pictures(style: DrawingStyle) {
        for (name, sample) in [("session", Sample.session), ("row", Sample.row)] {
            let options = DrawingOptions(style: style, marked: 1)
            let report = PicturesReport(sample.snapshot, labels: sample.labels, options: options)
            expectGolden(report.text, "pictures-\(name)-\(style.rawValue)")
        }
    }

    @Test("on fewer columns, the pictures are below each other")
    func picturesBelow() {
        let options = DrawingOptions(width: PicturesReport.leastColumns - 1)
        let report = PicturesReport(Sample.row.snapshot, labels: Sample.row.labels, options: options)
        expectGolden(report.text, "pictures-row-narrow")
    }

    @Test("a view is in the row of its element, whatever the width", arguments: [80, 81, 100, 160, 1000])
    func rowsOfPictures(width: Int) throws {
        for sample in [Sample.session, Sample.row] {
            let report = PicturesReport(
                sample.snapshot,
                labels: sample.labels,
                options: DrawingOptions(width: width)
            )
            let lines = report.text.lines.map(\.plain)
            #expect(lines.allSatisfy { $0.count <= width })
            for view in sample.snapshot.views {
                let line = try #require(lines.first { $0.hasSuffix(view.title) })
                if let element = view.element { #expect(line.contains(sample.labels[element].full)) }
            }
        }
    }
}
