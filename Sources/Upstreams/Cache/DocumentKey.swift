/// What a copy is found by in memory: the request, and what was read of its document.
struct DocumentKey: Hashable, Sendable {
    let request: UpstreamRequest
    private let type: ObjectIdentifier

    init<Value>(_ request: UpstreamRequest, as _: Value.Type) {
        self.request = request
        type = ObjectIdentifier(Value.self)
    }
}
