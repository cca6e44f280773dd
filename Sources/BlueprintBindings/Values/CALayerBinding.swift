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
            layer.property("backgroundColor", \.backgroundColor, summary: "The background colour of the view.")
            layer.property("borderColor", \.borderColor, summary: "The colour of the border.")
            layer.property("borderWidth", \.borderWidth, summary: "The width of the border; 0 for none.")
            layer.property("cornerCurve", \.cornerCurve, summary: "The shape of the corners.")
            layer.property("cornerRadius", \.cornerRadius, summary: "The radius of the corners.")
            layer.property("isHidden", \.isHidden, summary: "True if the view is hidden.")
            layer.property("maskedCorners", \.maskedCorners, summary: "The corners with the radius.")
            layer.property("masksToBounds", \.masksToBounds, summary: "True if subviews are clipped at its edges.")
            layer.property("opacity", \.opacity, summary: "From 0 (invisible) to 1 (opaque).")
            layer.property("shadowColor", \.shadowColor, summary: "The colour of the shadow.")
            layer.property("shadowOffset", \.shadowOffset, summary: "The offset of the shadow.")
            layer.property("shadowOpacity", \.shadowOpacity, summary: "The opacity of the shadow; 0 for none.")
            layer.property("shadowRadius", \.shadowRadius, summary: "The blur radius of the shadow.")
            layer.property("shouldRasterize", \.shouldRasterize, summary: "True if it is drawn once; no effect here.")
            layer.property("transform", \.transform, summary: "The transform of the view.")
            layer.property("zPosition", \.zPosition, summary: "The position in front of siblings; no effect here.")
            describeDrawing(of: layer)
            for (name, path) in places { layer.property(name, summary: "", get: { $0[keyPath: path] }) }
            layer.hasReferenceSemantics()
        }
        describePaths(in: table)
        describeValues(in: table)
    }

    private static func describeDrawing(of layer: TypeRegistration<CALayer>) {
        layer.property("shadowPath", \.shadowPath, summary: "The outline of the shadow; nil for that of the layer.")
        layer.property(
            "anchorPoint",
            \.anchorPoint,
            summary: "The point that the position places, as a part of the size; no effect here."
        )
        layer.property("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing)
        layer.property("allowsGroupOpacity", \.allowsGroupOpacity)
        layer.property("contentsScale", \.contentsScale, summary: "The pixels in a point of the content.")
        layer.property("isOpaque", \.isOpaque)
        layer.property("name", \.name, summary: "The name.")
        layer.property("position", \.position, summary: "The middle of the view in its superview.")
        layer.property("rasterizationScale", \.rasterizationScale, summary: "The pixels in a point of a drawn layer.")
        layer.method("layoutIfNeeded()") { layer, _ in layer.layoutIfNeeded() }
        layer.method("removeAllAnimations()") { layer, _ in layer.removeAllAnimations() }
        layer.method("setNeedsDisplay()") { layer, _ in layer.setNeedsDisplay() }
        layer.method("setNeedsLayout()") { layer, _ in layer.setNeedsLayout() }
    }

    /// Registers outlines.
    private static func describePaths(in table: BindingTable) {
        table.register(CGPath.self, as: "CGPath", summary: "An outline of lines and curves, which never changes.") {
            path in
            path.initializer("init(rect: CGRect)") { CGPath(rect: try $0["rect"]) }
            path.initializer("init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat)") {
                CGPath(
                    roundedRect: try $0["rect"],
                    cornerWidth: try $0["cornerWidth"],
                    cornerHeight: try $0["cornerHeight"]
                )
            }
            path.property("boundingBox", summary: "The rectangle around it.") { $0.boundingBox }
            path.property("isEmpty", summary: "True if it has no lines.") { $0.isEmpty }
        }
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
        ) { curve in
            curve.staticProperty("circular", summary: "Quarters of circles.", CALayerCornerCurve.circular)
            curve.staticProperty("continuous", summary: "Curves that begin gently.", CALayerCornerCurve.continuous)
        }
        table.register(CGColor.self, as: "CGColor", summary: "A colour of a layer.", example: "UIColor.red.cgColor") {
            color in
            color.hasConstantObjects()
            color.property("alpha", summary: "The opacity.") { $0.alpha }
            color.property("components", summary: "Red, green, blue and the opacity.") { $0.components }
        }
    }
}
