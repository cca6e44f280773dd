// swift-format-ignore-file: NeverForceUnwrap

let url = URL(string: "https://me@example.com:8080/a/b.html?q=tea&n=2#top")!
print(url.scheme ?? "", url.host ?? "", url.port ?? 0, url.path, url.query ?? "", url.fragment ?? "")
print(url.lastPathComponent, url.pathExtension, url.pathComponents)
print(url.deletingLastPathComponent().appendingPathComponent("c").absoluteString)
var components = URLComponents(url: url, resolvingAgainstBaseURL: false)!
print(components.queryItems?.map { "\($0.name)=\($0.value ?? "")" } ?? [])
components.queryItems = [URLQueryItem(name: "q", value: "green tea"), URLQueryItem(name: "all", value: nil)]
components.host = "swift.org"
components.fragment = nil
print(components.url!, components.string ?? "")
print(URL(string: "x", relativeTo: url)!.absoluteString, Set([url, url]).count, url == components.url)
// expect: https example.com 8080 /a/b.html q=tea&n=2 top
// expect: b.html html ["/", "a", "b.html"]
// expect: https://me@example.com:8080/a/c?q=tea&n=2#top
// expect: ["q=tea", "n=2"]
// expect: https://me@swift.org:8080/a/b.html?q=green%20tea&all https://me@swift.org:8080/a/b.html?q=green%20tea&all
// expect: https://me@example.com:8080/a/x 1 false
