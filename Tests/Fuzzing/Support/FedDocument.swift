public import Documents

/// A source in which every document is the last input. One reader can serve all inputs with it, and so compiles its
/// schemas once.
public struct FedDocument: DocumentSource {
    public let label = "fed"

    nonisolated(unsafe) private static var input: [UInt8] = []

    public init() {}

    public func bytes(of name: String) -> [UInt8]? { Self.input }

    /// What is read of the input as a document; nil where it is refused, which has to be for a reason.
    public static func read<Value>(_ input: [UInt8], by read: () throws(DocumentFailure) -> Value?) -> Value? {
        Self.input = input
        do throws(DocumentFailure) {
            return try read()
        } catch {
            expect(!"\(error)".isEmpty, "refused without a reason")
            if case .missing(let name, _) = error { finding("\(name) is missing") }
            return nil
        }
    }
}
