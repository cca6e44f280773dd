import Foundation

enum Section: String, CaseIterable {
    case header, body

    var title: String { rawValue.capitalized }
    static var count: Int { allCases.count }

    var next: Section {
        let all = Self.allCases
        let index = all.firstIndex(of: self) ?? 0
        return all[(index + 1) % all.count]
    }
}

print(Section.count, Section.header.title, Section.body.next)
// expect: 2 Header header
