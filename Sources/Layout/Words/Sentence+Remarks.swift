extension Sentence.StringInterpolation {
    /// Remarks beside each other, what each value says: "observed, estimated, not in Berlin".
    public mutating func appendInterpolation<Value>(remarks values: [Value], _ each: (Value) -> Sentence) {
        for (index, value) in values.enumerated() {
            if index > 0 { append(", ") }
            append(each(value).text)
        }
    }
}
