import BlueprintUI
import Foundation

/// A handler of taps on links.
public protocol URLHandler {
    /// Called for each tap on a link.
    func onTap(url: URL)
}

/// The key of ``BlueprintUI/Environment/urlHandler``.
public struct URLHandlerEnvironmentKey: EnvironmentKey {
    /// A handler that does nothing.
    ///
    /// - Note: In an app the system opens the link; here there is nothing to open it.
    public static var defaultValue: any URLHandler { NoURLHandler() }
}

extension Environment {
    /// The handler of taps on links; by default it does nothing.
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
