let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
slider.maximumValue = 10
slider.value = 4
print(slider.value, slider.intrinsicContentSize)  // expect: 4.0 CGSize(width: -1.0, height: 34.0)
slider.addAction(UIAction { _ in print("moved to", slider.value) }, for: .valueChanged)
slider.tap(at: CGPoint(x: 50, y: 9))  // expect: moved to 5.0
let stepper = UIStepper()
stepper.stepValue = 5
stepper.tap(at: CGPoint(x: 90, y: 9))
print(stepper.value, stepper.frame.size)  // expect: 5.0 CGSize(width: 94.0, height: 32.0)
let pages = UIPageControl()
pages.numberOfPages = 3
pages.currentPage = 9
print(pages.currentPage, pages.size(forNumberOfPages: 2).width)  // expect: 2 23.0
let bar = UIProgressView(progressViewStyle: .bar)
bar.setProgress(0.5, animated: true)
print(bar.progress, bar.intrinsicContentSize.height)  // expect: 0.5 2.0
