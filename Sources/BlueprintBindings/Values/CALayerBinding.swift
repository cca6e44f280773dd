import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let caLayer = Binding("CALayer") { table in
        table.register(
            CALayer.self,
            as: "CALayer",
            summary: "The layer of a view: its corners, border and shadow.",
            example: "UIView.describe { config in config[\\.layer.cornerRadius] = 4 }"
        ) { layer in
            for (name, path) in places { layer.property(name, summary: "", get: { $0[keyPath: path] }) }
            layer.hasReferenceSemantics()
        }
        describePaths(in: table)
        describeValues(in: table)
    }

    /// Registers outlines.
    private static func describePaths(in table: BindingTable) {
        table.register(CGPath.self, as: "CGPath", summary: "An outline of lines and curves, which never changes.")
    }

    private static var places: [(name: String, path: KeyPath<CALayer, CGRect>)] {
        [("bounds", \.bounds), ("frame", \.frame)]
    }

    private static func describeValues(in table: BindingTable) {
        table.register(
            CACornerMask.self,
            as: "CACornerMask",
            traits: .options,
            summary: "A set of corners of a layer."
        ) { mask in
            mask.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            let corners: [(name: String, summary: String, value: CACornerMask)] = [
                ("layerMaxXMaxYCorner", "The bottom right corner.", .layerMaxXMaxYCorner),
                ("layerMaxXMinYCorner", "The top right corner.", .layerMaxXMinYCorner),
                ("layerMinXMaxYCorner", "The bottom left corner.", .layerMinXMaxYCorner),
                ("layerMinXMinYCorner", "The top left corner.", .layerMinXMinYCorner),
            ]
            for corner in corners { mask.staticProperty(corner.name, summary: corner.summary, corner.value) }
        }
        table.register(
            CALayerCornerCurve.self,
            as: "CALayerCornerCurve",
            summary: "The shape of a layer's corners."
        )
        table.register(CGColor.self, as: "CGColor", summary: "A colour of a layer.", example: "UIColor.red.cgColor") {
            color in
            color.hasConstantObjects()
        }
    }
}
