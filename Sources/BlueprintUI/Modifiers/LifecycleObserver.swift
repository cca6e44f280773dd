import HeadlessUIKit

/// Calls functions when the element that it wraps comes to the screen or leaves it.
public struct LifecycleObserver: UnchangingElement {
    /// The element.
    public var wrapped: any Element
    /// Called when the element has come to the screen.
    public var onAppear: LifecycleCallback?
    /// Called when the element has left the screen.
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

    /// A plain view that comes and goes with the element.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        PassthroughView.describe { config in
            config.onAppear = onAppear
            config.onDisappear = onDisappear
        }
    }

    /// Adds a function that is called after those that are there.
    public func onAppear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(
            onAppear: Self.joined(onAppear, callback),
            onDisappear: onDisappear,
            wrapping: wrapped
        )
    }

    /// Adds a function that is called after those that are there.
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
    /// Calls a function when the element has come to the screen.
    public func onAppear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(onAppear: callback, wrapping: self)
    }

    /// Calls a function when the element has left the screen.
    public func onDisappear(_ callback: @escaping LifecycleCallback) -> LifecycleObserver {
        LifecycleObserver(onDisappear: callback, wrapping: self)
    }
}
