import BlueprintInspector

/// The reasons of the render that a question is about, found once, since each wrong answer needs them.
final class FoundReasons {
    private var last: (render: Render, scene: WhyScene)?

    /// Returns the reasons of the last render.
    func scene(of context: CommandContext) -> WhyScene {
        if let last, last.render === context.screen.render { return last.scene }
        let scene = WhyScene(context.lastRender, labels: context.traceLabels)
        last = (context.screen.render, scene)
        return scene
    }
}
