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

extension UIControl {
    /// The vertical positions of a control's content.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable, CaseIterable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// As high as the control.
        case fill
    }

    /// The horizontal positions of a control's content.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable, CaseIterable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// As wide as the control.
        case fill
        /// At the left, where text runs from left to right.
        case leading
        /// At the right, where text runs from left to right.
        case trailing
    }

    /// The vertical position of the content; a button places its title and image by it.
    public final var contentVerticalAlignment: ContentVerticalAlignment {
        get { self[kept: .center] }
        set { self[kept: .center] = newValue }
    }

    /// The horizontal position of the content; a button places its title and image by it.
    public final var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { self[kept: .center] }
        set { self[kept: .center] = newValue }
    }
}

extension UIControl.ContentVerticalAlignment: KeptValue {
    /// Returns the start of content of a length in an area.
    func start(of length: CGFloat, from start: CGFloat, _ room: CGFloat) -> CGFloat {
        switch self {
        case .center: start + (room - length) / 2
        case .top, .fill: start
        case .bottom: start + room - length
        }
    }
}

extension UIControl.ContentHorizontalAlignment: KeptValue {
    /// Returns the start of content of a length in an area.
    func start(of length: CGFloat, from start: CGFloat, _ room: CGFloat) -> CGFloat {
        switch self {
        case .center: start + (room - length) / 2
        case .left, .leading, .fill: start
        case .right, .trailing: start + room - length
        }
    }
}

extension UIControl {
    /// A set of events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the events, as in UIKit.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1)
        /// A touch began again in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moved into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ended inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ended outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancelled a touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action, such as a tap on a button, was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu appeared.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing has ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// All touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of text that is edited.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}

extension UIControl {
    /// A set of states of a control; the empty set is the normal state.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the states, as in UIKit.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// None of the others.
        public static let normal: State = []
        /// The control is touched.
        public static let highlighted = State(rawValue: 1)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)

        /// The names of the states that are not visible otherwise, such as `disabled`.
        package var words: [String] {
            let all: [(State, String)] = [
                (.disabled, "disabled"), (.highlighted, "highlighted"), (.selected, "selected"),
            ]
            return all.compactMap { contains($0) ? $1 : nil }
        }
    }
}
