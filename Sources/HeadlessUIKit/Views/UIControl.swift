import Foundation

/// A view that responds to touches by calling its handlers.
/// - Note: UIKit also calls selectors of targets; Swift methods take their place here.
open class UIControl: UIView {
    private struct Handler {
        /// The events for which the handler is called.
        var events: Event
        /// The action, or nil for a method of a target.
        var action: UIAction?
        /// The object whose method is called, or nil for an action.
        weak var target: AnyObject?
        /// The name of the method, or nil if it is not known.
        var name: String?
        var call: (UIControl) -> Void
    }

    private var handlers: [Handler] = []

    /// Creates an enabled control with a frame and no handlers.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a control with a frame and an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: - State

    /// True if the control is enabled.
    open var isEnabled = true
    /// True if the control is selected.
    open var isSelected = false
    /// True if the control is highlighted.
    open var isHighlighted = false

    /// True while the control tracks a touch.
    public private(set) final var isTracking = false

    /// The states of the control; empty for the normal state.
    open var state: State {
        var state: State = .normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    // MARK: - Functions to call

    /// The events that have handlers.
    public final var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The objects of which methods are called; one that is not hashable is there by its identity.
    public final var allTargets: Set<AnyHashable> {
        Set(
            handlers.compactMap(\.target).map {
                ($0 as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier($0))
            }
        )
    }

    /// Returns the names of the methods of an object, or of all objects for nil, that are called for an event; nil if
    /// there are none.
    ///
    /// - Note: Compiled code passes methods, which have no names here; those that `#selector` names have.
    public final func actions(forTarget target: AnyObject?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.filter { handler in
            !handler.events.isDisjoint(with: controlEvent) && (target == nil || handler.target === target)
        }.compactMap(\.name)
        return names.isEmpty ? nil : names
    }

    /// Adds an action for the given events; it replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        handlers.append(Handler(events: controlEvents, action: action) { action.perform(from: $0) })
    }

    /// Removes an action, or the action with its identifier, from the given events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.isSame(as: action) ?? false }
    }

    /// Removes the action with an identifier from the given events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == identifier }
    }

    /// Adds a method of an object for the given events, called while the object is alive; the control does not retain
    /// the object.
    public final func addTarget<Target: AnyObject>(
        _ target: Target,
        action: @escaping (Target) -> () -> Void,
        for controlEvents: Event
    ) {
        handlers.append(
            Handler(events: controlEvents, action: nil, target: target) { [weak target] _ in
                if let target { action(target)() }
            }
        )
    }

    /// Adds a method that takes the control, for the given events, called while the object is alive.
    ///
    /// The control does not retain the object, and calls the method only if it is of the sender's class.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target,
        action: @escaping (Target) -> (Sender) -> Void,
        for controlEvents: Event
    ) {
        handlers.append(
            Handler(events: controlEvents, action: nil, target: target) { [weak target] control in
                if let target, let sender = control as? Sender { action(target)(sender) }
            }
        )
    }

    /// Adds a method that is known by its name for the given events; a method that is there already is not added again.
    package final func addMethod(
        _ name: String,
        of target: AnyObject?,
        for controlEvents: Event,
        _ call: @escaping (UIControl) -> Void
    ) {
        removeMethod(name, of: target, for: controlEvents)
        handlers.append(Handler(events: controlEvents, action: nil, target: target, name: name, call: call))
    }

    /// Removes a method that is known by its name from the given events; nil for any method, and for any object.
    package final func removeMethod(_ name: String?, of target: AnyObject?, for controlEvents: Event) {
        remove(controlEvents) { handler in
            handler.name != nil && (name == nil || handler.name == name)
                && (target == nil || handler.target === target)
        }
    }

    /// Removes all methods of an object, or of all objects for nil, from the given events.
    public final func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
        remove(controlEvents) { $0.action == nil && (target == nil || $0.target === target) }
    }

    /// Calls the handlers of the given events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { handler.call(self) }
    }

    /// Calls an action.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    private func remove(_ events: Event, where isMeant: (Handler) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index]) {
            handlers[index].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    // MARK: - Touches

    /// Called when a touch begins in the control; returns true to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves; returns true to go on tracking.
    ///
    /// Touches do not move here.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the system cancels the tracked touch; that does not happen here.
    open func cancelTracking(with event: UIEvent?) {}

    /// Called when the tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Sends the events of a tap in order, unless the control is disabled.
    final func tap(with touch: UITouch) {
        let event = UIEvent(touch: touch)
        guard isEnabled, beginTracking(touch, with: event) else { return }
        isTracking = true
        isHighlighted = true
        sendActions(for: .touchDown)
        touch.phase = .ended
        isHighlighted = false
        isTracking = false
        endTracking(touch, with: event)
        sendActions(for: .touchUpInside)
        if sendsPrimaryActionOnTap { sendActions(for: .primaryActionTriggered) }
    }

    /// True if a tap triggers the primary action.
    var sendsPrimaryActionOnTap: Bool { false }

    override var usualAccessibility: AccessibilityValues {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return AccessibilityValues(traits: traits)
    }

    // MARK: - What it shows

    /// The background, and the state unless it is normal.
    open override var displayContent: DisplayContent {
        var content = plainContent
        content.remarks = state.words
        return content
    }

    /// The properties of every view, then `isEnabled`, and `isSelected` and `isHighlighted` if true.
    open override var inspectedProperties: [InspectedProperty] {
        var result = super.inspectedProperties
        result.append(.flag("isEnabled", isEnabled))
        if isSelected { result.append(.flag("isSelected", true)) }
        if isHighlighted { result.append(.flag("isHighlighted", true)) }
        return result
    }
}
