// swift-format-ignore-file: NeverForceUnwrap

let date = Date(timeIntervalSince1970: 1_767_268_800)
var style = Date.FormatStyle.dateTime.locale(Locale(identifier: "en_US"))
style.timeZone = TimeZone(identifier: "UTC")!
print(date.formatted(style.year().month(.wide).day()))  // expect: January 1, 2026
print(date.formatted(style.weekday(.abbreviated).day(.twoDigits)))  // expect: Thu 01
print(style.month(.abbreviated).year(.twoDigits).format(date))  // expect: Jan 26
print(date.formatted(style.hour(.defaultDigits(amPM: .omitted)).minute(.twoDigits)))  // expect: 12:00
