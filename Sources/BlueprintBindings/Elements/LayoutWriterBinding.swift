import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let layoutWriter = Binding(
        "LayoutWriter",
        behaviour: "Measures from 0,0 to the largest right and lower edge of its children, unless the closure sets "
            + "its sizing."
    ) { table in
        table.register(
            LayoutWriter.self,
            as: "LayoutWriter",
            conformsTo: ["Element"],
            summary: "Places children at frames that a closure computes.",
            example: """
                LayoutWriter { context, layout in
                    layout.add(with: CGRect(x: 10, y: 10, width: 40, height: 20), child: Label(text: "here"))
                }
                """
        ) { writer in
            writer.initializer(
                "init(_ build: (LayoutWriter.Context, inout LayoutWriter.Builder) -> Void)"
            ) { arguments in
                guard let build = try arguments.function("build") else { return LayoutWriter { _, _ in } }
                return LayoutWriter(build.configuration())
            }
        }
        describeBuilder(in: table)
        describeContext(in: table)
    }

    private static func describeBuilder(in table: BindingTable) {
        table.register(
            LayoutWriter.Builder.self,
            as: "LayoutWriter.Builder",
            summary: "Collects the children of a LayoutWriter and their frames."
        ) { builder in
            builder.mutatingMethod(
                "add(with frame: CGRect, key: AnyHashable? = nil, child: any Element)",
                summary: "Adds a child at a frame."
            ) { $0.add(with: try $1["frame"], key: try $1["key"], child: try $1["child"]) }
            builder.mutatingMethod("add(_ child: LayoutWriter.Child)", summary: "Adds a child.") {
                $0.add(try $1["child"])
            }
            builder.mutatingMethod(
                "modifyEach(using change: (inout LayoutWriter.Child) -> Void)",
                summary: "Changes each child."
            ) { $0.modifyEach(using: try $1.configuration("change")) }
            builder.property("children", \.children, summary: "The children.")
            builder.property("sizing", \.sizing, summary: "The size of the writer.")
        }
        table.register(LayoutWriter.Child.self, as: "LayoutWriter.Child", summary: "An element at a frame.") { child in
            child.initializer("init(frame: CGRect, key: AnyHashable? = nil, element: any Element)") {
                LayoutWriter.Child(frame: try $0["frame"], key: try $0["key"], element: try $0["element"])
            }
            child.property("element", \.element, summary: "The element.")
            child.property("frame", \.frame, summary: "The frame in points.")
            child.property("key", \.key, summary: "The key that identifies it among its siblings.")
        }
        table.alias("LayoutWriter.Build", for: "(LayoutWriter.Context, inout LayoutWriter.Builder) -> Void")
        table.register(
            LayoutWriter.Sizing.self,
            as: "LayoutWriter.Sizing",
            traits: .cases,
            summary: "The size of a LayoutWriter."
        ) { sizing in
            sizing.enumCase(
                "unionOfChildren",
                summary: "The writer reaches to the largest right and lower edge of its children (the default).",
                .unionOfChildren
            )
            sizing.enumCase("fixed(_ size: CGSize)", summary: "The writer has this size.") { .fixed(try $0["size"]) }
        }
    }

    private static func describeContext(in table: BindingTable) {
        table.register(
            LayoutWriter.Context.self,
            as: "LayoutWriter.Context",
            summary: "The constraint and the phase in which a LayoutWriter builds its children."
        ) { context in
            context.property("size", \.size, summary: "The proposed constraint.")
            context.property("phase", \.phase, summary: "The phase: measuring or placing.")
        }
        table.register(
            LayoutWriter.Context.LayoutPhase.self,
            as: "LayoutWriter.Context.LayoutPhase",
            traits: .cases,
            summary: "The phase of layout: measuring or placing."
        ) { phase in
            phase.enumCase("measurement", summary: "The writer is measured.", .measurement)
            phase.enumCase("layout(_ size: CGSize)", summary: "The writer is placed with this size.") {
                .layout(try $0["size"])
            }
            phase.method(
                "onMeasure(_ onMeasure: () -> Any, onLayout: (CGSize) -> Any) -> Any",
                summary: "Returns one value while measuring and another while placing.",
                command: .none
            ) { phase, arguments in
                switch phase {
                case .measurement: try arguments.function("onMeasure")?.call() ?? .void
                case .layout(let size): try arguments.function("onLayout")?(size, returning: Value.self) ?? .void
                }
            }
            phase.caseValues { value, name in
                if case .layout(let size) = value, name == "layout" { return [size] }
                return value == .measurement && name == "measurement" ? [] : nil
            }
        }
    }
}
