import Foundation
import HeadlessUIKit
import Testing

/// The controls for numbers and pages.
@Suite struct ValueControlTests {
    @Test func aSliderKeepsItsNumberInItsRange() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.setValue(7, animated: true)
        slider.value = .nan
        #expect(slider.value == 7)
        slider.minimumValue = 8
        #expect(slider.value == 8 && slider.displayContent.remarks == ["value 8"])
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
        #expect(slider.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 34))
    }

    @Test func aTapMovesTheThumbOfASlider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        #expect(slider.tap(at: CGPoint(x: 25, y: 5)) && values == [0.25])
        #expect(slider.accessibilityTraits.contains(.adjustable) && slider.accessibilityValue == "25%")
    }

    @Test func aStepperTakesSteps() {
        let stepper = UIStepper()
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        stepper.maximumValue = 2
        for _ in 0..<3 { stepper.tap(at: CGPoint(x: 90, y: 5)) }
        stepper.tap(at: CGPoint(x: 5, y: 5))
        #expect(values == [1, 2, 1])
        stepper.wraps = true
        stepper.value = 2
        stepper.tap(at: CGPoint(x: 90, y: 5))
        #expect(stepper.value == 0)
    }

    @Test func aPageControlStaysAmongItsPages() {
        let pages = UIPageControl()
        pages.currentPage = 4
        #expect(pages.currentPage == 0)
        pages.numberOfPages = 3
        pages.currentPage = 4
        #expect(pages.currentPage == 2 && pages.displayContent.remarks == ["page 3 of 3"])
        #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37))
        pages.numberOfPages = -2
        #expect(pages.numberOfPages == 0 && pages.intrinsicContentSize.width == 0)
    }

    @Test func aBarShowsThePartThatIsDone() {
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.setProgress(0.333, animated: true)
        #expect(bar.intrinsicContentSize.height == 2 && bar.displayContent.remarks == ["33%"])
        bar.progress = 7
        bar.progress = .nan
        #expect(bar.progress == 1)
        #expect(UIProgressView().sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 9, height: 4))
    }

    @Test func aPopoverKeepsItsPlace() {
        let controller = UIViewController()
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = controller.view
        controller.popoverPresentationController?.permittedArrowDirections = [.up]
        #expect(controller.popoverPresentationController?.sourceView === controller.view)
        #expect(controller.popoverPresentationController?.permittedArrowDirections == .up)
    }
}
