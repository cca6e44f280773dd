/// The shades for the colours of a drawing, assigned in the order in which the colours appear.
struct ShadePalette {
    private let shades: [Character]
    private var given: [(colour: String, shade: Character)] = []

    init(style: DrawingStyle) {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        shades = Array((style == .unicode ? "░▒▓█" : ":%#@") + letters)
    }

    /// Returns the shade of a colour; white is blank, and the colours beyond the last shade share it.
    mutating func shade(of colour: String) -> Character {
        if colour == "white" || colour == "#FFFFFF" { return " " }
        if let known = given.first(where: { $0.colour == colour }) { return known.shade }
        let shade = shades[min(given.count, shades.count - 1)]
        given.append((colour, shade))
        return shade
    }

    /// The colour of each shade.
    var legend: [String] { given.map { "\($0.shade) \($0.colour)" } }
}
