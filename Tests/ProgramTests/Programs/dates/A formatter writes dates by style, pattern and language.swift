// swift-format-ignore-file: NeverForceUnwrap

extension DateFormatter {
    static func utc(_ pattern: String, _ language: String = "en_US") -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = pattern
        return formatter
    }
}

let date = Date(timeIntervalSince1970: 1_767_268_800)
print(DateFormatter.utc("yyyy-MM-dd HH:mm").string(from: date))  // expect: 2026-01-01 12:00
print(DateFormatter.utc("EEEE, d MMMM yyyy", "de_DE").string(from: date))  // expect: Donnerstag, 1 Januar 2026
let parser = DateFormatter.utc("yyyy-MM-dd")
print(parser.date(from: "2025-12-24") ?? date, parser.date(from: "soon") as Any)
let formatter = DateFormatter.utc("")
formatter.dateStyle = .medium
formatter.timeStyle = .none
print(formatter.string(from: date))
formatter.setLocalizedDateFormatFromTemplate("MMMMd")
print(formatter.string(from: date))
formatter.timeZone = TimeZone(identifier: "America/New_York")
formatter.dateStyle = .none
formatter.timeStyle = .short
print(formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " "))
let paris = TimeZone(identifier: "Europe/Paris")!
print(paris.secondsFromGMT(for: date), paris.identifier, TimeZone(identifier: "Nowhere") == nil)
let iso = ISO8601DateFormatter()
print(iso.string(from: date), iso.date(from: "2026-01-01T12:00:00Z") == date)
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(iso.string(from: date))
// expect: 2025-12-24 00:00:00 +0000 nil
// expect: Jan 1, 2026
// expect: January 1
// expect: 7:00 AM
// expect: 3600 Europe/Paris true
// expect: 2026-01-01T12:00:00Z true
// expect: 2026-01-01T12:00:00.000Z
