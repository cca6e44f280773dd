struct Countdown: Sequence, IteratorProtocol {
    // expect error: type 'Countdown' does not conform to protocol 'Sequence'
    var count: Int
}

for number in Countdown(count: 3) { print(number) }
