protocol Listener: AnyObject {
    func heard(_ text: String)
}

final class Log: Listener {
    var lines: [String] = []

    func heard(_ text: String) { lines.append(text) }
}

struct Speaker {
    weak var listener: (any Listener)?

    func say(_ text: String) { listener?.heard(text) }
}

let log = Log()
let speaker = Speaker(listener: log)
speaker.say("hello")
speaker.say("again")
print(log.lines)  // expect: ["hello", "again"]
