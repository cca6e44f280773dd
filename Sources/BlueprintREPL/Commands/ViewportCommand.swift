import BlueprintInspector
import Foundation

/// Sets the size of the viewport, in points.
struct ViewportCommand: Command {
    let name = "viewport"
    let group = CommandGroup.settings
    let syntax = "WxH, W or DEVICE"
    let summary = "Sets the size of the viewport, in points."
    let details = """
        Without a size, viewport shows the current one; at first it is 300×160.
        viewport 375 makes it as high as the tree is at that width when it is typed;
        later edits keep that height, which settings calls fitted once.
        A device, which changes the size alone and not the scale, is one of
        \(Self.devices.joined(separator: "\n")).
        """
    let example = "viewport 375x667"

    /// The names of the devices, as lines of a help page.
    private static var devices: [String] {
        TextFitting.wrap(ViewportSize.devices.keys.sorted().joined(separator: ", "), columns: 72)
    }

    /// Returns words about the scale of a device that differs from the current one; empty for a size.
    private static func remark(onScaleOf name: String, in context: CommandContext) -> String {
        let current = context.settings.scale
        guard let device = ViewportSize.device(name), device.scale != current else { return "" }
        let own = Phrasing.number(device.scale)
        return ", with scale \(Phrasing.number(current)) as before; \(name) has scale \(own): type scale \(own)"
    }

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [] }
        return ViewportSize.devices.sorted { $0.key < $1.key }.map { name, size in
            Completion(name, summary: context.phrasing.size(CGSize(width: size.width, height: size.height)))
        }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            return .say(Output(.note, StyledText("viewport \(context.phrasing.size(context.settings.viewport))")))
        }
        try arguments.atMost(1, usage: usage)
        let typed = try ViewportSize(word)
        let size = try context.size(of: typed)
        let hasTree = context.workspace.current.value?.root != nil
        context.workspace.settings.viewport = size
        context.workspace.settings.hasFittedHeight = typed.height == nil
        let sentence = "viewport \(context.phrasing.size(size))"
        guard typed.height == nil else {
            return .layOut(saying: sentence + Self.remark(onScaleOf: word.text, in: context))
        }
        let again = "viewport \(word.text)"
        let reason =
            hasTree
            ? "as high as the tree is now; after edits, type \(again) again"
            : "the height stays until there is a tree; then type \(again) again"
        return .layOut(saying: "\(sentence), \(reason)")
    }
}
