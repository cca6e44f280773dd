import BlueprintUI
import BlueprintUICommonControls

extension Element {
    func card() -> Element {
        inset(uniform: Metrics.cardPadding)
            .box(background: Colors.card, corners: .rounded(radius: Metrics.cornerRadius))
    }
}

struct StatTile: ProxyElement {
    var stat: Stat

    var elementRepresentation: Element {
        Column(alignment: .leading) {
            Label(text: stat.title) {
                $0.font = Fonts.caption; $0.color = Colors.textSecondary
            }
            Label(text: NumberFormatting.compact(stat.value)) { $0.font = Fonts.metric }
            TrendIndicator(trend: stat.trend)
        }
        .card()
    }
}

struct StatGrid: ProxyElement {
    var stats: [Stat]

    var elementRepresentation: Element {
        EqualStack(direction: .horizontal) {
            stats.map { StatTile(stat: $0) }
        }
    }
}
