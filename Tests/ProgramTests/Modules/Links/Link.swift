import Foundation

struct Link {
    var title: String
    var path: String

    var url: URL? { URL(string: host + path) }
}

private let host = "https://example.com/"

extension Link {
    static let all = [Link(title: "Terms", path: "terms"), Link(title: "Policy", path: "policy")]
}
