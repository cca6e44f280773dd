enum ThirdAlignment: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
    static let third = VerticalAlignment(ThirdAlignment.self)
}

struct Badge: UIViewElement {
    var text: String
    var tint: UIColor = .red

    func makeUIView() -> UILabel {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 8)
        label.textAlignment = .center
        return label
    }

    func updateUIView(_ view: UILabel, with context: UIViewElementContext) {
        view.text = context.environment.layoutDirection == .rightToLeft ? String(text.reversed()) : text
        view.backgroundColor = tint
        view.textColor = .white
    }

    func size(_ size: CGSize, thatFits view: UILabel) -> CGSize {
        let fitting = view.sizeThatFits(size)
        return CGSize(width: fitting.width + 6, height: fitting.height + 2)
    }
}

struct ProgressBar: Element {
    var progress: Double
    var height: CGFloat = 4

    var content: ElementContent {
        ElementContent(
            child: Box(backgroundColor: .blue),
            layout: Fraction(value: CGFloat(min(max(progress, 0), 1)), height: height)
        )
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.backgroundColor] = UIColor.lightGray.withAlphaComponent(0.5)
            config[\.clipsToBounds] = true
            config[\.alpha] = context.environment.isDimmed ? 0.5 : 1
            config.frameRoundingBehavior = .prioritizeSize
        }
    }

    private struct Fraction: SingleChildLayout {
        let value: CGFloat
        let height: CGFloat

        struct Cache { var proposals = 0 }

        func makeCache(subelement: Subelement, environment: Environment) -> Cache { Cache() }

        func sizeThatFits(
            proposal: SizeConstraint,
            subelement: Subelement,
            environment: Environment,
            cache: inout Cache
        ) -> CGSize {
            cache.proposals += 1
            let width: CGFloat
            switch proposal.width {
            case .atMost(let limit): width = limit
            case .unconstrained: width = 100
            }
            return CGSize(width: width, height: height)
        }

        func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Cache) {
            subelement.place(in: CGRect(origin: .zero, size: CGSize(width: size.width * value, height: size.height)))
            subelement.attributes.alpha = value == 0 ? 0 : 1
        }
    }
}

private struct DimmedKey: EnvironmentKey {
    static var defaultValue = false
}

extension Environment {
    var isDimmed: Bool {
        get { self[DimmedKey.self] }
        set { self[DimmedKey.self] = newValue }
    }
}

struct MediaCard: ProxyElement {
    enum Status {
        case playing(progress: Double), paused(at: TimeInterval, of: TimeInterval), finished

        var progress: Double {
            switch self {
            case .playing(let progress): progress
            case let .paused(time, duration) where duration > 0: time / duration
            case .paused: 0
            case .finished: 1
            }
        }
    }

    var title: String
    var subtitle: String?
    var status: Status

    var elementRepresentation: Element {
        GeometryReader { geometry in
            if (geometry.constraint.width.constrainedValue ?? .infinity) < 200 {
                return compact
            }
            return Row(alignment: .align(to: .third), underflow: .growUniformly, minimumSpacing: 8) {
                artwork.stackLayoutChild(priority: .fixed)
                texts.stackLayoutChild(priority: .flexible, alignmentGuide: { $0.height / 2 })
            }
        }
    }

    private var compact: Element {
        Column(alignment: .fill) {
            artwork
            texts
        }
    }

    private var artwork: Element {
        Overlay {
            Box(backgroundColor: .darkGray)
            Image(image: UIImage(named: "cover"), contentMode: .center)
            Badge(text: "HD")
                .aligned(vertically: .bottom, horizontally: .trailing)
        }
        .constrainedTo(aspectRatio: AspectRatio(width: 16, height: 9), contentMode: .fitParent)
        .constrainedTo(width: .atMost(96))
    }

    private var texts: Element {
        Column(alignment: .fill, minimumSpacing: 3) {
            Label(text: title) {
                $0.font = .systemFont(ofSize: 12, weight: .semibold)
                $0.numberOfLines = 1
                $0.lineBreakMode = .byTruncatingMiddle
            }
            subtitle.map { text in
                Label(text: text) {
                    $0.font = .systemFont(ofSize: 10); $0.color = .secondaryLabel
                }
            }
            ProgressBar(progress: status.progress)
            if case .paused(let time, _) = status {
                Label(text: "paused at \(Int(time) / 60):\(String(format: "%02d", Int(time) % 60))") {
                    $0.font = .italicSystemFont(ofSize: 8)
                }
            }
        }
    }
}

let card = MediaCard(title: "The making of a very long title", subtitle: "Episode 3", status: .paused(at: 75, of: 300))
print(card.status.progress, MediaCard.Status.paused(at: 1, of: 0).progress)
Column(alignment: .fill, minimumSpacing: 4) {
    card
    MediaCard(title: "Short", subtitle: nil, status: .playing(progress: 0.5))
        .constrainedTo(width: .absolute(120))
        .adaptedEnvironment(keyPath: \.isDimmed, value: true)
}
// expect: 0.25 0.0
// expect: Column 0,0 300×160
// expect:   MediaCard 0,0 300×57.5
// expect:     Row 0,0 300×57.5
// expect:       ConstrainedSize 0,3.5 96×54
// expect:         ConstrainedAspectRatio 0,0 96×54
// expect:           Overlay 0,0 96×54
// expect:             Box 0,0 96×54
// expect:             Image 0,0 96×54
// expect:             Aligned 0,0 96×54
// expect:               Badge 82,44 14×10
// expect:       Column 104,0 196×43
// expect:         Label 0,0 196×12
// expect:         Label.2 0,15 196×10
// expect:         ProgressBar 0,28 196×4
// expect:           Box 0,0 49×4
// expect:         Label.3 0,35 196×8
// expect:   AdaptedEnvironment 0,87 300×73
// expect:     ConstrainedSize 0,0 300×73
// expect:       MediaCard 0,0 300×73
// expect:         Row 0,0 300×73
// expect:           ConstrainedSize 0,6.333 96×54
// expect:             ConstrainedAspectRatio 0,0 96×54
// expect:               Overlay 0,0 96×54
// expect:                 Box 0,0 96×54
// expect:                 Image 0,0 96×54
// expect:                 Aligned 0,0 96×54
// expect:                   Badge 82,44 14×10
// expect:           Column 104,14.833 196×19
// expect:             Label 0,0 196×12
// expect:             ProgressBar 0,15 196×4
// expect:               Box 0,0 98×4
