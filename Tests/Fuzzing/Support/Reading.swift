public import Documents

/// What documents that are fed are called.
public let fed = DocumentOrigin(name: "input", source: "fuzzing")

/// What is read of a document; nil where it is refused, which has to be for a reason.
public func reading<Value>(_ read: () throws(DocumentFailure) -> Value) -> Value? {
    do throws(DocumentFailure) {
        return try read()
    } catch {
        expect(!"\(error)".isEmpty, "refused without a reason")
        if case .missing(let name, _) = error { finding("\(name) is missing") }
        return nil
    }
}
