public import Documents

/// The label of all fuzzed documents.
public let fed = DocumentLabel(name: "input", source: "fuzzing")

/// Returns the parsed value; nil if the document is rejected, which must have a reason.
public func reading<Value>(_ read: () throws(DocumentFailure) -> Value) -> Value? {
    do throws(DocumentFailure) {
        return try read()
    } catch {
        expect(!"\(error)".isEmpty, "refused without a reason")
        if case .missing(let name, _) = error { finding("\(name) is missing") }
        return nil
    }
}
