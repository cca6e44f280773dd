import Testing

/// Keys, traits and caches declared in source.
@Suite struct DeclaredKeyTests {
    let rendering = Rendering()

    @Test func theEnvironmentHoldsValuesOfDeclaredKeys() throws {
        try rendering.render(
            """
            struct GapKey: EnvironmentKey {
                static var defaultValue: CGFloat { 3 }
            }
            extension Environment {
                var gap: CGFloat {
                    get { self[GapKey.self] }
                    set { self[GapKey.self] = newValue }
                }
            }
            struct Gap: ProxyElement {
                var elementRepresentation: any Element {
                    EnvironmentReader { Spacer(width: $0.gap, height: 1) }
                }
            }
            Column(alignment: .leading, underflow: .justifyToStart) {
                Gap()
                Gap().adaptedEnvironment(key: GapKey.self, value: 20)
                Gap().adaptedEnvironment(keyPath: \\.gap, value: 30)
                Gap().adaptedEnvironment { $0.gap = $0.gap + 4 }
                Gap().adaptedEnvironment { environment in environment[GapKey.self] = 50 }
            }
            """
        )
        #expect(rendering.faults == [])
        #expect(
            rendering.frames.filter { $0.hasPrefix("Spacer") } == [3, 20, 30, 7, 50].map { "Spacer 0,0 \($0)×1" }
        )
    }

    static let shares = """
        struct Shares: Layout, SingleTraitLayout {
            static var defaultTraits: CGFloat { 1 }
            struct Cache { var sum: CGFloat = 0 }

            func makeCache(subelements: Subelements, environment: Environment) -> Cache { Cache() }

            func sizeThatFits(
                proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Cache
            ) -> CGSize {
                proposal.maximum
            }

            func placeSubelements(
                in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Cache
            ) {
                add(subelements, to: &cache)
                var x: CGFloat = 0
                for subelement in subelements {
                    let share = subelement.traits(forLayoutType: Shares.self) / cache.sum
                    subelement.attributes.alpha = subelement[Fade.self]
                    subelement.place(in: CGRect(x: x, y: 0, width: size.width * share, height: size.height))
                    x += size.width * share
                }
            }

            func add(_ subelements: Subelements, to cache: inout Cache) {
                cache.sum = subelements.map { $0.traits(forLayoutType: Shares.self) }.reduce(0, +)
            }
        }
        struct Fade: LayoutTraitsKey { static let defaultValue: CGFloat = 1 }

        """

    @Test func traitsReachTheLayout() throws {
        try rendering.render(
            Self.shares + """
                struct Bar: Element {
                    var content: ElementContent {
                        ElementContent(layout: Shares()) { builder in
                            builder.add(element: Box(backgroundColor: .red))
                            builder.add(traits: 2.0, key: "b", element: Box(backgroundColor: .blue))
                            builder.add(traitsType: Fade.self, traits: 0.5, element: Box(backgroundColor: .green))
                        }
                    }
                    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
                }
                Bar()
                """
        )
        #expect(rendering.faults == [])
        #expect(
            rendering.frames == ["Bar 0,0 300×160", "Box 0,0 75×160", "Box 75,0 150×160", "Box 225,0 75×160"]
        )
        #expect(rendering.identifiers == ["Bar.1", "Box.1", "Box.b.1", "Box.2"])
        #expect(rendering.view.subviews[0].subviews.map(\.alpha) == [1, 1, 0.5])
    }

    @Test func aCacheIsKeptBetweenMeasuringAndPlacing() throws {
        try rendering.render(
            """
            struct Counting: SingleChildLayout {
                struct Cache { var asked: CGFloat = 0 }
                func makeCache(subelement: Subelement, environment: Environment) -> Cache { Cache() }
                func sizeThatFits(
                    proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Cache
                ) -> CGSize {
                    cache.asked += 1
                    return CGSize(width: 40, height: 20)
                }
                func placeSubelement(
                    in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Cache
                ) {
                    subelement.place(at: CGPoint(x: cache.asked, y: 0), size: size)
                }
            }
            struct Counted: Element {
                var content: ElementContent { ElementContent(child: Spacer(5), layout: Counting()) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            }
            Counted().centered()
            """
        )
        #expect(rendering.faults == [])
        #expect(rendering.frames == ["Centered 0,0 300×160", "Counted 130,70 40×20", "Spacer 1,0 40×20"])
    }
}
