import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

/// How source sets up a view: what the generic configuration of the library takes in.
struct ViewConfiguration {
    let kind: ViewKind
    var appearingTransition: VisibilityTransition?
    var disappearingTransition: VisibilityTransition?
    var frameRoundingBehavior = ViewDescription.FrameRoundingBehavior.prioritizeEdges
    var layoutTransition = LayoutTransition.inherited

    private var assignments: [(path: PropertyPath, value: Value)] = []
    private var updates: [(UIView) -> Void] = []

    init(kind: ViewKind) {
        self.kind = kind
    }

    /// The description of a view that is set up so.
    var description: ViewDescription { kind.describe(self) }

    /// Sets a property; nil leaves a property that cannot be nil as it is.
    ///
    /// The value is tried on a view that is never shown, so that a wrong one is an error of the line that sets it.
    mutating func set(_ path: PropertyPath, to value: Value) throws {
        assignments.removeAll { $0.path.names == path.names }
        if value.isNil, path.valueType?.isOptional != true { return }
        var probe: Any = kind.make()
        try path.set(value, on: &probe)
        assignments.append((path, value))
    }

    /// What a property is set to; nil if it is not.
    func value(of path: PropertyPath) throws -> Any? {
        assignments.first { $0.path.names == path.names }?.value
    }

    /// Adds a closure that runs on the view after its properties are set.
    mutating func apply(_ update: FunctionValue?) {
        guard let update else { return }
        let run: (UIView) -> Void = update.closure(fallback: ())
        updates.append(run)
    }

    /// Hands everything to the library's configuration.
    func write<View: UIView>(to configuration: inout ViewDescription.Configuration<View>) {
        configuration.appearingTransition = appearingTransition
        configuration.disappearingTransition = disappearingTransition
        configuration.frameRoundingBehavior = frameRoundingBehavior
        configuration.layoutTransition = layoutTransition
        let assignments = assignments
        configuration.apply { view in
            var root: Any = view
            // Each value has been tried when it was set, so none can fail here.
            for assignment in assignments { try? assignment.path.set(assignment.value, on: &root) }
        }
        for update in updates { configuration.apply { update($0) } }
    }
}
