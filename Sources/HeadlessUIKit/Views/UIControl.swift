import Foundation

/// A view that is operated with touches and calls functions when it is.
/// - Note: UIKit also calls selectors of targets; here methods of Swift take their place.
open class UIControl: UIView {
    private struct Handler {
        /// The events that it is still called for.
        var events: Event
        /// What it was added as, nil for a method of a target.
        var action: UIAction?
        /// The object that it is a method of, nil for an action.
        weak var target: AnyObject?
        var call: (UIControl) -> Void
    }

    private var handlers: [Handler] = []

    /// Makes a control with a frame that is enabled and calls nothing yet.
    public required init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control with a frame that calls an action when it is operated in its main way.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: - State

    /// Whether it can be operated.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether it is shown as pressed.
    open var isHighlighted = false

    /// Whether it is following a touch.
    public private(set) final var isTracking = false

    /// What it is in, beside the normal state.
    open var state: State {
        var state: State = .normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    // MARK: - Functions to call

    /// The events for which there is something to call.
    public final var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Adds an action for some events; it takes the place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        handlers.append(Handler(events: controlEvents, action: action) { action.perform(from: $0) })
    }

    /// Takes an action, or the one with its identifier, away from some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.isSame(as: action) ?? false }
    }

    /// Takes the action with an identifier away from some events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == identifier }
    }

    /// Adds a method of an object for some events, for as long as that lives; the control does not keep it alive.
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

    /// Takes all methods of an object, or of all objects for nil, away from some events.
    public final func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
        remove(controlEvents) { $0.action == nil && (target == nil || $0.target === target) }
    }

    /// Calls what there is for any of some events, in the order in which it was added.
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

    /// Called when a touch comes down on the control; false lets it go.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch that the control follows is lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The events of a short touch, in their order, unless the control is disabled.
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

    /// Whether its main way of being operated is a tap.
    var sendsPrimaryActionOnTap: Bool { false }

    // MARK: - What it shows

    /// The background, and the state where it is not the normal one.
    open override var displayContent: DisplayContent {
        DisplayContent(fill: backgroundColor, remarks: state.words)
    }

    /// Those of every view, then whether the control is enabled, and selected or highlighted where it is.
    open override var inspectedProperties: [InspectedProperty] {
        var result = super.inspectedProperties
        result.append(.flag("isEnabled", isEnabled))
        if isSelected { result.append(.flag("isSelected", true)) }
        if isHighlighted { result.append(.flag("isHighlighted", true)) }
        return result
    }
}
