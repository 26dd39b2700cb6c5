public import AlmanacValues
public import Documents
public import ServiceContracts

/// A document of an upstream: how to request it, and how to read the response.
public struct UpstreamDocument<Value: Sendable>: Sendable {
    public let request: UpstreamRequest
    public let reading: Reading<Value>

    /// - Parameters:
    ///   - name: the document's name in messages, such as "GB 2022".
    ///   - service: the service's name in messages, such as "Enrico"; nil if the document's name is enough.
    ///   - source: the upstream's address in messages.
    ///   - read: parses the bytes of the response, whatever their format, and validates and maps them. Returns nil if
    ///     the response says that the document does not exist.
    public init(
        _ name: String, of service: String? = nil, from source: String, _ request: UpstreamRequest,
        _ read: @escaping @Sendable ([UInt8], DocumentLabel) throws(DocumentFailure) -> Value?
    ) {
        let label = DocumentLabel(name: name, source: source)
        self.request = request
        reading = Reading(name: service.map { "\($0): \(name)" } ?? name) { bytes throws(DocumentFailure) in
            try read(bytes, label)
        }
    }
}

/// Loads documents of an upstream. `Upstreams` implements it with a cache.
public protocol DocumentLoader: Sendable {
    /// Returns the value of a document that the upstream must have.
    ///
    /// - Throws: ``ServiceFailure/missing`` if the upstream does not have it; another ``ServiceFailure`` if no valid copy
    ///   is cached and none came in time.
    func required<Value>(_ document: UpstreamDocument<Value>) async throws(ServiceFailure) -> Supply<Value>
}
