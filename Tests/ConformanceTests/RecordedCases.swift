import BlueprintInspector
import ConformanceCases
import HeadlessUIKit
import TestTiers

/// The renders of the cases, each recorded once for all judges: of every tenth case in the fast tier, of
/// every second before a merge, or of all.
struct RecordedCases {
    /// A recorded render.
    struct Recorded {
        /// The identifier of the case, and the number of the render.
        let name: String
        let trace: Trace
        /// A function that returns a view on the screen after the render, by number.
        let view: (Int) -> UIView?
    }

    /// The number of cases of the project of which one is judged.
    static let step = TestTier.choice(fast: 10, merge: 2, all: 1)

    /// The cases that are judged.
    static func cases() throws -> [ConformanceCase] {
        try TestTier.sample(of: ConformanceCase.ofTier(), fast: 2, merge: 2)
    }

    /// The renders of these cases.
    static func renders() throws -> [Recorded] { try rendersByCase().flatMap { $0 } }

    /// The renders of these cases, by cases.
    static func rendersByCase() throws -> [[Recorded]] { try known.get() }

    /// The renders of every nth of these cases.
    static func renders(ofEvery count: Int) throws -> [Recorded] { try each(count, of: known.get()).flatMap { $0 } }

    /// Returns the number that a judge of a sample counts at least, for one that a judge of all cases does.
    static func share(of count: Int) -> Int { step == 1 ? count : count / step / 2 }

    /// Records the renders of a case.
    static func record(_ test: ConformanceCase) throws -> [Recorded] {
        let view = test.makeView()
        let recorder = RenderRecorder(view)
        let elements = try test.elements()
        return elements.enumerated().map { index, element in
            view.element = element
            let trace = recorder.record()
            // The views of a render that was followed by another one show the result of the latter.
            return Recorded(name: "\(test.id)/\(index)", trace: trace) { number in
                index == elements.count - 1 ? recorder.view(number: number) : nil
            }
        }
    }

    /// The renders by cases, which judges only read.
    nonisolated(unsafe) private static let known = Result { try cases().map(record) }

    private static func each<Value>(_ count: Int, of values: [Value]) -> [Value] {
        stride(from: 0, to: values.count, by: count).map { values[$0] }
    }
}
