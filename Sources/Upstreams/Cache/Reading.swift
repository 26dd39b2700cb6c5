public import Documents

/// How the bytes of a document become a value: parser, schema and mapping. One request is read one way for each type
/// of value.
public struct Reading<Value: Sendable>: Sendable {
    /// What to call the document in messages: "enrico gbr 2022".
    public let name: String
    /// Nil where the document says that there is no such thing. It runs on the pool that all tasks share, so it is
    /// for documents of limited size.
    public let read: @Sendable ([UInt8]) throws(DocumentFailure) -> Value?

    /// Whether an upstream without this document is in trouble: an operator is told.
    var isRequired = false

    public init(name: String, read: @escaping @Sendable ([UInt8]) throws(DocumentFailure) -> Value?) {
        self.name = name
        self.read = read
    }
}
