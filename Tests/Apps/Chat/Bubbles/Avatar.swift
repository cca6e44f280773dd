import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The initials of a person on a color, with a dot if the person is online.
struct Avatar: StyledElement {
    var person: Person
    var side: CGFloat?

    func element(in style: ChatStyle) -> Element {
        let side = side ?? style.sizes.avatar
        return Label(text: person.initials) { label in
            label.font = .systemFont(ofSize: side * 0.4, weight: .bold)
            label.color = .white
        }
        .centered()
        .box(background: person.color, corners: .capsule)
        .constrainedTo(width: side, height: side)
        .if(person.presence == .online) { circle in
            circle.decorate(
                layering: .above,
                position: .custom { context in
                    CGRect(
                        x: context.contentSize.width - side * 0.28,
                        y: context.contentSize.height - side * 0.28,
                        width: side * 0.28,
                        height: side * 0.28
                    )
                }
            ) {
                Box(
                    backgroundColor: .systemGreen,
                    cornerStyle: .capsule,
                    borderStyle: .solid(color: style.background, width: 2)
                )
            }
        }
        .accessibilityElement(label: person.name, value: person.presenceText, traits: [.image])
    }
}

/// Up to three people over each other.
struct AvatarStack: Element {
    var people: [Person]
    var side: CGFloat = 44

    var content: ElementContent {
        if people.count == 1 {
            return ElementContent(child: Avatar(person: people[0], side: side))
        }
        return ElementContent(layout: Staggered(side: side)) { builder in
            for person in people.prefix(3) {
                builder.add(key: person.id, element: Avatar(person: person, side: side * 0.62))
            }
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

    /// Places elements on the corners of a square: top left, bottom right, bottom left.
    private struct Staggered: Layout {
        var side: CGFloat

        func sizeThatFits(
            proposal: SizeConstraint,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) -> CGSize {
            CGSize(width: side, height: side)
        }

        func placeSubelements(
            in size: CGSize,
            subelements: Subelements,
            environment: Environment,
            cache: inout ()
        ) {
            let anchors: [UnitPoint] = [.topLeading, .bottomTrailing, .bottomLeading]
            for (subelement, anchor) in zip(subelements, anchors) {
                subelement.place(
                    at: CGPoint(x: size.width * anchor.x, y: size.height * anchor.y),
                    anchor: anchor,
                    size: subelement.sizeThatFits(.unconstrained)
                )
            }
        }
    }
}

#Preview("Avatars", traits: .sizeThatFitsLayout) {
    Row(alignment: .center, minimumSpacing: 8) {
        Avatar(person: .noor)
        Avatar(person: .wilhelmina, side: 44)
        Avatar(person: .bot)
    }
}

#Preview("People over each other", traits: .sizeThatFitsLayout) {
    Row(minimumSpacing: 8) {
        for people in [[Person.noor], [.noor, .jonas], [.noor, .jonas, .wilhelmina, .bot]] {
            AvatarStack(people: people)
        }
    }
}
