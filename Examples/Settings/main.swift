import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import Foundation
import UIKit

// A screen of settings that VoiceOver reads well: headers, switches, a slider, a message with actions, and an error that
// is read with its field. Run it with `swift run Settings`, or with `blueprint run Examples/Settings/main.swift`, and
// then type accessibility.

/// A row with a switch, read as one element.
struct SwitchRow: ProxyElement {
    var title: String
    var isOn: Bool

    var elementRepresentation: Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
            Label(text: title)
            Box(backgroundColor: isOn ? .green : .lightGray, cornerStyle: .capsule)
                .constrainedTo(width: 44, height: 24)
                .stackLayoutChild(priority: .fixed)
        }
        .constrainedTo(height: .atLeast(44))
        .accessibilityElement(
            label: title,
            value: isOn ? "on" : "off",
            traits: [.toggleButton],
            hint: "Double tap to change it"
        )
    }
}

/// A value from 0 to 10 that a swipe up or down changes.
struct VolumeRow: ProxyElement {
    var volume: Int
    var onChange: (Int) -> Void

    var elementRepresentation: Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
            Label(text: "Volume")
            Label(text: "\(volume)").stackLayoutChild(priority: .fixed)
        }
        .constrainedTo(height: .atLeast(44))
        .accessibilityElement(
            label: "Volume",
            value: "\(volume) of 10",
            traits: [.adjustable({ onChange(volume + 1) }, { onChange(volume - 1) })]
        )
    }
}

/// A message with actions in place of small buttons.
struct MessageRow: ProxyElement {
    var sender: String
    var text: String
    var onAction: (String) -> Void

    var elementRepresentation: Element {
        Column(alignment: .fill) {
            Label(text: sender) { $0.font = .boldSystemFont(ofSize: 16) }
            Label(text: text)
        }
        .accessibilityElement(
            label: "\(sender): \(text)",
            value: nil,
            traits: [.button],
            customActions: ["Reply", "Delete"].map { name in
                AccessibilityElement.CustomAction(name: name) {
                    onAction(name)
                    return true
                }
            },
            customContent: [AccessibilityElement.CustomContent(label: "Received", value: "yesterday")]
        )
    }
}

/// A field with an error that is read after it.
struct NameField: ProxyElement {
    var name: String

    var elementRepresentation: Element {
        Column(alignment: .fill) {
            TextField(text: name) { field in
                field.placeholder = "required"
                field.accessibilityLabel = "Name"
            }
            .deferredAccessibilityReceiver()
            if name.isEmpty {
                Label(text: "A name is missing") { $0.color = .red }
                    .deferredAccessibilitySource(identifier: "error")
            }
        }
        .deferAccessibilityToChildren(content: [AccessibilityDeferral.Content(kind: .error, identifier: "error")])
    }
}

/// The whole screen.
struct SettingsScreen: ProxyElement {
    var onEvent: (String) -> Void

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 8) {
            Label(text: "Settings") { label in
                label.font = .boldSystemFont(ofSize: 20)
                label.accessibilityTraits = [.header]
            }
            Column(alignment: .fill) {
                SwitchRow(title: "Wi-Fi", isOn: true)
                SwitchRow(title: "Bluetooth", isOn: false)
            }
            .accessibilityContainer(containerType: .list, label: "Connections")
            VolumeRow(volume: 4) { onEvent("volume \($0)") }
            MessageRow(sender: "Ann", text: "See you at eight", onAction: onEvent)
            NameField(name: "")
            Row(minimumSpacing: 4) {
                Label(text: "Version")
                Label(text: "1.2")
            }
            .accessibilityCombine()
            Rule(orientation: .horizontal, color: .lightGray).blockAccessibility()
        }
        .inset(uniform: 16)
    }
}

/// Returns the views in a view that are read, in the order of the subviews.
func readViews(in view: UIView) -> [UIView] {
    if view.isHidden || view.accessibilityElementsHidden { return [] }
    return view.isAccessibilityElement ? [view] : view.subviews.flatMap { readViews(in: $0) }
}

var events: [String] = []
let view = BlueprintView(element: SettingsScreen { events.append($0) })
view.frame = CGRect(x: 0, y: 0, width: 300, height: 360)
view.layoutIfNeeded()

for read in readViews(in: view) {
    let words = [read.accessibilityLabel, read.accessibilityValue, read.accessibilityHint].compactMap { $0 }
    print(words.joined(separator: ", "))
    for action in read.accessibilityCustomActions ?? [] {
        print("  action: \(action.name)")
    }
    read.accessibilityIncrement()
}
print("events:", events)
