import Foundation
import SwiftInterpreter

extension Binding {
    static let dispatchQueue = Binding("DispatchQueue") { table in
        table.register(
            DispatchQueue.self,
            as: "DispatchQueue",
            summary: "A queue of closures: none of those that it would run later does, as a program ends before.",
            example: "DispatchQueue.main.sync { 1 + 2 }"
        ) { queue in
            queue.initializer("init(label: String)") { DispatchQueue(label: try $0["label"]) }
            queue.staticProperty("main", summary: "The queue of the interface.", DispatchQueue.main)
            queue.staticMethod(
                "global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue",
                summary: "A queue for work in the background."
            ) { _ in
                DispatchQueue.global()
            }
            queue.method(
                "async(execute work: () -> Void)",
                summary: "Keeps a closure for later, which does not come: the program ends before."
            ) { _, _ in }
            queue.method(
                "asyncAfter(deadline: DispatchTime, execute work: () -> Void)",
                summary: "Keeps a closure for later, which does not come: the program ends before."
            ) { _, _ in }
            queue.method("sync(execute work: () -> Any) -> Any", summary: "Runs a closure now.") {
                _,
                arguments -> Value in
                try arguments.function("work")?.call() ?? .void
            }
        }
        describeTimes(in: table)
    }

    private static func describeTimes(in table: BindingTable) {
        table.register(
            DispatchTime.self,
            as: "DispatchTime",
            traits: .operators,
            summary: "A time for a closure, which does not come."
        ) { time in
            time.staticMethod("now() -> DispatchTime", summary: "The present.") { _ in
                DispatchTime(uptimeNanoseconds: 1)
            }
            time.infix("+", "Double") { (time: DispatchTime, _: Double) in time }
            time.infix("+", "DispatchTimeInterval") { (time: DispatchTime, _: DispatchTimeInterval) in time }
        }
        table.register(
            DispatchTimeInterval.self,
            as: "DispatchTimeInterval",
            traits: .cases,
            summary: "A span of time."
        ) { interval in
            interval.enumCase("seconds(_ count: Int)", summary: "Some seconds.") { .seconds(try $0["count"]) }
            interval.enumCase("milliseconds(_ count: Int)", summary: "Some thousandths of a second.") {
                .milliseconds(try $0["count"])
            }
        }
        table.register(
            DispatchQoS.QoSClass.self,
            as: "DispatchQoS.QoSClass",
            traits: .plainCases,
            summary: "The urgency of a queue."
        ) { urgency in
            urgency.enumCase("background", summary: "Work that nobody waits for.", .background)
            urgency.enumCase("utility", summary: "Work that takes a while.", .utility)
            urgency.enumCase("default", summary: "Work of no special urgency.", .default)
            urgency.enumCase("userInitiated", summary: "Work that somebody waits for.", .userInitiated)
            urgency.enumCase("userInteractive", summary: "Work that the interface waits for.", .userInteractive)
        }
        table.register(DispatchQoS.self, as: "DispatchQoS", summary: "The urgency of a closure.")
    }
}
