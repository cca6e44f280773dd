import BlueprintUICommonControls
import Foundation
import SwiftInterpreter

extension Binding {
    static let urlHandler = Binding("URLHandler") { table in
        table.registerProtocol(
            (any URLHandler).self,
            as: "URLHandler",
            summary: "Handles taps on links.",
            example: """
                struct Printer: URLHandler {
                    func onTap(url: URL) { print(url.absoluteString) }
                }
                Label(text: "no link").adaptedEnvironment(keyPath: \\.urlHandler, value: Printer())
                """
        ) { handler in
            handler.adoptable(requiring: "onTap") { InterpretedURLHandler(instance: $0) }
            handler.method("onTap(url: URL)", summary: "Handles a tap on a link.") { $0.onTap(url: try $1["url"]) }
        }
    }
}

/// The native handler of an instance whose type is declared in source as a `URLHandler`.
private struct InterpretedURLHandler: URLHandler, AdoptingValue {
    let instance: AdoptedInstance

    var adopted: AdoptedInstance { instance }

    func onTap(url: URL) {
        instance.call("onTap", [("url", url)], as: Void.self, fallback: ())
    }
}
