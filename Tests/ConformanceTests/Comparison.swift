import BlueprintUI
import ConformanceCases
import Foundation
import HeadlessUIKit

/// A comparison of a render with a recorded one, up to the first difference.
struct Comparison {
    private(set) var difference: String?
    // Class names may differ from the reference, but must correspond one to one.
    private var classes: [String: String] = [:]
    private var classesBack: [String: String] = [:]

    mutating func compare(_ actual: RenderResult, _ expected: JSON) {
        compareElements(actual.elements, expected["elements"]?.array ?? [])
        compare("measure unconstrained", actual.unconstrained, expected["measure"]?["unconstrained"])
        compare("measure viewport", actual.inViewport, expected["measure"]?["viewport"])
        compareViews(actual.views, expected["views"]?.array ?? [])
        compareUpdate(actual, expected["update"])
    }

    private mutating func note(_ text: @autoclosure () -> String) {
        if difference == nil { difference = text() }
    }

    private mutating func compareElements(_ actual: [RenderResult.ElementRow], _ expected: [JSON]) {
        if actual.count != expected.count { note("\(actual.count) elements instead of \(expected.count)") }
        for (row, json) in zip(actual, expected) {
            let place = "element \(row.depth) \(row.identifier.isEmpty ? row.type : row.identifier)"
            check(place, "depth", row.depth, json["d"]?.integer)
            check(place, "type", row.type, json["type"]?.string)
            check(place, "id", row.identifier, json["id"]?.string)
            compare(place, row.frame, json["f"])
            compareClass(place, row.view, json["view"]?.string)
            compare(place, row.attributes, json)
            if difference != nil { return }
        }
    }

    private mutating func compareViews(_ actual: [RenderResult.ViewRow], _ expected: [JSON]) {
        if actual.count != expected.count { note("\(actual.count) views instead of \(expected.count)") }
        for (row, json) in zip(actual, expected) {
            let place = "view \(row.number) \(row.path)"
            check(place, "depth", row.depth, json["d"]?.integer)
            check(place, "number", row.number, json["n"]?.integer)
            check(place, "path", row.path, json["path"]?.string)
            compareClass(place, row.type, json["type"]?.string)
            compare(place, row.frame, json["f"])
            compare(place, row.attributes, json)
            let contentSize = row.contentSize.map { [Double($0.width), Double($0.height)] } ?? []
            compare(place, "content size", contentSize, json["contentSize"]?.numbers ?? [])
            if difference != nil { return }
        }
    }

    private mutating func compareUpdate(_ actual: RenderResult, _ expected: JSON?) {
        check("update", "created", actual.created, expected?["created"]?.array.compactMap(\.integer))
        check("update", "reused", actual.reused, expected?["reused"]?.array.compactMap(\.integer))
        check("update", "removed", actual.removed, expected?["removed"]?.array.compactMap(\.integer))
        let reordered = (expected?["reordered"]?.array ?? []).map { json in
            Reordering(
                parent: json["parent"]?.integer ?? 0,
                old: json["old"]?.array.compactMap(\.integer) ?? [],
                new: json["new"]?.array.compactMap(\.integer) ?? []
            )
        }
        check("update", "reordered", actual.reordered, reordered)
    }

    private mutating func check<Value: Equatable>(_ place: String, _ what: String, _ actual: Value, _ expected: Value?)
    {
        if actual != expected {
            note("\(place): \(what) \(actual) instead of \(expected.map { "\($0)" } ?? "nothing")")
        }
    }

    private mutating func compareClass(_ place: String, _ actual: String?, _ expected: String?) {
        guard let actual, let expected else {
            if actual != expected { note("\(place): view \(actual ?? "none") instead of \(expected ?? "none")") }
            return
        }
        let mapped = classes[actual] ?? expected
        let back = classesBack[expected] ?? actual
        classes[actual] = mapped
        classesBack[expected] = back
        if mapped != expected || back != actual { note("\(place): view \(actual) instead of \(expected)") }
    }

    private mutating func compare(_ place: String, _ frame: CGRect, _ expected: JSON?) {
        let actual = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
        compare(place, "frame", actual, expected?.numbers ?? [])
    }

    private mutating func compare(_ place: String, _ size: CGSize, _ expected: JSON?) {
        compare(place, "size", [Double(size.width), Double(size.height)], expected?.numbers ?? [])
    }

    private mutating func compare(_ place: String, _ attributes: LayoutAttributes, _ expected: JSON) {
        compare(place, "alpha", [Double(attributes.alpha)], [expected["alpha"]?.number ?? 1])
        check(place, "hidden", attributes.isHidden, expected["hidden"]?.bool ?? false)
        check(place, "interaction", attributes.isUserInteractionEnabled, expected["interaction"]?.bool ?? true)
        let transform = expected["transform"]?.numbers ?? CATransform3DIdentity.numbers
        compare(place, "transform", attributes.transform.numbers, transform)
    }

    private mutating func compare(_ place: String, _ what: String, _ actual: [Double], _ expected: [Double]) {
        let isEqual = actual.count == expected.count && zip(actual, expected).allSatisfy { isSame($0, $1) }
        if !isEqual { note("\(place): \(what) \(actual) instead of \(expected)") }
    }

    /// Returns true if both have the same bits or are no numbers: a difference in the last bit may be one of a pixel in
    /// another tree.
    private func isSame(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }
}

extension CATransform3D {
    var numbers: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }
}
