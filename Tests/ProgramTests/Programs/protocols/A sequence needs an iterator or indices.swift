struct Countdown: Sequence, IteratorProtocol {
    var count: Int
}

for number in Countdown(count: 3) { print(number) }
// expect error: type 'Countdown' does not conform to protocol 'Sequence'
