struct Month: ProxyElement {
    var days: Int
    var startsOn: Int

    private var weeks: [[Int?]] {
        var cells: [Int?] = Array(repeating: nil, count: startsOn)
        for day in 1...days { cells.append(day) }
        while cells.count % 7 != 0 { cells.append(nil) }
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<($0 + 7)]) }
    }

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .justifyToStart) {
            for week in weeks {
                EqualStack(direction: .horizontal) {
                    for day in week {
                        if let day {
                            Label(text: "\(day)") { $0.alignment = .center }
                        } else {
                            Empty()
                        }
                    }
                }
            }
        }
    }
}

Month(days: 10, startsOn: 5)
// expect: Month 0,0 300×160
// expect:   EqualStack 0,0 300×16
// expect:     Empty 0,0 42.857×16
// expect:     Empty.2 42.857,0 42.857×16
// expect:     Empty.3 85.714,0 42.857×16
// expect:     Empty.4 128.571,0 42.857×16
// expect:     Empty.5 171.429,0 42.857×16
// expect:     Label 214.286,0 42.857×16
// expect:     Label.2 257.143,0 42.857×16
// expect:   EqualStack.2 0,16 300×16
// expect:     Label 0,0 42.857×16
// expect:     Label.2 42.857,0 42.857×16
// expect:     Label.3 85.714,0 42.857×16
// expect:     Label.4 128.571,0 42.857×16
// expect:     Label.5 171.429,0 42.857×16
// expect:     Label.6 214.286,0 42.857×16
// expect:     Label.7 257.143,0 42.857×16
// expect:   EqualStack.3 0,32 300×16
// expect:     Label 0,0 42.857×16
// expect:     Empty 42.857,0 42.857×16
// expect:     Empty.2 85.714,0 42.857×16
// expect:     Empty.3 128.571,0 42.857×16
// expect:     Empty.4 171.429,0 42.857×16
// expect:     Empty.5 214.286,0 42.857×16
// expect:     Empty.6 257.143,0 42.857×16
