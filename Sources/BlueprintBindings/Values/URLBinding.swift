import Foundation
import SwiftInterpreter

extension Binding {
    static let url = Binding("URL") { table in
        table.register(
            URL.self,
            as: "URL",
            summary: "A web address.",
            example: "URL(string: \"https://swift.org\")"
        ) { url in
            url.failableInitializer("init(string: String)") { URL(string: try $0["string"]) }
            url.failableInitializer(
                "init(string: String, relativeTo url: URL?)",
                summary: "An address from another one."
            ) {
                URL(string: try $0["string"], relativeTo: try $0.get("url", as: URL?.self))
            }
            url.initializer("init(fileURLWithPath path: String)", summary: "The address of a file, which is not read.")
            {
                // By the text alone: the working folder is nobody's business, and the disk is not asked for folders.
                let path: String = try $0["path"]
                let root = URL(string: "file:///")
                return URL(fileURLWithPath: path, isDirectory: path.hasSuffix("/"), relativeTo: root)
            }
            describeParts(of: url)
            describeChanges(of: url)
        }
        describeComponents(in: table)
    }

    private static func describeParts(of url: TypeRegistration<URL>) {
        url.property("absoluteString", \.absoluteString, summary: "The address as text.")
        url.property("isFileURL", summary: "True for the address of a file.") { $0.isFileURL }
        let texts: [(String, @Sendable (URL) -> String?, String)] = [
            ("fragment", { $0.fragment }, "The part after the number sign."),
            ("host", { $0.host }, "The name of the computer."),
            ("query", { $0.query }, "The part after the question mark."),
            ("scheme", { $0.scheme }, "The part before the colon."),
            ("user", { $0.user }, "The name before the at sign."),
        ]
        for (name, text, summary) in texts { url.property(name, summary: summary, get: { text($0) }) }
        url.property("port", summary: "The number after the computer; nil for none.") { $0.port }
        url.property("lastPathComponent", summary: "The last part of the path.") { $0.lastPathComponent }
        url.property("path", summary: "The path.") { $0.path }
        url.property("relativePath", summary: "The path as it was given.") { $0.relativePath }
        url.property("relativeString", summary: "The address as it was given.") { $0.relativeString }
        url.property("absoluteURL", summary: "The whole address.") { $0.absoluteURL }
        url.property("pathComponents", summary: "The parts of the path.") { $0.pathComponents }
        url.property("pathExtension", summary: "The part of the path after the last dot.") { $0.pathExtension }
        url.property("description", \.description)
    }

    private static func describeChanges(of url: TypeRegistration<URL>) {
        url.method("deletingLastPathComponent() -> URL", summary: "Without the last part of the path.") { url, _ in
            url.deletingLastPathComponent()
        }
        url.method("deletingPathExtension() -> URL", summary: "Without the extension of the path.") { url, _ in
            url.deletingPathExtension()
        }
        url.method("appending(path: String) -> URL", summary: "Adds parts to the path.") {
            $0.appending(path: try $1.get("path", as: String.self))
        }
        url.method("appending(component: String) -> URL", summary: "Adds a part to the path.") {
            $0.appending(component: try $1.get("component", as: String.self))
        }
        url.method("appending(queryItems: [URLQueryItem]) -> URL", summary: "Adds names with values after the path.") {
            $0.appending(queryItems: try $1.get("queryItems", as: [URLQueryItem].self))
        }
        url.method("appendingPathComponent(_ pathComponent: String) -> URL", summary: "Adds a part to the path.") {
            $0.appendingPathComponent(try $1.get("pathComponent", as: String.self))
        }
        url.method("appendingPathExtension(_ pathExtension: String) -> URL", summary: "Adds an extension.") {
            $0.appendingPathExtension(try $1["pathExtension"])
        }
    }

    private static func describeComponents(in table: BindingTable) {
        table.register(
            URLQueryItem.self,
            as: "URLQueryItem",
            summary: "A name with a value, after the question mark of an address.",
            example: "URLQueryItem(name: \"q\", value: \"tea\")"
        ) { item in
            item.initializer("init(name: String, value: String?)") {
                URLQueryItem(name: try $0["name"], value: try $0.get("value", as: String?.self))
            }
            item.property("name", \.name, summary: "The name.")
            item.property(
                "value",
                summary: "The value; nil for none.",
                get: { $0.value },
                set: { (item: inout URLQueryItem, value: String?) in item.value = value }
            )
        }
        table.register(
            URLComponents.self,
            as: "URLComponents",
            summary: "The parts of a web address, which can be changed.",
            example: "URLComponents(string: \"https://swift.org/a?q=1\")"
        ) { components in
            components.initializer("init()", summary: "No parts.") { _ in URLComponents() }
            components.failableInitializer("init(string: String)") {
                URLComponents(string: try $0.get("string", as: String.self))
            }
            components.failableInitializer("init(url: URL, resolvingAgainstBaseURL resolve: Bool)") {
                URLComponents(url: try $0["url"], resolvingAgainstBaseURL: try $0["resolve"])
            }
            components.property("url", summary: "The address; nil if the parts make none.") { $0.url }
            components.property("string", summary: "The text; nil if the parts make none.") { $0.string }
            components.property("path", \.path, summary: "The path.")
            components.property("scheme", \.scheme, summary: "The part before the colon; nil for none.")
            components.property("host", \.host, summary: "The name of the computer; nil for none.")
            components.property("port", \.port, summary: "The number after the computer; nil for none.")
            components.property("query", \.query, summary: "The part after the question mark; nil for none.")
            components.property("fragment", \.fragment, summary: "The part after the number sign; nil for none.")
            components.property("queryItems", \.queryItems, summary: "The names with values; nil for none.")
        }
    }
}
