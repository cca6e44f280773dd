import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A screen: a bar with a title, and sections that scroll below it.
struct Screen: ProxyElement {
    var title: String
    var isRoot = false
    var trailing: Element?
    var sections: [Element]

    init(
        _ title: String,
        isRoot: Bool = false,
        trailing: Element? = nil,
        @ElementBuilder<StackLayout.Child> sections: () -> [StackLayout.Child]
    ) {
        self.title = title
        self.isRoot = isRoot
        self.trailing = trailing
        self.sections = sections().map(\.element)
    }

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            let palette = environment.theme.palette
            return Column(alignment: .fill, underflow: .growUniformly) {
                bar.inset(top: environment.safeAreaInsets.top).stackLayoutChild(priority: .fixed)
                Rule(orientation: .horizontal, color: palette.separator).stackLayoutChild(priority: .fixed)
                body.stackLayoutChild(priority: .grows)
            }
            .box(background: palette.background)
        }
    }

    private var bar: Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: Spacing.small) {
            if !isRoot {
                Text("‹", .title, role: .accent).stackLayoutChild(priority: .fixed)
            }
            Text(title, isRoot ? .title : .heading, lines: 1)
            if let trailing {
                trailing.stackLayoutChild(priority: .fixed)
            }
        }
        .inset(horizontal: Spacing.margin, vertical: Spacing.small)
        .constrainedTo(height: .atLeast(48))
    }

    private var body: Element {
        Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: Spacing.huge) {
            sections
        }
        .inset(horizontal: Spacing.margin, vertical: Spacing.large)
        .scrollable(.fittingHeight) { scroll in
            scroll.alwaysBounceVertical = true
            scroll.keyboardDismissMode = .interactive
        }
    }
}

#Preview("Screen without content", traits: .fixedLayout(width: 320, height: 200)) {
    Screen("Empty") {
        Text("Nothing here yet.", role: .secondary).centered()
    }
}

#Preview("Screen with a long title", traits: .fixedLayout(width: 320, height: 160)) {
    Screen("Benachrichtigungseinstellungen", trailing: Text("Fertig", .bodyStrong, role: .accent)) {
        Text("Der Titel wird gekürzt, der Knopf nicht.")
    }
}
