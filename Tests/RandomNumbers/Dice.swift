/// A random number generator that produces the same numbers in every run and on every machine.
public struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates the generator of a case of a seed.
    public init(seed: Int, number: Int) {
        state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15
        state = next() ^ UInt64(bitPattern: Int64(number))
    }

    /// Returns the next 64 bits.
    public mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number below a bound; zero if the bound is not positive.
    public mutating func below(_ count: Int) -> Int {
        count > 0 ? Int.random(in: 0..<count, using: &self) : 0
    }

    /// Returns true with a probability of one in `count`.
    public mutating func once(in count: Int) -> Bool { below(count) == 0 }

    /// Returns a random choice; an empty text if there is none.
    public mutating func pick(_ choices: [String]) -> String {
        choices.isEmpty ? "" : choices[below(choices.count)]
    }
}
