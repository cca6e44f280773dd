import BlueprintUI
import BlueprintUICommonControls

struct OnboardingPage: ProxyElement {
    struct Model {
        var title: String
        var message: String
        var illustration: Illustration
        var primaryAction: ButtonModel
    }

    var model: Model

    var elementRepresentation: Element {
        Column(alignment: .center, minimumSpacing: 20) {
            IllustrationView(model.illustration)
                .aspectRatio(1)
            HeadlineText(model.title)
            BodyText(model.message, alignment: .center)
            Spacer()
            FullWidthButton(model: model.primaryAction)
        }
        .inset(uniform: .gutter)
    }
}

struct OnboardingPage_Previews: PreviewProvider {
    static var previews: some View {
        ElementPreview(named: "Welcome", with: .fixed(width: 320, height: 480)) {
            OnboardingPage(
                model: .init(
                    title: "Welcome",
                    message: "Everything in one place.",
                    illustration: .welcome,
                    primaryAction: .init(title: "Start", action: {})
                )
            )
        }
    }
}
