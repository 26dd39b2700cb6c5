public import AlmanacValues

extension Sentence.StringInterpolation {
    /// Items after a colon, without "and": "Ben Solo, Rey".
    public mutating func appendInterpolation(items texts: [ForeignText]) {
        append(texts.map(\.isolated).joined(separator: ", "))
    }
}
