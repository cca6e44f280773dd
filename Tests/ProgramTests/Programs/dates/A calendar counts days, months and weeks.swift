// swift-format-ignore-file: NeverForceUnwrap

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US")
let date = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 15))!
let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
print(date, parts.year!, parts.month ?? 0, parts.hour as Any)  // expect: 2024-01-31 15:00:00 +0000 2024 1 nil
print(calendar.component(.weekday, from: date), calendar.weekdaySymbols[parts.weekday! - 1])
print(calendar.date(byAdding: .month, value: 1, to: date)!, calendar.startOfDay(for: date))
print(calendar.range(of: .day, in: .month, for: date)!, calendar.isDateInWeekend(date))
let end = calendar.date(byAdding: DateComponents(day: 3, hour: 2), to: date)!
let between = calendar.dateComponents([.day, .hour], from: date, to: end)
print(between.day!, between.hour!, calendar.isDate(date, inSameDayAs: end))
print(calendar.isDate(date, equalTo: end, toGranularity: .year))
print(calendar.compare(date, to: end, toGranularity: .month) == .orderedAscending)
print(calendar.date(bySettingHour: 9, minute: 30, second: 0, of: date)!)
if let week = calendar.dateInterval(of: .month, for: date) { print(week.start, week.duration / 86_400) }
var components = DateComponents()
components.year = 2025
components.day = 2
print(components.value(for: .day) ?? 0, components.month == nil)
// expect: 4 Wednesday
// expect: 2024-02-29 15:00:00 +0000 2024-01-31 00:00:00 +0000
// expect: 1..<32 false
// expect: 3 2 false
// expect: true
// expect: true
// expect: 2024-01-31 09:30:00 +0000
// expect: 2024-01-01 00:00:00 +0000 31.0
// expect: 2 true
