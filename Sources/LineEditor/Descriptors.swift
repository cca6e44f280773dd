import TextFiles

/// Writes a whole text; returns false if that fails.
func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    DescriptorOutput.write(text, to: descriptor)
}
