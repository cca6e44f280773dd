import HeadlessUIKit

/// An element that calls functions when the element it wraps appears on the screen or disappears from it.
public struct LifecycleObserver: UnchangingElement {
    /// The wrapped element.
    public var wrapped: any Element
    /// A function called after the element has appeared.
    public var onAppear: LifecycleCallback?
    /// A function called after the element has disappeared.
    public var onDisappear: LifecycleCallback?

    /// Wraps an element.
    public init(
        onAppear: LifecycleCallback? = nil,
        onDisappear: LifecycleCallback? = nil,
        wrapping: any Element
    ) {
        self.onAppear = onAppear
        self.onDisappear = onDisappear
        wrapped = wrapping
    }

    /// The wrapped element.
    public var content: ElementContent { ElementContent(child: wrapped) }

    /// Returns a plain view that appears and disappears with the element.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        PassthroughView.describe { config in
            config.onAppear = onAppear
            config.onDisappear = onDisappear
        }
    }

    /// Adds a function to be called after the existing ones.
    public func onAppear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(
            onAppear: Self.joined(onAppear, callback),
            onDisappear: onDisappear,
            wrapping: wrapped
        )
    }

    /// Adds a function to be called after the existing ones.
    public func onDisappear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(
            onAppear: onAppear,
            onDisappear: Self.joined(onDisappear, callback),
            wrapping: wrapped
        )
    }

    private static func joined(
        _ first: LifecycleCallback?,
        _ second: @escaping LifecycleCallback
    ) -> LifecycleCallback {
        guard let first else { return second }
        return {
            first()
            second()
        }
    }
}

extension Element {
    /// Calls a function after the element has appeared.
    public func onAppear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(onAppear: callback, wrapping: self)
    }

    /// Calls a function after the element has disappeared.
    public func onDisappear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(onDisappear: callback, wrapping: self)
    }
}
