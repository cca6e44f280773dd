import BlueprintUI
import Foundation

/// Says what happens when a link is tapped.
public protocol URLHandler {
    /// Called for each tap on a link.
    func onTap(url: URL)
}

/// The key of ``BlueprintUI/Environment/urlHandler``.
public struct URLHandlerEnvironmentKey: EnvironmentKey {
    /// A handler that does nothing.
    /// - Note: In an app the system opens the link; there is nothing to open it with here.
    public static var defaultValue: any URLHandler { NoURLHandler() }
}

extension Environment {
    /// What happens when a link is tapped; nothing at first.
    public var urlHandler: any URLHandler {
        get { self[URLHandlerEnvironmentKey.self] }
        set { self[URLHandlerEnvironmentKey.self] = newValue }
    }
}

extension Element {
    /// Calls a function for each tap on a link in this element.
    public func onLinkTapped(_ onTap: @escaping (URL) -> Void) -> any Element {
        adaptedEnvironment(keyPath: \.urlHandler, value: ClosureURLHandler(onTap: onTap))
    }
}

private struct NoURLHandler: URLHandler {
    func onTap(url: URL) {}
}

private struct ClosureURLHandler: URLHandler {
    var onTap: (URL) -> Void

    func onTap(url: URL) {
        onTap(url)
    }
}
