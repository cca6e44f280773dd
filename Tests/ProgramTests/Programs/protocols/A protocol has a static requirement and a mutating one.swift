protocol Countable {
    static var start: Int { get }
    mutating func advance()
}

struct Ticket: Countable {
    static let start = 100
    var number = Ticket.start

    mutating func advance() { number += 1 }
}

var ticket = Ticket()
ticket.advance()
ticket.advance()
print(ticket.number, Ticket.start)  // expect: 102 100
