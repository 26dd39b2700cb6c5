import Adapters

/// The key of a copy in memory: the request, and the type of the value that was parsed from its document.
struct DocumentKey: Hashable, Sendable {
    let request: UpstreamRequest
    private let type: ObjectIdentifier

    init<Value>(_ request: UpstreamRequest, as _: Value.Type) {
        self.request = request
        type = ObjectIdentifier(Value.self)
    }
}
