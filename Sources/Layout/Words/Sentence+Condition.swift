extension Sentence.StringInterpolation {
    /// A part that the sentence has only if a fact holds: `"\(isObserved, then: " (observed)")"`.
    public mutating func appendInterpolation(_ condition: Bool, then part: @autoclosure () -> Sentence) {
        if condition { append(part().text) }
    }
}
