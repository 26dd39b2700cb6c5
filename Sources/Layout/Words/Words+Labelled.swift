public import AlmanacValues

extension Words {
    /// Returns a message with what it is about before it: "Germany: Known until 10 September 2029."
    public func labelled(_ name: ForeignText, _ message: String) -> String {
        labelled(name: name, message: Sentence(message))
    }
}
