/// Random numbers that are the same in every run and on every machine.
public struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers of one case of a seed.
    public init(seed: Int, number: Int) {
        state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15
        state = next() ^ UInt64(bitPattern: Int64(number))
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below another one; zero if that is not positive.
    mutating func below(_ count: Int) -> Int {
        count > 0 ? Int.random(in: 0..<count, using: &self) : 0
    }

    /// Whether something happens that does so once in so many times.
    mutating func once(in count: Int) -> Bool { below(count) == 0 }

    /// One of some things; an empty text of none.
    mutating func pick(_ choices: [String]) -> String {
        choices.isEmpty ? "" : choices[below(choices.count)]
    }
}
