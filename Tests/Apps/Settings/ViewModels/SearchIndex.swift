/// A place in the settings that a search finds.
struct SearchHit: Hashable {
    var title: String
    var path: [String]
}

/// All titles of the settings, for the search.
struct SearchIndex {
    private let hits: [SearchHit]

    init(strings: Strings) {
        let screens: [(StringKey, [StringKey])] = [
            (.profile, [.profileEdit, .profileName, .profileMail, .profileSignOut]),
            (.notifications, [.notificationsReminder, .notificationsQuiet, .notificationsSounds]),
            (.privacy, [.privacyLock, .privacyAnalytics, .privacyBlocked, .privacyDelete]),
            (.appearance, [.appearanceTheme, .appearanceDensity, .appearanceText, .appearanceContrast]),
            (.storage, [.storageClear]),
            (.about, [.aboutLicences]),
        ]
        hits = screens.flatMap { screen, rows in
            [SearchHit(title: strings[screen], path: [])]
                + rows.map { SearchHit(title: strings[$0], path: [strings[screen]]) }
        }
    }

    /// Returns the places whose title has all words of a query, those that begin with it first.
    func results(for query: String) -> [SearchHit] {
        let words = query.lowercased().split(separator: " ")
        guard !words.isEmpty else { return [] }
        let found = hits.filter { hit in words.allSatisfy { hit.title.lowercased().contains($0) } }
        let (first, others) = found.reduce(into: ([SearchHit](), [SearchHit]())) { lists, hit in
            if hit.title.lowercased().hasPrefix(words[0]) {
                lists.0.append(hit)
            } else {
                lists.1.append(hit)
            }
        }
        return first + others
    }
}
