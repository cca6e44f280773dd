import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The configuration of a view in source; replaces the library's generic `ViewDescription.Configuration`.
struct ViewConfiguration {
    let kind: ViewKind
    /// The declared class of the view; nil for a registered class.
    let declared: DeclaredType?
    var appearingTransition: VisibilityTransition?
    var disappearingTransition: VisibilityTransition?
    var frameRoundingBehavior = ViewDescription.FrameRoundingBehavior.prioritizeEdges
    var layoutTransition = LayoutTransition.inherited

    /// The closure that creates the view; nil if its class does.
    var builder: FunctionValue?
    /// The closure that returns the view for the children; nil if that is the view itself.
    var contentView: FunctionValue?
    /// The closure called when the view appears.
    var onAppear: FunctionValue?
    /// The closure called when the view disappears.
    var onDisappear: FunctionValue?

    private var assignments: [(path: PropertyPath, value: Value)] = []
    private var updates: [(UIView) -> Void] = []
    private var updatesBeforeLayout: [(UIView) -> Void] = []

    init(kind: ViewKind, declared: DeclaredType? = nil) {
        self.kind = kind
        self.declared = declared
    }

    /// The name of the view's class in source.
    var className: String { declared?.name ?? kind.name }

    /// The view description with this configuration.
    var description: ViewDescription {
        guard let declared, let viewClass: UIView.Type = kind.viewClass(ofSubclass: declared.name) else {
            return kind.describe(self)
        }
        return ViewDescription(viewClass) { write(to: &$0, making: declared, viewClass) }
    }

    /// Sets a property; nil leaves a property that is not optional unchanged.
    ///
    /// The value is tried on a view that is never displayed, so that a wrong value is an error in the line that sets
    /// it.
    mutating func set(_ path: PropertyPath, to value: Value) throws {
        assignments.removeAll { $0.path.names == path.names }
        var value = value
        if path.valueType?.isOptional != true {
            guard let held = value.wrapped else { return }
            value = held
        }
        if path.declared == nil {
            var probe: Any = kind.make()
            try path.set(value, on: &probe)
        }
        assignments.append((path, value))
    }

    /// Returns the value that a property is set to; nil if it is not set.
    func value(of path: PropertyPath) throws -> Any? {
        assignments.first { $0.path.names == path.names }?.value
    }

    /// Adds a closure that runs on the view after its properties are set.
    mutating func apply(_ update: FunctionValue?) {
        guard let update else { return }
        let run: (UIView) -> Void = update.closure(fallback: ())
        updates.append(run)
    }

    /// Adds a closure that runs on the view before its frame is set.
    mutating func applyBeforeLayout(_ update: FunctionValue?) {
        guard let update else { return }
        let run: (UIView) -> Void = update.closure(fallback: ())
        updatesBeforeLayout.append(run)
    }

    /// Sets one of the closures.
    ///
    /// - Throws: a `BindingError` if the value is not a function.
    mutating func set(_ function: WritableKeyPath<Self, FunctionValue?>, to value: Value) throws {
        switch value.unwrapped {
        case .function(let given): self[keyPath: function] = given.kept
        case .nil: self[keyPath: function] = nil
        default: throw BindingError("cannot convert value of type '\(value.typeName)' to a closure")
        }
    }

    /// Copies everything to the library's configuration.
    func write<View: UIView>(to configuration: inout ViewDescription.Configuration<View>) {
        configuration.appearingTransition = appearingTransition
        configuration.disappearingTransition = disappearingTransition
        configuration.frameRoundingBehavior = frameRoundingBehavior
        configuration.layoutTransition = layoutTransition
        let assignments = assignments
        configuration.apply { view in
            var root: Any = view
            for assignment in assignments {
                // The values of native properties were tried when they were set; setters declared in source can fail at
                // any time.
                do {
                    try assignment.path.set(assignment.value, on: &root)
                } catch { assignment.path.declared?.report(error) }
            }
        }
        for update in updates { configuration.apply { update($0) } }
        for update in updatesBeforeLayout { configuration.applyBeforeLayout { update($0) } }
        writeFunctions(to: &configuration)
    }

    /// Copies everything to the library's configuration for a view of a declared class, which source creates.
    private func write(
        to configuration: inout ViewDescription.Configuration<UIView>,
        making declared: DeclaredType,
        _ viewClass: UIView.Type
    ) {
        configuration.applyBeforeLayout { ($0 as? any InterpretedObject)?.link.renew(as: declared) }
        write(to: &configuration)
        guard builder == nil else { return }
        configuration.builder = {
            do {
                let object = try declared.make([[("frame", CGRect.zero)], []])
                object.link.retainInterpreter()
                if let view = object as? UIView { return view }
            } catch { declared.report(error) }
            return viewClass.make()
        }
    }

    private func writeFunctions<View: UIView>(to configuration: inout ViewDescription.Configuration<View>) {
        if let builder {
            // The library's own initializer is the fallback for a closure that returns another class of view.
            let build: () -> UIView = builder.closure(fallback: View.make())
            configuration.builder = {
                let view = build()
                (view as? any InterpretedObject)?.link.retainInterpreter()
                return view as? View ?? View.make()
            }
        }
        if let contentView {
            let find: (UIView) -> UIView? = contentView.closure(fallback: nil)
            configuration.contentView = { find($0) ?? $0 }
        }
        configuration.onAppear = onAppear.map { $0.closure(fallback: ()) }
        configuration.onDisappear = onDisappear.map { $0.closure(fallback: ()) }
    }
}
