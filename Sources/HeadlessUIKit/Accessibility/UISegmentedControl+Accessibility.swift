import Foundation

extension UISegmentedControl {
    /// A button for each segment.
    final var accessibleSegments: [UIAccessibilityElement] {
        zip(segments, segmentFrames).enumerated().map { index, pair in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = pair.0.title
            element.accessibilityValue = "\(index + 1) of \(segments.count)"
            var traits = UIAccessibilityTraits.button
            if index == selectedSegmentIndex { traits.insert(.selected) }
            if !pair.0.isEnabled || !isEnabled { traits.insert(.notEnabled) }
            element.accessibilityTraits = traits
            element.accessibilityFrameInContainerSpace = pair.1
            return element
        }
    }
}
