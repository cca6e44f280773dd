import HeadlessUIKit
import SwiftInterpreter

/// The native classes of declared subclasses, by the classes that they inherit from.
extension ViewKind {
    static func activityIndicatorViewClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedActivityIndicatorView<Name>.self
    }
    static func buttonClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedButton<Name>.self
    }
    static func controlClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedControl<Name>.self
    }
    static func imageViewClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedImageView<Name>.self
    }
    static func labelClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedLabel<Name>.self
    }
    static func pageControlClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedPageControl<Name>.self
    }
    static func plainClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedView<Name>.self
    }
    static func progressViewClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedProgressView<Name>.self
    }
    static func scrollViewClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedScrollView<Name>.self
    }
    static func segmentedControlClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedSegmentedControl<Name>.self
    }
    static func sliderClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedSlider<Name>.self
    }
    static func stackViewClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedStackView<Name>.self
    }
    static func stepperClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedStepper<Name>.self
    }
    static func switchClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedSwitch<Name>.self
    }
    static func textFieldClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedTextField<Name>.self
    }
    static func textViewClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedTextView<Name>.self
    }
    static func visualEffectViewClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedVisualEffectView<Name>.self
    }
    static func windowClass<Name: ClassName>(_: Name.Type) -> any DeclaredView.Type {
        InterpretedWindow<Name>.self
    }
}
