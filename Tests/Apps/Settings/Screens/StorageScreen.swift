import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The storage: loading, an error, nothing, or the parts that take it.
struct StorageScreen: ProxyElement {
    var usage: Loadable<StorageUsage>
    var onRetry: () -> Void = {}
    var onClear: () -> Void = {}

    var elementRepresentation: Element {
        Themed { _, strings in
            Screen(strings[.storage]) {
                switch usage {
                case .loading:
                    StoragePlaceholder()
                case .failed(let message, let attempts):
                    Banner(
                        kind: .failure(retries: attempts),
                        message: message,
                        action: (title: strings[.retry], run: onRetry)
                    )
                case .loaded(let usage) where usage.used == .zero:
                    Text(strings[.storageEmpty], role: .secondary).centeredLines().inset(vertical: Spacing.section)
                case .loaded(let usage):
                    if usage.isAlmostFull {
                        Banner(kind: .warning, message: strings[.storageFull])
                    }
                    summary(usage, strings)
                    parts(usage, strings)
                }
            }
        }
    }

    private func summary(_ usage: StorageUsage, _ strings: Strings) -> Element {
        Column(alignment: .fill, minimumSpacing: Spacing.small) {
            Text(strings(.storageUsed, usage.used, usage.capacity), .heading)
            UsageBar(usage: usage)
            UsageLegend(usage: usage)
        }
    }

    private func parts(_ usage: StorageUsage, _ strings: Strings) -> Element {
        SettingsSection {
            for part in usage.sorted {
                SettingsRow(title: part.kind.rawValue, accessory: .value("\(part.size)"))
            }
            if usage.parts[.downloads, default: .zero] > .zero {
                SettingsRow(title: strings[.storageClear], role: .destructive, onTap: onClear)
            }
        }
    }
}

/// Gray lines in place of the storage while it is counted.
struct StoragePlaceholder: ProxyElement {
    var elementRepresentation: Element {
        Themed { theme, _ in
            Column(alignment: .leading, minimumSpacing: Spacing.medium) {
                for (index, width) in [180, 320, 240, 280].enumerated() {
                    Box(backgroundColor: theme.palette.surfacePressed, cornerStyle: .rounded(radius: 4))
                        .constrainedTo(width: .atMost(CGFloat(width)), height: .absolute(index == 0 ? 22 : 14))
                }
            }
        }
        .accessibilityElement(label: "Loading", value: nil, traits: [.updatesFrequently])
    }
}

#Preview("Storage", traits: .fixedLayout(width: 375, height: 560)) {
    StorageScreen(usage: .loaded(.typical))
}

#Preview("Storage, almost full", traits: .fixedLayout(width: 320, height: 480)) {
    StorageScreen(usage: .loaded(.full))
}

#Preview("Storage, loading", traits: .fixedLayout(width: 375, height: 240)) {
    StorageScreen(usage: .loading)
}

#Preview("Storage, failed", traits: .fixedLayout(width: 375, height: 240)) {
    StorageScreen(usage: .failed(message: "The server does not answer.", attempts: 4))
}

#Preview("Storage, empty", traits: .fixedLayout(width: 375, height: 240)) {
    StorageScreen(usage: .loaded(.empty))
}

#Preview("Storage placeholder", traits: .fixedLayout(width: 300, height: 110)) {
    StoragePlaceholder()
}
