import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let caTransform3D = Binding("CATransform3D") { table in
        table.constant("CATransform3DIdentity", type: "CATransform3D", CATransform3DIdentity)
        table.register(
            CATransform3D.self,
            as: "CATransform3D",
            summary: "A transform in space.",
            example: "CATransform3DMakeTranslation(10, 20, 0)"
        ) { transform in
            for (name, path) in entries { transform.property(name, path) }
        }
        table.function("CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D") {
            CATransform3DMakeTranslation(try $0["tx"], try $0["ty"], try $0["tz"])
        }
        table.function("CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D") {
            CATransform3DMakeScale(try $0["sx"], try $0["sy"], try $0["sz"])
        }
        table.function(
            "CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D"
        ) {
            CATransform3DMakeRotation(try $0["angle"], try $0["x"], try $0["y"], try $0["z"])
        }
        table.function("CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D") {
            CATransform3DConcat(try $0["a"], try $0["b"])
        }
        describeSteps(in: table)
        describeTests(in: table)
    }

    private static func describeSteps(in table: BindingTable) {
        table.function(
            "CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D"
        ) { CATransform3DTranslate(try $0["t"], try $0["tx"], try $0["ty"], try $0["tz"]) }
        table.function(
            "CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D"
        ) { CATransform3DScale(try $0["t"], try $0["sx"], try $0["sy"], try $0["sz"]) }
        table.function(
            """
            CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) \
            -> CATransform3D
            """
        ) { CATransform3DRotate(try $0["t"], try $0["angle"], try $0["x"], try $0["y"], try $0["z"]) }
    }

    private static func describeTests(in table: BindingTable) {
        table.function("CATransform3DIsIdentity(_ t: CATransform3D) -> Bool") { CATransform3DIsIdentity(try $0["t"]) }
        table.function("CATransform3DIsAffine(_ t: CATransform3D) -> Bool") { CATransform3DIsAffine(try $0["t"]) }
        table.function("CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool") {
            CATransform3DEqualToTransform(try $0["a"], try $0["b"])
        }
        table.function("CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D") {
            CATransform3DMakeAffineTransform(try $0["m"])
        }
        table.function("CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform") {
            CATransform3DGetAffineTransform(try $0["t"])
        }
    }

    private static var entries: [(String, WritableKeyPath<CATransform3D, CGFloat>)] {
        [
            ("m11", \.m11), ("m12", \.m12), ("m13", \.m13), ("m14", \.m14),
            ("m21", \.m21), ("m22", \.m22), ("m23", \.m23), ("m24", \.m24),
            ("m31", \.m31), ("m32", \.m32), ("m33", \.m33), ("m34", \.m34),
            ("m41", \.m41), ("m42", \.m42), ("m43", \.m43), ("m44", \.m44),
        ]
    }
}
