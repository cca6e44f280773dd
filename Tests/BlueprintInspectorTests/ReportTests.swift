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
}
