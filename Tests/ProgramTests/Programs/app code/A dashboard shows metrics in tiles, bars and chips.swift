typealias Percent = Double

struct Metric: Identifiable {
    var id: String { name }
    var name: String
    var value: Double
    var previous: Double?
    var format: (Double) -> String = { String(format: "%.0f", $0) }

    var change: Percent? {
        guard let previous, previous != 0 else { return nil }
        return (value - previous) / previous * 100
    }

    var trend: Trend { change.map(Trend.init) ?? .flat }

    enum Trend: String {
        case up = "▲", down = "▼", flat = "–"

        init(_ change: Percent) {
            switch change {
            case ..<(-0.5): self = .down
            case 0.5...: self = .up
            default: self = .flat
            }
        }

        var color: UIColor {
            [Trend.up: UIColor.green, .down: .red][self] ?? .gray
        }
    }
}

struct MetricTile: ProxyElement {
    let metric: Metric

    var elementRepresentation: Element {
        Column(alignment: .leading, minimumSpacing: 2) {
            Label(text: metric.name) {
                $0.font = .systemFont(ofSize: 8); $0.color = .gray
            }
            Row(alignment: .align(to: .bottom), minimumSpacing: 2) {
                Label(text: metric.format(metric.value)) { $0.font = .boldSystemFont(ofSize: 14) }
                Label(text: metric.trend.rawValue) {
                    $0.font = .systemFont(ofSize: 8)
                    $0.color = metric.trend.color
                }
            }
        }
        .inset(uniform: 4)
        .box(background: .white, corners: .rounded(radius: 4), borders: .solid(color: .lightGray, width: 0.5))
    }
}

struct Sparkline: Element {
    var values: [Double]
    var color = UIColor.blue

    var content: ElementContent {
        ElementContent(layout: BarLayout(fractions: fractions)) { builder in
            values.indices.forEach { _ in builder.add(element: Box(backgroundColor: color)) }
        }
    }

    private var fractions: [CGFloat] {
        guard let highest = values.max(), highest > 0 else { return values.map { _ in 0 } }
        return values.map { CGFloat($0 / highest) }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

struct BarLayout: Layout {
    let fractions: [CGFloat]
    static let minimumHeight: CGFloat = 24

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        var size = proposal.maximum
        if proposal.height == .unconstrained || size.height.isInfinite { size.height = Self.minimumHeight }
        if size.width.isInfinite { size.width = CGFloat(subelements.count * 6) }
        return size
    }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()) {
        guard !subelements.isEmpty else { return }
        let step = size.width / CGFloat(subelements.count)
        zip(subelements, fractions).enumerated().forEach { index, pair in
            let (subelement, fraction) = pair
            let height = (size.height * fraction).rounded(.up)
            let frame = CGRect(x: CGFloat(index) * step + 1, y: size.height - height, width: step - 2, height: height)
            subelement.place(in: frame.integral)
        }
    }
}

struct Dashboard: ProxyElement {
    var metrics: [Metric]
    var history: [Double]

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 6) {
            GridRow { row in
                row.spacing = 6
                row.verticalAlignment = .fill
                for (offset, metric) in metrics.enumerated() {
                    row.add(width: offset == 0 ? .absolute(90) : .proportional(1), child: MetricTile(metric: metric))
                }
            }
            EqualStack(direction: .horizontal) {
                $0.spacing = 6
                $0.add(child: Sparkline(values: history))
                $0.add(child: Sparkline(values: history.reversed(), color: .orange))
            }
            .constrainedTo(height: .absolute(30))
            Flow(lineAlignment: .leading, lineSpacing: 4, itemAlignment: .center, itemSpacing: 4) {
                for metric in metrics where metric.trend != .flat {
                    Label(
                        text:
                            "\(metric.name) \(metric.trend == .up ? "+" : "")\(String(format: "%.1f", metric.change ?? 0))%"
                    ) {
                        $0.font = .systemFont(ofSize: 10)
                    }
                    .inset(horizontal: 4, vertical: 2)
                    .box(background: metric.trend.color.withAlphaComponent(0.2), corners: .capsule)
                }
            }
        }
        .inset(uniform: 8)
    }
}

let metrics: [Metric] = [
    Metric(name: "Sales", value: 12345, previous: 10000) { "$" + String(format: "%.1fk", $0 / 1000) },
    Metric(name: "Orders", value: 89, previous: 95),
    Metric(name: "Visitors", value: 1200),
]
print(metrics.map { ($0.name, $0.trend) }.map { "\($0.0)\($0.1.rawValue)" })
Dashboard(metrics: metrics, history: [3, 5, 8, 2, 9])
// expect: ["Sales▲", "Orders▼", "Visitors–"]
// expect: Dashboard 0,0 300×160
// expect:   Column 8,8 284×144
// expect:     GridRow 0,0 284×32
// expect:       MetricTile 0,0 90×32
// expect:         Inset 0,0 90×32
// expect:           Column 4,4 82×24
// expect:             Label 0,0 20×8
// expect:             Row 0,10 48×14
// expect:               Label 0,0 42×14
// expect:               Label.2 44,6 4×8
// expect:       MetricTile.2 96,0 91×32
// expect:         Inset 0,0 91×32
// expect:           Column 4,4 83×24
// expect:             Label 0,0 24×8
// expect:             Row 0,10 20×14
// expect:               Label 0,0 14×14
// expect:               Label.2 16,6 4×8
// expect:       MetricTile.3 193,0 91×32
// expect:         Inset 0,0 91×32
// expect:           Column 4,4 83×24
// expect:             Label 0,0 32×8
// expect:             Row 0,10 34×14
// expect:               Label 0,0 28×14
// expect:               Label.2 30,6 4×8
// expect:     ConstrainedSize 0,66 284×30
// expect:       EqualStack 0,0 284×30
// expect:         Sparkline 0,0 139×30
// expect:           Box 1,20 26×10
// expect:           Box.2 28,13 27×17
// expect:           Box.3 56,3 27×27
// expect:           Box.4 84,23 27×7
// expect:           Box.5 112,0 26×30
// expect:         Sparkline.2 145,0 139×30
// expect:           Box 1,0 26×30
// expect:           Box.2 28,23 27×7
// expect:           Box.3 56,3 27×27
// expect:           Box.4 84,13 27×17
// expect:           Box.5 112,20 26×10
// expect:     Flow 0,130 284×14
// expect:       Box 0,0 68×14
// expect:         Inset 0,0 68×14
// expect:           Label 4,2 60×10
// expect:       Box.2 72,0 68×14
// expect:         Inset 0,0 68×14
// expect:           Label 4,2 60×10
