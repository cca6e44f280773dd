import Foundation
import SwiftInterpreter

extension Binding {
    static let objCBool = Binding("ObjCBool") { table in
        table.register(
            ObjCBool.self,
            as: "ObjCBool",
            summary: "A Boolean of Objective-C, such as the one that ends an enumeration: `stop.pointee = true`.",
            example: "ObjCBool(true).boolValue"
        ) { flag in
            flag.initializer("init(_ value: Bool)") { ObjCBool(try $0.get("value", as: Bool.self)) }
            flag.property("boolValue", \.boolValue, summary: "The Boolean.")
        }
        table.alias("NSRangePointer", for: "UnsafeMutablePointer<NSRange>")
    }
}
