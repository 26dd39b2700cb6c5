public import Documents

/// How to turn the bytes of a document into a value: it parses, validates and maps them. Each request must have only
/// one reading for each type of value.
public struct Reading<Value: Sendable>: Sendable {
    /// The document's name in messages, such as "enrico gbr 2022".
    public let name: String
    /// Parses a document. Returns nil if the document says that what was asked for does not exist. Runs on the shared
    /// pool of threads, so the size of documents must be limited.
    public let read: @Sendable ([UInt8]) throws(DocumentFailure) -> Value?

    /// Whether an upstream without this document has a problem that the operator should know of.
    package var isRequired = false

    public init(name: String, read: @escaping @Sendable ([UInt8]) throws(DocumentFailure) -> Value?) {
        self.name = name
        self.read = read
    }
}
