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
                "modifyEach(using change: (inout LayoutWriter.Child) -> Void)",
                summary: "Changes each child."
            ) { $0.modifyEach(using: try $1.configuration("change")) }
        }
        table.register(LayoutWriter.Child.self, as: "LayoutWriter.Child", summary: "An element at a frame.")
        table.alias("LayoutWriter.Build", for: "(LayoutWriter.Context, inout LayoutWriter.Builder) -> Void")
        table.register(
            LayoutWriter.Sizing.self,
            as: "LayoutWriter.Sizing",
            traits: .cases,
            summary: "The size of a LayoutWriter."
        ) { sizing in
            sizing.enumCase("fixed(_ size: CGSize)", summary: "The writer has this size.") { .fixed(try $0["size"]) }
        }
    }

    private static func describeContext(in table: BindingTable) {
        table.register(
            LayoutWriter.Context.self,
            as: "LayoutWriter.Context",
            summary: "The constraint and the phase in which a LayoutWriter builds its children."
        )
        table.register(
            LayoutWriter.Context.LayoutPhase.self,
            as: "LayoutWriter.Context.LayoutPhase",
            traits: .cases,
            summary: "The phase of layout: measuring or placing."
        ) { phase in
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
