import RandomNumbers

/// A right program that builds a screen of an app: nested elements, builders and closures.
///
/// It depends on its seed, its number and the greatest number of levels alone.
public struct GeneratedScreen: Sendable {
    /// The number of levels of nested elements and statements.
    public let levels: Int
    /// The source.
    public let text: String
    /// The UTF-8 offset of the screen, behind the declarations that all programs share.
    public static let start = ScreenDeclarations.text.utf8.count

    /// The number of levels of a screen that a person would still write.
    public static let usualLevels = 12

    /// Generates a screen.
    ///
    /// - Parameter mostLevels: the number of levels of the deepest screens of the seed.
    public init(seed: Int, number: Int, mostLevels: Int = usualLevels) {
        var program = ProgramWriter(dice: Dice(seed: seed, number: number), number: number)
        levels = program.number(mostLevels)
        var writer = ScreenWriter(program: program)
        text = writer.screen(levels)
    }
}
