struct TimeOfDay: Hashable, Strideable, CustomStringConvertible {
    var minutes: Int

    var description: String { "\(minutes / 60):" + String(format: "%02d", minutes % 60) }

    func distance(to other: TimeOfDay) -> Int { other.minutes - minutes }
    func advanced(by minutes: Int) -> TimeOfDay { TimeOfDay(minutes: self.minutes + minutes) }
}

let (start, end) = (TimeOfDay(minutes: 480), TimeOfDay(minutes: 570))
print(stride(from: start, to: end, by: 30).map(\.description))  // expect: ["8:00", "8:30", "9:00"]
print(Array(stride(from: start, through: end, by: 30)), stride(from: start, through: end, by: 60).map(\.minutes))
// expect: [8:00, 8:30, 9:00, 9:30] [480, 540]
var times: [TimeOfDay] = []
for time in stride(from: end, through: start, by: -45) { times.append(time) }
print(times)  // expect: [9:30, 8:45, 8:00]
print(stride(from: end, to: start, by: 1).map { $0 }.count, start < end)  // expect: 0 true
// Numbers of single precision advance by steps of single precision.
print(Array(stride(from: Float(0), to: 0.3, by: 0.1)), Array(stride(from: Float(0), through: 0.3, by: 0.1)).count)
// expect: [0.0, 0.1, 0.2] 4
