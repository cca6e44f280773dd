import BlueprintInspector

/// Lists of the elements that VoiceOver reads.
extension Answers {
    /// Returns the list of what is read of a part of the tree.
    func accessibility(_ options: DrawingOptions) throws -> Output {
        let report = try accessibilityReport(options)
        return context.look("accessibility", report.text, report.members)
    }

    /// Returns the report on what is read of a part of the tree.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    func accessibilityReport(_ options: DrawingOptions) throws -> AccessibilityReport {
        AccessibilityReport(try reader, of: context.screen.snapshot, labels: context.labels, options: options)
    }

    /// The elements that VoiceOver reads, in order.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    var readElements: [ReadElement] {
        get throws { try reader.read }
    }

    /// The likely mistakes in the accessibility of views.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    var accessibilityWarnings: [AccessibilityWarning] {
        get throws { try reader.warnings }
    }

    private var reader: AccessibilityReader {
        get throws {
            guard let reader = context.screen.accessibility else {
                throw LayoutStopped(.interrupted, context.screen.budget)
            }
            return reader
        }
    }
}
