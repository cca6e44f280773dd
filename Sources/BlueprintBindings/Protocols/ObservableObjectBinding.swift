import SwiftInterpreter

extension Binding {
    static let observableObject = Binding("ObservableObject") { table in
        table.registerProtocol(
            (any ObservedObject).self,
            as: "ObservableObject",
            summary: "A class that says when it changes; nothing observes it here. @Published marks its properties.",
            example: """
                final class Cart: ObservableObject { @Published var count = 0 }
                Cart().count
                """
        ) { object in
            object.adoptable { InterpretedObservableObject(instance: $0) }
            object.property("objectWillChange", summary: "The publisher of its changes.") { _ in ChangePublisher() }
        }
        table.register(
            ChangePublisher.self,
            as: "ObservableObjectPublisher",
            summary: "Says that an object changes; nothing listens here."
        ) { publisher in
            publisher.initializer("init()") { _ in ChangePublisher() }
            publisher.method("send()", summary: "Says that the object changes.", command: .none) { _, _ in }
        }
    }
}

/// An object that says when it changes.
private protocol ObservedObject {}

private struct ChangePublisher {}

/// The native object of an instance whose class is declared in source as an `ObservableObject`.
private struct InterpretedObservableObject: ObservedObject, AdoptingValue {
    let instance: AdoptedInstance

    var adopted: AdoptedInstance { instance }
}
