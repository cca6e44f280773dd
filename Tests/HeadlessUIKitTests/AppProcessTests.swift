import Foundation
import HeadlessUIKit
import Testing

/// The values that the code of an app shares belong to its process.
@Suite struct AppProcessTests {
    private enum Count: SharedValue {
        static var initial: Int { 1 }
    }

    @Test func processesShareNothing() {
        let (one, other) = (AppProcess(), AppProcess())
        one.run {
            UIPasteboard.general.string = "a"
            UIWindow().makeKeyAndVisible()
            AppProcess.current[Count.self] += 1
        }
        #expect(one[UIPasteboard.self].string == "a" && one[Count.self] == 2)
        other.run {
            #expect(UIPasteboard.general.string == nil && UIApplication.shared !== one[UIApplication.self])
            #expect(AppProcess.current[Count.self] == 1)
        }
    }

    @Test func windowsAreThoseOfTheProcess() {
        let window = UIWindow()
        let process = AppProcess()
        process.run { window.makeKeyAndVisible() }
        AppProcess().run { #expect(UIApplication.shared.windows.isEmpty) }
        process.run { #expect(UIApplication.shared.keyWindow === window) }
    }

    @Test func workIsCarriedToAnotherThread() {
        final class Found: @unchecked Sendable {
            var process: AppProcess?
            var scale: CGFloat?
        }
        let (process, found, done) = (AppProcess(), Found(), DispatchSemaphore(value: 0))
        nonisolated(unsafe) var work: () -> Void = {}
        process.run {
            UIScreen.$shown.withValue(UIScreen(size: CGSize(width: 1, height: 2), scale: 3)) {
                work = AppProcess.carried { (found.process, found.scale) = (.current, UIScreen.main.scale) }
            }
        }
        Thread {
            work()
            done.signal()
        }.start()
        done.wait()
        #expect(found.process === process && found.scale == 3)
    }
}
