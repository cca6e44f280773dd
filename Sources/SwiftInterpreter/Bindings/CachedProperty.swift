/// A property of an interpreted instance that is evaluated once, such as the content of an element.
///
/// A rehearsal can evaluate it first. The text that it printed then is printed when the property is next read in a
/// render that is shown.
package final class CachedProperty<Value> {
    private let instance: AdoptedInstance
    private let evaluate: (AdoptedInstance) -> Value
    private var cached: Value?
    private var text = ""

    /// Creates a property of an instance.
    ///
    /// - Parameter evaluate: Evaluates the property, at its first read.
    package init(of instance: AdoptedInstance, _ evaluate: @escaping (AdoptedInstance) -> Value) {
        self.instance = instance
        self.evaluate = evaluate
    }

    /// The value, evaluated at the first read.
    package var value: Value {
        if let cached {
            if !text.isEmpty, !instance.runtime.isRehearsing {
                instance.runtime.print(text)
                text = ""
            }
            return cached
        }
        let result = instance.runtime.recordingPrint { evaluate(instance) }
        (cached, text) = (result.result, result.text)
        return result.result
    }
}
