/// The keys of all texts in the settings.
enum StringKey: String, CaseIterable {
    case settings, done, cancel, retry, on, off, search

    case profile
    case profileEdit = "profile.edit"
    case profileName = "profile.name"
    case profileMail = "profile.mail"
    case profileBio = "profile.bio"
    case profileNameMissing = "profile.name.missing"
    case profileMailWrong = "profile.mail.wrong"
    case profileSignOut = "profile.signOut"
    case profileEntries = "profile.entries"

    case notifications
    case notificationsReminder = "notifications.reminder"
    case notificationsReminderDetail = "notifications.reminder.detail"
    case notificationsDenied = "notifications.denied"
    case notificationsOpen = "notifications.open"
    case notificationsQuiet = "notifications.quiet"
    case notificationsSounds = "notifications.sounds"

    case privacy
    case privacyLock = "privacy.lock"
    case privacyLockDetail = "privacy.lock.detail"
    case privacyAnalytics = "privacy.analytics"
    case privacyAnalyticsDetail = "privacy.analytics.detail"
    case privacyBlocked = "privacy.blocked"
    case privacyBlockedNone = "privacy.blocked.none"
    case privacyDelete = "privacy.delete"
    case privacyDeleteDetail = "privacy.delete.detail"

    case appearance
    case appearanceTheme = "appearance.theme"
    case appearanceDensity = "appearance.density"
    case appearanceText = "appearance.text"
    case appearanceContrast = "appearance.contrast"
    case appearanceExample = "appearance.example"

    case storage
    case storageUsed = "storage.used"
    case storageFull = "storage.full"
    case storageClear = "storage.clear"
    case storageEmpty = "storage.empty"

    case about
    case aboutVersion = "about.version"
    case aboutLicences = "about.licences"
    case aboutThanks = "about.thanks"
}
