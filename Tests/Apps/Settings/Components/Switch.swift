import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The switch of the system, in the color of the theme.
struct Switch: UIViewElement {
    var isOn: Bool
    var isEnabled = true
    var tint: UIColor?
    var onChange: (Bool) -> Void = { _ in }

    func makeUIView() -> UISwitch {
        UISwitch()
    }

    func updateUIView(_ view: UISwitch, with context: UIViewElementContext) {
        view.isOn = isOn
        view.isEnabled = isEnabled
        view.onTintColor = tint ?? context.environment.theme.palette.accent
    }
}

/// A slider between two values, with a value at each end.
struct VolumeSlider: UIViewElement {
    var value: Float
    var range: ClosedRange<Float> = 0...1

    func makeUIView() -> UISlider {
        let slider = UISlider()
        slider.isContinuous = false
        return slider
    }

    func updateUIView(_ view: UISlider, with context: UIViewElementContext) {
        view.minimumValue = range.lowerBound
        view.maximumValue = range.upperBound
        view.value = value
        view.minimumTrackTintColor = context.environment.theme.palette.accent
    }

    func size(_ size: CGSize, thatFits view: UISlider) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : 120, height: 31)
    }
}

#Preview("Switches", traits: .sizeThatFitsLayout) {
    Row(alignment: .center, minimumSpacing: Spacing.small) {
        Switch(isOn: true)
        Switch(isOn: false)
        Switch(isOn: true, isEnabled: false)
    }
    .inset(uniform: Spacing.large)
}

#Preview("Slider", traits: .fixedLayout(width: 200, height: 48)) {
    VolumeSlider(value: 0.3).centered()
}
