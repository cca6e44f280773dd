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
        later edits keep that height.
        A device is one of
        \(Self.devices.joined(separator: "\n")).
        """
    let example = "viewport 375x667"

    /// The names of the devices, as lines of a help page.
    private static var devices: [String] {
        TextFitting.wrap(ViewportSize.devices.keys.sorted().joined(separator: ", "), columns: 72)
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
        let sentence = "viewport \(context.phrasing.size(size))"
        guard typed.height == nil else { return .layOut(saying: sentence) }
        let again = "viewport \(word.text)"
        let reason =
            hasTree
            ? "as high as the tree is now; after edits, type \(again) again"
            : "the height stays until there is a tree; then type \(again) again"
        return .layOut(saying: "\(sentence), \(reason)")
    }
}
