import HeadlessUIKit

/// The call of a view's lifecycle callback.
struct LifecycleCall {
    let event: LifecycleEvent
    let view: UIView
    let callback: LifecycleCallback
}

extension LifecycleCall {
    /// Returns the calls by which all views appear or disappear, those of parents before those of children.
    static func calls(_ event: LifecycleEvent, of mounted: ContiguousArray<MountedView>) -> [LifecycleCall] {
        var calls: [LifecycleCall] = []
        var remaining = ContiguousArray(mounted.reversed())
        while let next = remaining.popLast() {
            let callback = event == .appear ? next.description.onAppear : next.description.onDisappear
            if let callback { calls.append(LifecycleCall(event: event, view: next.view, callback: callback)) }
            remaining.append(contentsOf: next.children.reversed())
        }
        return calls
    }
}
