// swift-format-ignore-file: NeverForceUnwrap

enum NetworkError: LocalizedError {
    case offline
    case server(code: Int)
    case decoding(underlying: Error)

    var errorDescription: String? {
        switch self {
        case .offline: return NSLocalizedString("You are offline", comment: "No connection")
        case .server(let code) where (500..<600).contains(code): return "The server is down (\(code))"
        case .server(let code): return "Error \(code)"
        case .decoding(let underlying): return "Bad answer: \(underlying.localizedDescription)"
        }
    }

    var isRetryable: Bool {
        switch self {
        case .offline, .server: return true
        case .decoding: return false
        }
    }
}

struct Banner: ProxyElement {
    enum Severity: Int, Comparable {
        case info = 0, warning, critical

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    struct Action {
        var title: String
        var handler: () -> Void
    }

    var title: String
    var message: String?
    var severity: Severity
    var actions: [Action]

    init(error: NetworkError, retry: @escaping () -> Void) {
        title = error.errorDescription ?? "Unknown"
        message = nil
        severity = .critical
        actions = error.isRetryable ? [Action(title: "Retry", handler: retry)] : []
    }

    init(title: String, message: String? = nil, severity: Severity = .info, actions: [Action] = []) {
        self.title = title
        self.message = message
        self.severity = severity
        self.actions = actions
    }

    var elementRepresentation: Element {
        var palette: (background: UIColor, text: UIColor)
        switch severity {
        case .info: palette = (.lightGray, .black)
        case .warning: palette = (.yellow, .black)
        case .critical: palette = (.red, .white)
        }
        if severity >= .warning { palette.background = palette.background.withAlphaComponent(0.8) }

        return Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
            Column(alignment: .leading, minimumSpacing: 2) {
                Label(text: title) {
                    $0.font = .boldSystemFont(ofSize: 12)
                    $0.color = palette.text
                }
                if let message = message, !message.isEmpty {
                    Label(text: message) {
                        $0.font = .systemFont(ofSize: 10)
                        $0.color = palette.text
                        $0.lineBreakMode = .byTruncatingTail
                        $0.numberOfLines = 1
                    }
                }
            }
            for action in actions {
                Button(onTap: action.handler, wrapping: Label(text: action.title) { $0.color = palette.text })
                    .stackLayoutChild(priority: .fixed)
            }
        }
        .inset(uniform: 6)
        .box(background: palette.background, corners: .rounded(radius: 4))
        .transition(
            onAppear: .fade,
            onDisappear: .scaleAndFade,
            onLayout: .specific(AnimationAttributes(duration: 0.3))
        )
    }
}

final class BannerQueue {
    static let shared = BannerQueue()
    private var banners: [Banner] = []
    private(set) lazy var log: [String] = []

    private init() {}

    func enqueue(_ banner: Banner) {
        defer { log.append("\(banners.count) queued") }
        banners.append(banner)
        banners.sort { $0.severity > $1.severity }
    }

    func next() -> Banner? {
        banners.isEmpty ? nil : banners.removeFirst()
    }

    subscript(index: Int) -> Banner? {
        banners.indices.contains(index) ? banners[index] : nil
    }
}

var retries = 0
let queue = BannerQueue.shared
queue.enqueue(Banner(title: "Update available", message: "Version 2.1 brings fixes"))
queue.enqueue(.init(error: .server(code: 503)) { retries += 1 })
queue.enqueue(Banner(title: "Battery low", severity: .warning))
print(queue.log, queue[0]?.title ?? "none", queue[7]?.title ?? "none")
let first = queue.next()!
first.actions.forEach { $0.handler() }
print(retries, first.severity == .critical, NetworkError.decoding(underlying: NetworkError.offline).errorDescription!)

Column(alignment: .fill, minimumSpacing: 4) {
    first
    for index in 0..<2 {
        if let banner = queue[index] { banner.keyed(index) }
    }
}
// expect: ["1 queued", "2 queued", "3 queued"] The server is down (503) none
// expect: 1 true Bad answer: You are offline
// expect: Column 0,0 300×160
// expect:   Banner 0,0 300×28
// expect:     Box 0,0 300×28
// expect:       Inset 0,0 300×28
// expect:         Row 6,6 288×16
// expect:           Column 0,2 240×12
// expect:             Label 0,0 144×12
// expect:           Button 248,0 40×16
// expect:             Label 0,0 40×16
// expect:   Banner.0 0,64 300×24
// expect:     Box 0,0 300×24
// expect:       Inset 0,0 300×24
// expect:         Row 6,6 288×12
// expect:           Column 0,0 288×12
// expect:             Label 0,0 66×12
// expect:   Banner.1 0,124 300×36
// expect:     Box 0,0 300×36
// expect:       Inset 0,0 300×36
// expect:         Row 6,6 288×24
// expect:           Column 0,0 288×24
// expect:             Label 0,0 96×12
// expect:             Label.2 0,14 120×10
